import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds to a message the trace that its sending continues. */
export class MessageTraces1796000332010 implements MigrationInterface {
  name = 'MessageTraces1796000332010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "messaging"."messages" ADD "trace" text`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
