import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Keeps every phone visible to customers with an order only: no store has agreed to a public phone yet. */
export class PublicPhones1796000205010 implements MigrationInterface {
  name = 'PublicPhones1796000205010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "stores"."stores" ADD "phone_is_public" boolean NOT NULL DEFAULT false`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
