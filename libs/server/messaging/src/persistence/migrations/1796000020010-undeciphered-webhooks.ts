import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `ALTER TABLE "messaging"."webhooks" ADD "dismissed_at" TIMESTAMP WITH TIME ZONE`,
  `CREATE INDEX "webhooks_troubled" ON "messaging"."webhooks" ("id") WHERE ((trouble IS NOT NULL) AND (dismissed_at IS NULL))`,
];

/** Lets an admin see unrecognised webhooks, and dismiss them. */
export class UndecipheredWebhooks1796000020010 implements MigrationInterface {
  name = 'UndecipheredWebhooks1796000020010';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
