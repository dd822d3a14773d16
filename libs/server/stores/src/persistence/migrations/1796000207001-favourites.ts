import { type MigrationInterface, type QueryRunner } from 'typeorm';

const statements = [
  `CREATE TABLE "stores"."favourites" ("user_id" uuid NOT NULL, "store_id" uuid NOT NULL, "added_at" TIMESTAMP WITH TIME ZONE NOT NULL,
     CONSTRAINT "PK_favourites" PRIMARY KEY ("user_id", "store_id"))`,
  `CREATE INDEX "favourites_in_order" ON "stores"."favourites" ("user_id", "added_at", "store_id")`,
  `CREATE INDEX "favourites_of_store" ON "stores"."favourites" ("store_id")`,
  `ALTER TABLE "stores"."favourites" ADD CONSTRAINT "favourites_store_id" FOREIGN KEY ("store_id") REFERENCES "stores"."stores"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
];

export class Favourites1796000207001 implements MigrationInterface {
  name = 'Favourites1796000207001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
