import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  // the taken seats are read under the lock of the day's row, so they have to be stored in that row
  `ALTER TABLE "orders"."days" ADD "seats" integer array NOT NULL DEFAULT '{}'`,
  `UPDATE "orders"."days" d SET "seats" = array(SELECT seat FROM "orders"."slots" s WHERE s.store_id = d.store_id AND s.day = d.day ORDER BY seat)`,
  `ALTER TABLE "orders"."days" ALTER COLUMN "seats" DROP DEFAULT`,
  `ALTER TABLE "orders"."checkouts" ADD "asked" text`,
];

/** A checkout and its seat are written in one statement; a checkout stores a hash of the request its key was used for. */
export class SeatsOfADay1795000000750 implements MigrationInterface {
  name = 'SeatsOfADay1795000000750';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
