import { type MigrationInterface, type QueryRunner } from 'typeorm';

// for searches within a part of the map
const statements = [`CREATE INDEX "listings_by_area" ON "stores"."listings" ("category", "lat", "lng")`];

export class ListingsByArea1796000208010 implements MigrationInterface {
  name = 'ListingsByArea1796000208010';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
