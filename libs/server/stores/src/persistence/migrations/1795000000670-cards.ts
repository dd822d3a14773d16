import { type MigrationInterface, type QueryRunner } from 'typeorm';

// all columns that a page of browse needs of a store: the card as it is sent, delivery and the steps of the price
const statements = [
  `TRUNCATE "stores"."listings", "stores"."price_floors"`,
  `ALTER TABLE "stores"."listings"
     ADD "free_km" double precision, ADD "per_km" bigint, ADD "min_delivery" bigint, ADD "by_proposal" boolean NOT NULL,
     ADD "step_from" integer array NOT NULL, ADD "step_base" bigint array NOT NULL, ADD "step_per" bigint array NOT NULL,
     ADD "step_offer" text array NOT NULL, ADD "cover" jsonb, ADD "card" text NOT NULL`,
  `ALTER TABLE "stores"."stores" DROP "step_from", DROP "step_unit", DROP "step_name", DROP "step_base", DROP "step_per"`,
];

/** `OpenCards` fills them. */
export class Cards1795000000670 implements MigrationInterface {
  name = 'Cards1795000000670';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
