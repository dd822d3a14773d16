import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds to a job the trace it continues. */
export class OutboxTraces1796000332000 implements MigrationInterface {
  name = 'OutboxTraces1796000332000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "platform"."outbox" ADD "trace" text`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
