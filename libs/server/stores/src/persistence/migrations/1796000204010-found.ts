import { type MigrationInterface, type QueryRunner } from 'typeorm';

// the words by which a store is found, weighted; a tick fills them for existing stores (`ListAnew`)
const statements = [
  `ALTER TABLE "stores"."stores" ADD "search_words" tsvector NOT NULL DEFAULT '', ADD "listed_as" integer NOT NULL DEFAULT 0`,
  `CREATE INDEX "stores_by_forms" ON "stores"."stores" USING gin ("search_words") WHERE listed`,
  `CREATE INDEX "stores_listed_as" ON "stores"."stores" ("listed_as") WHERE listed`,
];

export class Found1796000204010 implements MigrationInterface {
  name = 'Found1796000204010';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
