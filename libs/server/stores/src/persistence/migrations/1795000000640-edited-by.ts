import { type MigrationInterface, type QueryRunner } from 'typeorm';

// null: unchanged since its creation, or changed before editors were recorded
const statements = [`ALTER TABLE "stores"."pricing_units" ADD "edited_by" uuid`];

export class EditedBy1795000000640 implements MigrationInterface {
  name = 'EditedBy1795000000640';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
