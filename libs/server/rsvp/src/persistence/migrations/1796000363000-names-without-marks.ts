import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What `nameKey` does since then, for the names that are there: José is found as jose, Артём as артем, أحمد as احمد. */
export class NamesWithoutMarks1796000363000 implements MigrationInterface {
  name = 'NamesWithoutMarks1796000363000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE "rsvp"."guests" SET "search_key" = translate(normalize(regexp_replace(
        normalize("search_key", NFD), '[\\u0300-\\u036F\\u064B-\\u065F\\u0670]', '', 'g'), NFC), 'ةى', 'هي')
      WHERE "search_key" ~ '[^ -~א-ת]'`);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
