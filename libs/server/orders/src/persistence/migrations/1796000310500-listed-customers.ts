import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The orders of before customers were listed are told to their list, through the outbox. The job reads the order anew and takes from
 * the payload its id alone.
 */
export class ListedCustomers1796000310500 implements MigrationInterface {
  name = 'ListedCustomers1796000310500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO "platform"."outbox" ("id", "job", "payload")
       SELECT gen_random_uuid(), 'customers.note_order', jsonb_build_object(
         'orderId', o.id, 'storeId', o.store_id, 'version', o.version, 'status', o.status,
         'placedOn', (o.created_at AT TIME ZONE 'Asia/Jerusalem')::date, 'eventOn', (o.starts_at AT TIME ZONE 'Asia/Jerusalem')::date,
         'revenue', 0, 'guests', 0, 'answerMinutes', NULL::int)
       FROM "orders"."orders" o`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
