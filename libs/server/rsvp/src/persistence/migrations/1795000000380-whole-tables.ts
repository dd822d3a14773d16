import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A preview stores the rows of its first page; existing uploads hold all rows. */
export class WholeTables1795000000380 implements MigrationInterface {
  name = 'WholeTables1795000000380';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "rsvp"."table_uploads" ADD "whole" boolean NOT NULL DEFAULT true`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
