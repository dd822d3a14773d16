import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';
const STATEMENTS = [
  `CREATE TABLE "hosted_events"."ticket_mails" ("id" uuid NOT NULL, "registration_id" uuid NOT NULL, "user_id" uuid NOT NULL, "kind" text NOT NULL,
    "amount" integer NOT NULL, "state" text NOT NULL, "attempts" integer NOT NULL, "due_at" ${TIME} NOT NULL, "changed_at" ${TIME} NOT NULL,
    "created_at" ${TIME} NOT NULL, CONSTRAINT "PK_ticket_mails" PRIMARY KEY ("id"))`,
  `CREATE INDEX "ticket_mails_open" ON "hosted_events"."ticket_mails" ("due_at") WHERE (state = ANY (ARRAY['wanted'::text, 'intended'::text]))`,
];

/** E-mails that confirm payments and refunds of tickets, each sent at most once. */
export class TicketMails1796000311110 implements MigrationInterface {
  name = 'TicketMails1796000311110';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
