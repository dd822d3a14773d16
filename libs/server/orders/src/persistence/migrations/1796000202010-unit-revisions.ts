import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Revision an order was placed from; null: placed before units had revisions. */
export class OrderedRevisions1796000202010 implements MigrationInterface {
  name = 'OrderedRevisions1796000202010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "orders"."orders" ADD "unit_revision" integer`);
    await runner.query(`ALTER TABLE "orders"."checkouts" ADD "unit_revision" integer`);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
