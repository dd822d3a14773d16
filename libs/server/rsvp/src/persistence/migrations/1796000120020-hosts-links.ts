import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Guest and host of links that a host requested by SMS. */
export class HostsLinks1796000120020 implements MigrationInterface {
  name = 'HostsLinks1796000120020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "rsvp"."link_requests" ADD "rsvp_id" uuid, ADD "actor_id" uuid`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
