import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the network around the one that asked for a code: it, too, gets back a code that is used. */
export class WiderNetworks1796000410010 implements MigrationInterface {
  name = 'WiderNetworks1796000410010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "identity"."otp_challenges" ADD "wider_network_key" text');
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
