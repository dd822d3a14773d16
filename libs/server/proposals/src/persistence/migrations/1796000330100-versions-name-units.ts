import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `ALTER TABLE "proposals"."versions" ADD "unit_name" text`,
  `UPDATE "proposals"."versions" v SET "unit_name" = p."unit_name" FROM "proposals"."proposals" p
   WHERE p."id" = v."proposal_id" AND p."content" ->> 'pricingUnitId' = v."content" ->> 'pricingUnitId'`,
];

/** A version keeps the name of what it offered, so that both sides read it when the next one offers something else. */
export class VersionsNameUnits1796000330100 implements MigrationInterface {
  name = 'VersionsNameUnits1796000330100';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
