import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the part of a ticket's refund that cannot return to its card. */
export class OwedForTickets1796000430000 implements MigrationInterface {
  name = 'OwedForTickets1796000430000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "hosted_events"."ticket_purchases" ADD "owed" integer NOT NULL DEFAULT 0`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
