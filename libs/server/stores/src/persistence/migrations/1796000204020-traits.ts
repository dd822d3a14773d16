import { type MigrationInterface, type QueryRunner } from 'typeorm';

// the traits by which stores are filtered; a tick fills them for existing stores (`ListAnew`)
const statements = [
  `ALTER TABLE "stores"."stores" ADD "facts" jsonb NOT NULL DEFAULT '{}'`,
  `ALTER TABLE "stores"."listings" ADD "traits" bigint NOT NULL DEFAULT 0, ADD "seats" integer, ADD "kosher_until" date`,
];

export class Traits1796000204020 implements MigrationInterface {
  name = 'Traits1796000204020';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
