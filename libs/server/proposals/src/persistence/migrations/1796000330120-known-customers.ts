import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers of proposals of before are told to the lists of their stores, through the outbox. */
export class KnownCustomers1796000330120 implements MigrationInterface {
  name = 'KnownCustomers1796000330120';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO "platform"."outbox" ("id", "job", "payload")
       SELECT gen_random_uuid(), 'customers.note_proposal', jsonb_build_object(
         'proposalId', p.id, 'storeId', p.store_id, 'customerId', p.customer_id,
         'at', to_char(p.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
       FROM "proposals"."proposals" p WHERE p.customer_id IS NOT NULL AND (p.asked OR p.status IN ('declined', 'accepted'))`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
