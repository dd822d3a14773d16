import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index of dead deliveries: they are few, and a person should look at them. */
export class DeadDeliveries1795000000010 implements MigrationInterface {
  name = 'DeadDeliveries1795000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "outbox_dead" ON "platform"."outbox" ("dead_at") WHERE dead_at IS NOT NULL`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
