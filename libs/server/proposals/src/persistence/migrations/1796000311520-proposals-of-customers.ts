import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `DROP INDEX "proposals"."proposals_of_customer"`,
  `CREATE INDEX "proposals_by_customer" ON "proposals"."proposals" ("customer_id", "id") WHERE (customer_id IS NOT NULL)`,
  `CREATE INDEX "proposals_of_order" ON "proposals"."proposals" ("order_id") WHERE (order_id IS NOT NULL)`,
];

/** Customers list their proposals, and an order finds the one it was made of. */
export class ProposalsOfCustomers1796000311520 implements MigrationInterface {
  name = 'ProposalsOfCustomers1796000311520';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
