import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';

const STATEMENTS = [
  `ALTER TABLE "orders"."orders" ADD "changes" boolean NOT NULL DEFAULT false`,
  `CREATE TABLE "orders"."change_requests" ("id" uuid NOT NULL, "order_id" uuid NOT NULL, "asked_by" text NOT NULL,
    "status" text NOT NULL, "was_starts_at" ${TIME} NOT NULL, "was_location" jsonb, "starts_at" ${TIME} NOT NULL, "location" jsonb,
    "km" double precision, "difference" integer NOT NULL, "proposed_at" ${TIME} NOT NULL, "respond_by" ${TIME} NOT NULL,
    "answered_at" ${TIME}, CONSTRAINT "PK_change_requests" PRIMARY KEY ("id"))`,
  `CREATE INDEX "change_requests_of_order" ON "orders"."change_requests" ("order_id", "id")`,
  `CREATE UNIQUE INDEX "change_requests_one_open" ON "orders"."change_requests" ("order_id") WHERE (status = 'open'::text)`,
  `CREATE INDEX "change_requests_unanswered" ON "orders"."change_requests" ("respond_by") WHERE (status = 'open'::text)`,
];

/** Requests of either side of an order to change its terms. */
export class ChangeRequests1796000140020 implements MigrationInterface {
  name = 'ChangeRequests1796000140020';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
