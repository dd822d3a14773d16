import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Time of the last change of each guest field, so that an edit of a field that another host changed meanwhile is refused. */
export class FieldVersions1796000080020 implements MigrationInterface {
  name = 'FieldVersions1796000080020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "rsvp"."guests" ADD "field_versions" jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
