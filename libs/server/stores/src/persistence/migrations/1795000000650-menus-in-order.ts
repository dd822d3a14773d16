import { type MigrationInterface, type QueryRunner } from 'typeorm';

// an index used to be the position as well; from now on it is a name only, and the list's own order is the menu's
const statements = [
  `UPDATE "stores"."pricing_units" SET "content" = jsonb_set("content", '{sections}', (
     SELECT coalesce(jsonb_agg(jsonb_set(s.part, '{items}', (
         SELECT coalesce(jsonb_agg(i.item ORDER BY (i.item->>'index')::int), '[]') FROM jsonb_array_elements(s.part->'items') i(item)))
       ORDER BY (s.part->>'index')::int), '[]')
     FROM jsonb_array_elements("content"->'sections') s(part)))
   WHERE "type" = 'compound'`,
];

export class MenusInOrder1795000000650 implements MigrationInterface {
  name = 'MenusInOrder1795000000650';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
