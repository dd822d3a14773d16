import { type MigrationInterface, type QueryRunner } from 'typeorm';

// prices of the occasion that is asked for; a tick fills them for existing stores (`ListAnew`)
const statements = [
  `ALTER TABLE "stores"."listings" ADD "line_suits" bigint array, ADD "steps_enough" boolean NOT NULL DEFAULT false`,
];

export class OccasionPrices1796000371000 implements MigrationInterface {
  name = 'OccasionPrices1796000371000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
