import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A refund by hand is known by the key of its request. Those of before have none, and are not sent again. */
export class KeysOfManualRefunds1796000420000 implements MigrationInterface {
  name = 'KeysOfManualRefunds1796000420000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "orders"."manual_refunds" ADD "key" text`);
    await runner.query(
      `CREATE UNIQUE INDEX "manual_refunds_by_key" ON "orders"."manual_refunds" ("requested_by", "key")`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
