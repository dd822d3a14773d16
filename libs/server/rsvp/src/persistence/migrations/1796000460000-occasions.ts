import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an invitation celebrates; null: as its event type. */
export class Occasions1796000460000 implements MigrationInterface {
  name = 'Occasions1796000460000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "rsvp"."invitations" ADD COLUMN "occasion" text`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
