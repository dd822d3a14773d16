import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The orders of before analytics are told to it, each as it is now, through the outbox. */
export class CountedOrders1796000307020 implements MigrationInterface {
  name = 'CountedOrders1796000307020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO "platform"."outbox" ("id", "job", "payload")
       SELECT gen_random_uuid(), 'analytics.count_order', jsonb_build_object(
         'orderId', o.id, 'storeId', o.store_id, 'version', o.version, 'status', o.status,
         'placedOn', (o.created_at AT TIME ZONE 'Asia/Jerusalem')::date, 'eventOn', (o.starts_at AT TIME ZONE 'Asia/Jerusalem')::date,
         'revenue', CASE WHEN o.status = 'pending' THEN 0 ELSE coalesce(o.kept, o.price) END,
         'guests', (o.summary #>> '{eventInfo,participants}')::int,
         'answerMinutes', (SELECT greatest(0, floor(extract(epoch FROM min((e ->> 'at')::timestamptz) - o.created_at) / 60))::int
           FROM jsonb_array_elements(o.timeline) e WHERE e ->> 'kind' IN ('approved', 'declined')))
       FROM "orders"."orders" o`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
