import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';

const STATEMENTS = [
  `ALTER TABLE "payments"."cards" ADD "status" text NOT NULL DEFAULT 'checking', ADD "card_key" text, ADD "confirmed_at" ${TIME},
    ADD "next_check_at" ${TIME}, ADD "check_claimed_until" ${TIME}`,
  // a card that was charged or held before is known to work; the next ticks check the others
  `UPDATE "payments"."cards" c SET "status" = 'confirmed', "confirmed_at" = c."created_at" WHERE EXISTS (
     SELECT 1 FROM "payments"."ledger" l WHERE l."card_id" = c."id" AND l."status" IN ('charged', 'held', 'captured'))`,
  `UPDATE "payments"."cards" SET "next_check_at" = now() WHERE "status" = 'checking' AND "deleted_at" IS NULL`,
  `CREATE INDEX "cards_to_check" ON "payments"."cards" ("next_check_at") WHERE next_check_at IS NOT NULL`,
  `CREATE INDEX "cards_of_key" ON "payments"."cards" ("card_key") WHERE card_key IS NOT NULL`,
  `CREATE INDEX "ledger_of_check" ON "payments"."ledger" ("card_id") WHERE (kind = 'check'::text)`,
];

/** A card may pay once the provider has confirmed it. */
export class ConfirmedCards1796000030010 implements MigrationInterface {
  name = 'ConfirmedCards1796000030010';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
