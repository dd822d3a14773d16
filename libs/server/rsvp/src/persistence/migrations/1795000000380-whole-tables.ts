import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A preview keeps the rows of its first page; those that wait now were kept whole. */
export class WholeTables1795000000380 implements MigrationInterface {
  name = 'WholeTables1795000000380';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "rsvp"."table_uploads" ADD "whole" boolean NOT NULL DEFAULT true`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
