import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';
const STATEMENTS = [
  `CREATE TABLE "payouts"."store_accounts" ("store_id" uuid NOT NULL, "balance" integer NOT NULL, "frozen" integer NOT NULL,
    "lines" integer NOT NULL, "refused_details_id" uuid, "refused_version" integer, CONSTRAINT "PK_store_accounts" PRIMARY KEY ("store_id"))`,
  `CREATE TABLE "payouts"."orders" ("order_id" uuid NOT NULL, "store_id" uuid NOT NULL, "code" text, "version" integer NOT NULL,
    "captured" integer NOT NULL, "refunded" integer NOT NULL, "to_customer" integer NOT NULL, "commission" integer NOT NULL,
    "net" integer NOT NULL, "paid" integer NOT NULL, "available_at" ${TIME}, CONSTRAINT "PK_payout_orders" PRIMARY KEY ("order_id"))`,
  `CREATE INDEX "orders_to_pay" ON "payouts"."orders" ("store_id", "available_at") WHERE net <> paid`,
  `CREATE TABLE "payouts"."chargebacks" ("chargeback_id" uuid NOT NULL, "payment_id" uuid, "order_id" uuid, "store_id" uuid,
    "amount" integer NOT NULL, "voided" integer NOT NULL, "status" text NOT NULL, "version" integer NOT NULL,
    CONSTRAINT "PK_payout_chargebacks" PRIMARY KEY ("chargeback_id"))`,
  `CREATE INDEX "chargebacks_of_payment" ON "payouts"."chargebacks" ("payment_id")`,
  `CREATE TABLE "payouts"."postings" ("id" uuid NOT NULL, "key" text NOT NULL, "at" ${TIME} NOT NULL,
    CONSTRAINT "PK_postings" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "postings_once" ON "payouts"."postings" ("key")`,
  `CREATE TABLE "payouts"."entries" ("id" uuid NOT NULL, "posting_id" uuid NOT NULL, "account" text NOT NULL, "kind" text NOT NULL,
    "amount" integer NOT NULL, "at" ${TIME} NOT NULL, "store_id" uuid NOT NULL, "order_id" uuid, "payout_id" uuid,
    "line" integer, "balance" integer, CONSTRAINT "PK_entries" PRIMARY KEY ("id"),
    CONSTRAINT "entries_of" FOREIGN KEY ("posting_id") REFERENCES "payouts"."postings" ("id"))`,
  `CREATE INDEX "entries_of_posting" ON "payouts"."entries" ("posting_id")`,
  `CREATE UNIQUE INDEX "entries_of_statement" ON "payouts"."entries" ("store_id", "line") WHERE line IS NOT NULL`,
  `CREATE TABLE "payouts"."batches" ("id" uuid NOT NULL, "day" text NOT NULL, "status" text NOT NULL, "planned_up_to" uuid,
    "file_number" integer, "file_made_at" ${TIME}, "payment_day" text, "sent_at" ${TIME}, "answered_at" ${TIME}, "created_at" ${TIME} NOT NULL,
    CONSTRAINT "PK_batches" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "batches_once" ON "payouts"."batches" ("day")`,
  `CREATE TABLE "payouts"."payouts" ("id" uuid NOT NULL, "number" integer NOT NULL, "batch_id" uuid NOT NULL, "store_id" uuid NOT NULL,
    "day" text NOT NULL, "status" text NOT NULL, "amount" integer NOT NULL, "planned_at" ${TIME} NOT NULL, "sent_at" ${TIME},
    "closed_at" ${TIME}, "reason" text, "bank_code" text, "bank_details_id" uuid, "details_version" integer,
    CONSTRAINT "PK_payouts" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "payouts_once" ON "payouts"."payouts" ("batch_id", "store_id")`,
  `CREATE UNIQUE INDEX "payouts_by_number" ON "payouts"."payouts" ("number")`,
  `CREATE INDEX "payouts_of_store" ON "payouts"."payouts" ("store_id", "number")`,
  `CREATE INDEX "payouts_returned" ON "payouts"."payouts" ("closed_at", "id") WHERE status = 'returned'`,
  `CREATE SEQUENCE "payouts"."payout_numbers" AS integer START 100001`,
  `CREATE TABLE "payouts"."payout_items" ("payout_id" uuid NOT NULL, "order_id" uuid NOT NULL, "amount" integer NOT NULL,
    CONSTRAINT "PK_payout_items" PRIMARY KEY ("payout_id", "order_id"))`,
  // a statement that adds entries has to leave each of their postings at 0
  `CREATE FUNCTION "payouts"."postings_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF EXISTS (SELECT FROM added GROUP BY posting_id HAVING sum(amount) <> 0) THEN
       RAISE EXCEPTION 'the entries of a posting add up to 0';
     END IF;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER "postings_balance" AFTER INSERT ON "payouts"."entries" REFERENCING NEW TABLE AS added
   FOR EACH STATEMENT EXECUTE FUNCTION "payouts"."postings_balance"()`,
  // the apps' role may only append; this stops the owner of the tables, too
  `CREATE FUNCTION "payouts"."ledger_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN RAISE EXCEPTION 'the ledger of stores is append-only'; END $$`,
  ...['postings', 'entries', 'payout_items'].flatMap((table) => [
    `CREATE TRIGGER "${table}_append_only" BEFORE UPDATE OR DELETE ON "payouts"."${table}"
     FOR EACH ROW EXECUTE FUNCTION "payouts"."ledger_is_append_only"()`,
    `CREATE TRIGGER "${table}_not_truncated" BEFORE TRUNCATE ON "payouts"."${table}"
     FOR EACH STATEMENT EXECUTE FUNCTION "payouts"."ledger_is_append_only"()`,
  ]),
];

export class Payouts1796000303000 implements MigrationInterface {
  name = 'Payouts1796000303000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
