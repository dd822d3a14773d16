import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the switches of parts of the product. */
export class FeatureSwitches1796000306000 implements MigrationInterface {
  name = 'FeatureSwitches1796000306000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "platform"."feature_switches" ("name" text NOT NULL, "is_on" boolean NOT NULL, "reason" text NOT NULL,
        "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_feature_switches" PRIMARY KEY ("name"))`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
