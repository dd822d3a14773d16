import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Binds a suspension to the host's phone: a new account does not end it. */
export class SuspendedPhones1796000050010 implements MigrationInterface {
  name = 'SuspendedPhones1796000050010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "messaging"."suspended_hosts" ADD "host_key" text`);
    await runner.query(
      `CREATE INDEX "suspended_hosts_key" ON "messaging"."suspended_hosts" ("host_key") WHERE (host_key IS NOT NULL)`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
