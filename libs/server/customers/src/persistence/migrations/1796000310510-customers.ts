import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "customers"."customers" ("store_id" uuid NOT NULL, "customer_id" uuid NOT NULL, "name" text NOT NULL, "orders" integer NOT NULL,
    "last_order_at" TIMESTAMP WITH TIME ZONE, "wrote_at" TIMESTAMP WITH TIME ZONE, "sorted_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_customers" PRIMARY KEY ("store_id", "customer_id"))`,
  `CREATE INDEX "customers_recent" ON "customers"."customers" ("store_id", "sorted_at", "customer_id")`,
  `CREATE INDEX "customers_by_name" ON "customers"."customers" ("store_id", "name", "customer_id")`,
  `CREATE INDEX "customers_of_person" ON "customers"."customers" ("customer_id")`,
  `CREATE TABLE "customers"."orders" ("order_id" uuid NOT NULL, "store_id" uuid NOT NULL, "customer_id" uuid NOT NULL, "version" integer NOT NULL,
    "counts" boolean NOT NULL, "placed_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_customer_orders" PRIMARY KEY ("order_id"))`,
  `CREATE INDEX "orders_of_pair" ON "customers"."orders" ("customer_id", "store_id")`,
  `CREATE TABLE "customers"."notes" ("id" uuid NOT NULL, "store_id" uuid NOT NULL, "customer_id" uuid NOT NULL, "author_id" uuid,
    "text" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_customer_notes" PRIMARY KEY ("id"))`,
  `CREATE INDEX "notes_of_pair" ON "customers"."notes" ("customer_id", "store_id", "id")`,
  `CREATE INDEX "notes_of_store" ON "customers"."notes" ("store_id")`,
  `CREATE INDEX "notes_of_author" ON "customers"."notes" ("author_id") WHERE (author_id IS NOT NULL)`,
  `CREATE TABLE "customers"."tags" ("store_id" uuid NOT NULL, "tag" text NOT NULL, "customer_id" uuid NOT NULL,
    CONSTRAINT "PK_customer_tags" PRIMARY KEY ("store_id", "tag", "customer_id"))`,
  `CREATE INDEX "tags_of_pair" ON "customers"."tags" ("customer_id", "store_id")`,
];

/** The customers of stores, what is known of their orders, and the crew's notes and tags. */
export class Customers1796000310510 implements MigrationInterface {
  name = 'Customers1796000310510';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
