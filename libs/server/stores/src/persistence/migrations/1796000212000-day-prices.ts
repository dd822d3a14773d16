import { type MigrationInterface, type QueryRunner } from 'typeorm';

// prices that differ on some days; a tick fills them for existing stores (`ListAnew`)
const statements = [
  `ALTER TABLE "stores"."listings" ADD "by_day" boolean NOT NULL DEFAULT false, ADD "line_unit" integer array, ADD "line_days" integer array,
     ADD "line_since" integer array, ADD "line_until" integer array, ADD "line_least" integer array, ADD "line_most" integer array,
     ADD "line_base" bigint array, ADD "line_per" bigint array, ADD "line_heads" integer array, ADD "line_sum" bigint array,
     ADD "line_from" bigint array, ADD "line_offer" text array`,
];

export class DayPrices1796000212000 implements MigrationInterface {
  name = 'DayPrices1796000212000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
