import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds to a job why its last attempt failed, without personal data. */
export class LastErrors1796000319000 implements MigrationInterface {
  name = 'LastErrors1796000319000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "platform"."outbox" ADD "last_error" text`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
