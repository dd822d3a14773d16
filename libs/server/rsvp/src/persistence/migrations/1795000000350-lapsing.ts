import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the next lapse time instead of a flag, because guests are also sent to after the closing date. */
export class Lapsing1795000000350 implements MigrationInterface {
  name = 'Lapsing1795000000350';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "rsvp"."invitations" ADD "lapse_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(
      `UPDATE "rsvp"."invitations" SET "lapse_at" = CASE WHEN "lapsed_at" IS NULL THEN "closing_date" ELSE "date" END`,
    );
    await runner.query(`DROP INDEX "rsvp"."invitations_closing"`);
    await runner.query(`ALTER TABLE "rsvp"."invitations" DROP COLUMN "lapsed_at"`);
    await runner.query(`CREATE INDEX "invitations_lapsing" ON "rsvp"."invitations" ("lapse_at")
      WHERE ((lapse_at IS NOT NULL) AND (deleted_at IS NULL))`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
