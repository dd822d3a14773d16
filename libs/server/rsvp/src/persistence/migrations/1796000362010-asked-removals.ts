import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A guest who may have asked to be left alone is asked, and nothing is sent meanwhile. */
export class AskedRemovals1796000362010 implements MigrationInterface {
  name = 'AskedRemovals1796000362010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "rsvp"."guests" ADD "removal_asked_at" TIMESTAMP WITH TIME ZONE`);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
