import type { MigrationInterface, QueryRunner } from 'typeorm';

const statements = [
  `ALTER TABLE "rsvp"."invitations" ADD "day_of_auto" boolean NOT NULL DEFAULT true, ADD "thank_you_auto" boolean NOT NULL DEFAULT true`,
  `ALTER TABLE "rsvp"."guests" ADD "taken_back" text array NOT NULL DEFAULT '{}'`,
];

/** Hosts may disable the automatic messages of the day and after it; a withdrawn message may be sent by hand. */
export class AutomaticMessages1796000130020 implements MigrationInterface {
  name = 'AutomaticMessages1796000130020';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
