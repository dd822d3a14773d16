import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checkouts of proposals: one proposal has at most one that is open or has become an order. */
export class CheckoutsOfProposals1796000310130 implements MigrationInterface {
  name = 'CheckoutsOfProposals1796000310130';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "orders"."checkouts" ADD "proposal_id" uuid`);
    await runner.query(
      `CREATE UNIQUE INDEX "checkouts_of_proposal" ON "orders"."checkouts" ("proposal_id")
       WHERE ((proposal_id IS NOT NULL) AND (status = ANY (ARRAY['authorising'::text, 'action_required'::text, 'placed'::text])))`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
