import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Both sides of an order may agree to settle it by who arrived. */
export class Attendances1796000315000 implements MigrationInterface {
  name = 'Attendances1796000315000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "orders"."attendances" ("id" uuid NOT NULL, "order_id" uuid NOT NULL, "status" text NOT NULL,
      "asked_by" text NOT NULL, "floor_percent" integer NOT NULL, "proposed_at" TIMESTAMP WITH TIME ZONE NOT NULL,
      "answered_at" TIMESTAMP WITH TIME ZONE, "next_at" TIMESTAMP WITH TIME ZONE, "fixed_participants" integer, "arrived" integer,
      "counted_participants" integer, "claimed_participants" integer, "reason" text NOT NULL DEFAULT '', "decided_by" text,
      CONSTRAINT "PK_attendances" PRIMARY KEY ("id"))`);
    await runner.query(`CREATE INDEX "attendances_of_order" ON "orders"."attendances" ("order_id", "id")`);
    await runner.query(`CREATE UNIQUE INDEX "attendances_one_open" ON "orders"."attendances" ("order_id")
      WHERE (status = ANY (ARRAY['proposed'::text, 'accepted'::text, 'fixed'::text, 'counted'::text, 'objected'::text]))`);
    await runner.query(
      `CREATE INDEX "attendances_due" ON "orders"."attendances" ("next_at") WHERE (next_at IS NOT NULL)`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
