import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Guests see the name of their table once the hosts allow it. */
export class ShownTables1796000070030 implements MigrationInterface {
  name = 'ShownTables1796000070030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "rsvp"."invitations" ADD "show_tables" boolean NOT NULL DEFAULT false`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
