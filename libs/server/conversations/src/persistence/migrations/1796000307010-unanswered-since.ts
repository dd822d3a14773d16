import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Threads know since when a customer waits; of those that wait already it is the last message. */
export class UnansweredSince1796000307010 implements MigrationInterface {
  name = 'UnansweredSince1796000307010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "conversations"."threads" ADD "unanswered_since" TIMESTAMP WITH TIME ZONE`,
    );
    await runner.query(
      `UPDATE "conversations"."threads" SET "unanswered_since" = "last_at" WHERE "unanswered" > 0`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
