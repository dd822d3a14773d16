import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "hosted_events"."told_changes" ("id" uuid NOT NULL, "event_id" uuid NOT NULL, "told_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_told_changes" PRIMARY KEY ("id"), CONSTRAINT "told_changes_event_id" FOREIGN KEY ("event_id")
    REFERENCES "hosted_events"."events" ("id") ON DELETE CASCADE ON UPDATE NO ACTION)`,
  `CREATE INDEX "told_changes_of_event" ON "hosted_events"."told_changes" ("event_id", "told_at")`,
];

/** When the registrants of an event were told of another time or place. */
export class ToldChanges1796000311640 implements MigrationInterface {
  name = 'ToldChanges1796000311640';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
