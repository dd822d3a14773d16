import { type MigrationInterface, type QueryRunner } from 'typeorm';

const statements = [
  `CREATE TABLE "stores"."contacts" ("id" uuid NOT NULL, "kind" text NOT NULL, "store_id" uuid NOT NULL, "user_id" uuid NOT NULL,
     "recipient" text NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_contacts" PRIMARY KEY ("id"))`,
  `CREATE INDEX "contacts_of_recipient" ON "stores"."contacts" ("recipient", "at")`,
  `CREATE INDEX "contacts_of_store" ON "stores"."contacts" ("store_id", "at")`,
  `CREATE INDEX "contacts_of_user" ON "stores"."contacts" ("user_id", "at")`,
  `CREATE INDEX "contacts_by_time" ON "stores"."contacts" ("at")`,
];

export class Contacts1796000040010 implements MigrationInterface {
  name = 'Contacts1796000040010';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
