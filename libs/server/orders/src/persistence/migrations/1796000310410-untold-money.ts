import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ledger of stores is told the money of the orders of before, in parts of a hundred, through the outbox. */
export class UntoldMoney1796000310410 implements MigrationInterface {
  name = 'UntoldMoney1796000310410';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO "platform"."outbox" ("id", "job", "payload")
       SELECT gen_random_uuid(), 'orders.tell_money', jsonb_build_object('orderIds', jsonb_agg(o.id ORDER BY o.place))
       FROM (SELECT id, row_number() OVER (ORDER BY created_at, id) - 1 AS place FROM "orders"."orders" WHERE captured > 0) o
       GROUP BY o.place / 100 ORDER BY o.place / 100`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
