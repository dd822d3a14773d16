import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `ALTER TABLE "stores"."stores" ADD "kashrut_check" jsonb`,
  `UPDATE "stores"."stores" SET "kashrut_check" = jsonb_build_object('status', 'verified', 'certificate', kashrut_certificate,
     'badatz', kashrut_badatz, 'until', kashrut_until, 'at', 0) WHERE kashrut_checked`,
  `ALTER TABLE "stores"."stores" DROP COLUMN "kashrut_checked"`,
];

/** What an admin found of a store's certificate of kashrut names the certificate: it holds while the store states the same one. */
export class KashrutChecks1796000311510 implements MigrationInterface {
  name = 'KashrutChecks1796000311510';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
