import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index of the rests a business has to decide. */
export class UndecidedRests1796000213000 implements MigrationInterface {
  name = 'UndecidedRests1796000213000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "payment_plans_undecided" ON "orders"."payment_plans" ("order_id") WHERE (status = 'undecided'::text)`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
