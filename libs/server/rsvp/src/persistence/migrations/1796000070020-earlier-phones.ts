import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Earlier phones of guests who changed their number. */
export class EarlierPhones1796000070020 implements MigrationInterface {
  name = 'EarlierPhones1796000070020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "rsvp"."earlier_phones" ("rsvp_id" uuid NOT NULL, "phone" text NOT NULL,
         CONSTRAINT "earlier_phones_pkey" PRIMARY KEY ("rsvp_id", "phone"))`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
