import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Enables WhatsApp in older preferences for topics that had SMS. */
const CHOSEN = ['orders', 'store'].map(
  (topic) => `UPDATE "notifications"."preferences"
    SET "chosen" = jsonb_set("chosen", '{${topic},whatsapp}', coalesce("chosen" -> '${topic}' -> 'sms', 'true'))`,
);

export class Chats1795000000420 implements MigrationInterface {
  name = 'Chats1795000000420';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of CHOSEN) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
