import type { MigrationInterface, QueryRunner } from 'typeorm';

const statements = ['seating_tables', 'seating_wishes'].flatMap((table) => [
  `DROP INDEX CONCURRENTLY IF EXISTS "rsvp"."${table}_key"`,
  `CREATE UNIQUE INDEX CONCURRENTLY "${table}_key" ON "rsvp"."${table}" ("event_id", "id")`,
  `ALTER TABLE "rsvp"."${table}" DROP CONSTRAINT "PK_${table}", ADD CONSTRAINT "PK_${table}" PRIMARY KEY USING INDEX "${table}_key"`,
]);

/**
 * Tables and wishes of a plan have the event in their keys: clients choose their ids. An index that an interrupted run left behind is built
 * anew.
 */
export class SeatingKeys1796000400000 implements MigrationInterface {
  name = 'SeatingKeys1796000400000';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS "rsvp"."seating_wishes_event"');
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
