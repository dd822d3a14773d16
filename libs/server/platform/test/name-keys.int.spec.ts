import { nameKey, tidy } from '@smachot/kernel';
import fc from 'fast-check';
import { type TestDatabase, testDatabase } from '../src/testing';
import { nameQuery, platformPersistence } from '../src';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase([platformPersistence]);
});
afterAll(() => database.drop());

const rows = <Row>(sql: string, values: unknown[]): Promise<Row[]> => database.source.query(sql, values);

it('the key of a name is the same in the database', async () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'אבםןץ״׳"\'`- .,&+aBZ09()\u200f\u05b0\u05be\u00a0_éÉŁßאָБЁёйأآةىيَ❤️👨‍👩‍👧'),
  });
  const names = ['José Peña', 'Артём Ёлкин', 'أحمد الحسينى', 'נוֹעָה בֶּן־דָּוִד', "ז'קלין ג׳ונס"];
  const tidied = [...names, ...fc.sample(letters, 2_000)].map(tidy);
  const found = await rows<{ name: string; key: string }>(
    'select name, platform.name_key(name) as key from unnest($1::text[]) name',
    [tidied],
  );
  expect(found.map(({ key }) => key)).toEqual(tidied.map(nameKey));
});

it.each([
  ['José Peña', 'pen jos', true],
  ['Артём Ёлкин', 'елк', true],
  ['أحمد الحسيني', 'احمد', true],
  ['נועה בן־דוד', 'דוד', true],
  ['נועה בן־דוד', 'וד', false],
  ['נועה בן־דוד', 'נועה כהן', false],
  ['a\\b c', 'a\\b', true],
  ['50% off', '50%', true],
  ['anything', '"', false],
])('%s is found by %s: %s', async (name, typed, isFound) => {
  const [{ found }] = (await rows<{ found: boolean }>(
    'select platform.name_words($1) @@ $2::tsquery as found',
    [name, nameQuery(typed)],
  )) as [{ found: boolean }];
  expect(found).toBe(isFound);
});
