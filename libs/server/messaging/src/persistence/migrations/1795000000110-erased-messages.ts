import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks messages of forgotten guests: late statuses must not bring phone and ids back. */
export class ErasedMessages1795000000110 implements MigrationInterface {
  name = 'ErasedMessages1795000000110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "messaging"."messages" ADD "erased_at" TIMESTAMP WITH TIME ZONE`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
