import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores are told the state of the bank details of before, through the outbox: their list of admins is filtered by it (ADR 69). */
export class ToldBankDetails1796000310440 implements MigrationInterface {
  name = 'ToldBankDetails1796000310440';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO "platform"."outbox" ("id", "job", "payload")
       SELECT gen_random_uuid(), 'stores.note_bank_details',
         jsonb_build_object('bankDetailsId', d.id, 'storeId', d.store_id, 'status', d.status, 'version', d.version)
       FROM "verification"."bank_details" d`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
