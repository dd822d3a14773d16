import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Platform1795000000000 implements MigrationInterface {
  name = 'Platform1795000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "platform"."outbox" (
      "id" uuid NOT NULL, "job" text NOT NULL, "payload" jsonb NOT NULL,
      "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "dispatched_at" TIMESTAMP WITH TIME ZONE,
      "dispatches" integer NOT NULL DEFAULT 0, "done_at" TIMESTAMP WITH TIME ZONE, "dead_at" TIMESTAMP WITH TIME ZONE,
      CONSTRAINT "PK_outbox" PRIMARY KEY ("id"))`);
    await runner.query(`CREATE INDEX "outbox_new" ON "platform"."outbox" ("id") WHERE dispatched_at IS NULL`);
    await runner.query(`CREATE INDEX "outbox_open" ON "platform"."outbox" ("dispatched_at")
      WHERE ((done_at IS NULL) AND (dead_at IS NULL) AND (dispatched_at IS NOT NULL))`);
    await runner.query(
      `CREATE INDEX "outbox_done" ON "platform"."outbox" ("done_at") WHERE done_at IS NOT NULL`,
    );
    // one notification a statement wakes the relay; it polls as well, so a lost one only costs half a second
    await runner.query(`CREATE FUNCTION "platform"."wake_relay"() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_notify('outbox', ''); RETURN NULL; END $$`);
    await runner.query(`CREATE TRIGGER "outbox_wakes" AFTER INSERT ON "platform"."outbox"
      FOR EACH STATEMENT EXECUTE FUNCTION "platform"."wake_relay"()`);
    await runner.query(`CREATE TABLE "platform"."clock" ("id" integer NOT NULL, "offset_ms" bigint NOT NULL,
      CONSTRAINT "PK_clock" PRIMARY KEY ("id"))`);
    await runner.query(`CREATE TABLE "platform"."idempotency_keys" (
      "owner_id" uuid NOT NULL, "call" text NOT NULL, "key" text NOT NULL, "body_hash" text NOT NULL,
      "started_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "answer" jsonb,
      CONSTRAINT "PK_idempotency_keys" PRIMARY KEY ("owner_id", "call", "key"))`);
    await runner.query(
      `CREATE INDEX "idempotency_keys_started" ON "platform"."idempotency_keys" ("started_at")`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
