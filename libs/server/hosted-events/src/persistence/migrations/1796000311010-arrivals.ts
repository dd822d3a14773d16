import type { MigrationInterface, QueryRunner } from 'typeorm';
import { arrivalTable } from '@smachot/server-platform';

/** Arrivals: the facts that devices at the doors recorded. They go with their ticket. */
export class Arrivals1796000311010 implements MigrationInterface {
  name = 'Arrivals1796000311010';

  async up(runner: QueryRunner): Promise<void> {
    const ofTicket = `,
    CONSTRAINT "arrivals_subject_id" FOREIGN KEY ("subject_id") REFERENCES "hosted_events"."tickets" ("id") ON DELETE CASCADE`;
    for (const statement of arrivalTable('hosted_events', ofTicket)) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
