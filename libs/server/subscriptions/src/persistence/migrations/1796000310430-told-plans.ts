import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores are told the plans of before, through the outbox: their list of admins is filtered by it (ADR 69). */
export class ToldPlans1796000310430 implements MigrationInterface {
  name = 'ToldPlans1796000310430';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO "platform"."outbox" ("id", "job", "payload")
       SELECT gen_random_uuid(), 'stores.fit_plan', jsonb_build_object('storeId', s.store_id)
       FROM "subscriptions"."subscriptions" s WHERE s.phase <> 'inactive'`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
