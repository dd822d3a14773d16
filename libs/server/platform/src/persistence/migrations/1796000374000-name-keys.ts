import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds `nameKey` of the kernel to the database, for tidied texts, and the words of such a key. In PL/pgSQL, so that plans know what a call costs. */
export class NameKeys1796000374000 implements MigrationInterface {
  name = 'NameKeys1796000374000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(String.raw`create function platform.name_key(name text) returns text
      language plpgsql immutable strict parallel safe cost 400 as $$ begin
        return normalize(translate(lower(regexp_replace(normalize(name, NFD),
          '[\u0300-\u036F\u0591-\u05BD\u05BF-\u05C7\u064B-\u065F\u0670"''\u0060´׳״’”“\uFE00-\uFE0F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\U000E0000-\U000E007F-]',
          '', 'g') collate "pg_c_utf8"),
          U&'\05DA\05DD\05DF\05E3\05E5\05BE\0629\0649', U&'\05DB\05DE\05E0\05E4\05E6 \0647\064A'), NFC);
      end $$`);
    await runner.query(`create function platform.name_words(name text) returns tsvector
      language plpgsql immutable strict parallel safe cost 400 as $$ begin
        return array_to_tsvector(array_remove(string_to_array(platform.name_key(left(name, 500)), ' '), ''));
      end $$`);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
