import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Copies agreed and unsettled terms into the order: of one that follows an invitation the number and the price of the newest
 * accepted amendment. Price lines are renewed with the next agreed number.
 */
const AGREED = `
  update orders.orders o set
    due = a.price - o.price,
    price = a.price,
    summary = jsonb_set(jsonb_set(o.summary, '{eventInfo,participants}', to_jsonb(f.agreed_participants)), '{price}',
      to_jsonb(a.price / 100.0))
  from orders.followings f
  join lateral (select m.price from orders.amendments m
    where m.order_id = f.order_id and m.status = 'accepted' and m.participants = f.agreed_participants order by m.id desc limit 1) a on true
  where f.order_id = o.id and f.status = 'following' and f.agreed_participants <> f.paid_participants and o.status in ('pending', 'approved')`;

export class AgreedPrices1796000205020 implements MigrationInterface {
  name = 'AgreedPrices1796000205020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "orders"."orders" ADD "due" integer NOT NULL DEFAULT 0`);
    await runner.query(AGREED);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
