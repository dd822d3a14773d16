import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';

const STATEMENTS = [
  `CREATE TABLE "payments"."payers" ("user_id" uuid NOT NULL, "phone_key" text, "closed_at" ${TIME}, "card_kept" boolean NOT NULL,
    CONSTRAINT "PK_payers" PRIMARY KEY ("user_id"))`,
  `CREATE INDEX "payers_of_phone" ON "payments"."payers" ("phone_key") WHERE phone_key IS NOT NULL`,
  `CREATE INDEX "payers_with_card" ON "payments"."payers" ("closed_at") WHERE card_kept`,
  `ALTER TABLE "payments"."bills" ADD "adopted_at" ${TIME}`,
];

/** A debt belongs to the phone, not to the account; a closed account's card stays until it is settled. */
export class DebtsOfPhones1796000030030 implements MigrationInterface {
  name = 'DebtsOfPhones1796000030030';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
