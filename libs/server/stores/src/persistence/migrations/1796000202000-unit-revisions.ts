import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Makes the public state of each unit its first revision. */
export class UnitRevisions1796000202000 implements MigrationInterface {
  name = 'UnitRevisions1796000202000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "stores"."pricing_units" ADD "revision" integer NOT NULL DEFAULT 0`);
    await runner.query(
      `CREATE TABLE "stores"."pricing_unit_revisions" ("unit_id" uuid NOT NULL, "revision" integer NOT NULL, "form" jsonb NOT NULL, "images" jsonb NOT NULL, "published_by" uuid, "published_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "pricing_unit_revisions_pkey" PRIMARY KEY ("unit_id", "revision"))`,
    );
    await runner.query(
      `CREATE TABLE "stores"."pricing_unit_drafts" ("unit_id" uuid NOT NULL, "form" jsonb NOT NULL, "images" jsonb NOT NULL, "version" integer NOT NULL, "edited_by" uuid, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "pricing_unit_drafts_pkey" PRIMARY KEY ("unit_id"))`,
    );
    await runner.query(
      `ALTER TABLE "stores"."pricing_unit_revisions" ADD CONSTRAINT "pricing_unit_revisions_unit_id" FOREIGN KEY ("unit_id") REFERENCES "stores"."pricing_units"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "stores"."pricing_unit_drafts" ADD CONSTRAINT "pricing_unit_drafts_unit_id" FOREIGN KEY ("unit_id") REFERENCES "stores"."pricing_units"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `UPDATE "stores"."pricing_units" SET revision = 1 WHERE visibility IN ('public', 'unlisted')`,
    );
    await runner.query(
      `INSERT INTO "stores"."pricing_unit_revisions" (unit_id, revision, form, images, published_by, published_at)
       SELECT id, 1, content || jsonb_build_object('type', type, 'visibility', visibility, 'name', name), images, NULL, updated_at
       FROM "stores"."pricing_units" WHERE visibility IN ('public', 'unlisted')`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
