import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';

/** Agreed and current event of the invitation that an order follows. */
export class MovedEvents1796000140010 implements MigrationInterface {
  name = 'MovedEvents1796000140010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "orders"."followings" ADD "event_date" ${TIME}, ADD "event_address" text,
      ADD "event_version" integer, ADD "moved_to" ${TIME}, ADD "moved_place" jsonb, ADD "event_cancelled_at" ${TIME}`);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
