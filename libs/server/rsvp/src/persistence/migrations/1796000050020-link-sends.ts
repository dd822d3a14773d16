import type { MigrationInterface, QueryRunner } from 'typeorm';

const at = 'TIMESTAMP WITH TIME ZONE';

/** Personal links sent by SMS, counted by keys that outlive guests, events and accounts. */
export class LinkSends1796000050020 implements MigrationInterface {
  name = 'LinkSends1796000050020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "rsvp"."link_requests" ADD "network_key" text`);
    await runner.query(`CREATE TABLE "rsvp"."link_sends" (
      "request_id" uuid NOT NULL, "host_key" text NOT NULL, "phone_key" text NOT NULL, "network_key" text,
      "sent_at" ${at} NOT NULL, CONSTRAINT "PK_link_sends" PRIMARY KEY ("request_id"))`);
    await runner.query(`CREATE INDEX "link_sends_at" ON "rsvp"."link_sends" ("sent_at")`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
