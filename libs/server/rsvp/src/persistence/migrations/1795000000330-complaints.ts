import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Complaints1795000000330 implements MigrationInterface {
  name = 'Complaints1795000000330';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "rsvp"."guests" ADD "complained_at" TIMESTAMP WITH TIME ZONE`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
