import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `ALTER TABLE "orders"."orders" ADD "born_approved" boolean NOT NULL DEFAULT false`,
  // until now it was told by equal instants
  `UPDATE "orders"."orders" o SET "born_approved" = true WHERE EXISTS (SELECT 1 FROM jsonb_array_elements(o.timeline) e
    WHERE e->>'kind' = 'approved' AND (e->>'at')::timestamptz = o.created_at)`,
];

/** Whether an order was agreed on before it was placed. */
export class BornApproved1796000311630 implements MigrationInterface {
  name = 'BornApproved1796000311630';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
