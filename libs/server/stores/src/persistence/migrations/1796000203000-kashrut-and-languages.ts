import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class KashrutAndLanguages1796000203000 implements MigrationInterface {
  name = 'KashrutAndLanguages1796000203000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "stores"."stores"
         ADD "kashrut_certificate" text NOT NULL DEFAULT 'none',
         ADD "kashrut_badatz" text,
         ADD "kashrut_until" date,
         ADD "kashrut_checked" boolean NOT NULL DEFAULT false,
         ADD "policies" text NOT NULL DEFAULT '',
         ADD "language" text NOT NULL DEFAULT 'he',
         ADD "translations" jsonb NOT NULL DEFAULT '{}'`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
