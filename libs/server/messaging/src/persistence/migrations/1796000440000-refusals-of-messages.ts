import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the refusals of a message apart from its claims, many of which only waited. */
export class RefusalsOfMessages1796000440000 implements MigrationInterface {
  name = 'RefusalsOfMessages1796000440000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "messaging"."messages" ADD "refusals" integer NOT NULL DEFAULT 0`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
