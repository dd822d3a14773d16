import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "stores"."former_crew" ("store_id" uuid NOT NULL, "user_id" uuid NOT NULL, "left_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_former_crew" PRIMARY KEY ("store_id", "user_id"), CONSTRAINT "former_crew_store_id" FOREIGN KEY ("store_id")
    REFERENCES "stores"."stores"("id") ON DELETE CASCADE ON UPDATE NO ACTION)`,
  `CREATE INDEX "former_crew_of_user" ON "stores"."former_crew" ("user_id")`,
];

/** Who worked at a store and left; those who left before are not known. */
export class FormerCrew1796000311610 implements MigrationInterface {
  name = 'FormerCrew1796000311610';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
