import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The threads of before customers were listed are told to their list, through the outbox. */
export class OpenedThreads1796000310501 implements MigrationInterface {
  name = 'OpenedThreads1796000310501';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO "platform"."outbox" ("id", "job", "payload")
       SELECT gen_random_uuid(), 'customers.note_thread', jsonb_build_object(
         'threadId', t.id, 'storeId', t.store_id, 'customerId', t.customer_id,
         'at', to_char(t.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
       FROM "conversations"."threads" t`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
