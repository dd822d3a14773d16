import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When each field of a guest last changed, so that an edit of what somebody else changed meanwhile is refused. */
export class FieldVersions1796000080020 implements MigrationInterface {
  name = 'FieldVersions1796000080020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "rsvp"."guests" ADD "field_versions" jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
