import * as contracts from '@smachot/contracts';
import type { Call } from '@smachot/contracts';
import { pluralGaps, textGaps } from '@smachot/web-platform';
import ar from './ar.json';
import en from './en.json';
import he from './he.json';
import ru from './ru.json';

it('says the same in Hebrew and English', () => expect(textGaps(he, en)).toEqual([]));

const isCall = (exported: unknown): exported is Call =>
  typeof exported === 'object' && exported !== null && 'access' in exported && 'path' in exported;

/** What the server notes beside the calls: a download that came to its end. */
const NOTED = ['admin.exported'];

it('has words for every act of a super admin that the audit log keeps', () => {
  const kept = (Object.values(contracts) as unknown[])
    .filter(isCall)
    .filter(({ access, method, audited }) => access === 'superAdmin' && (method !== 'GET' || audited));
  const named = Object.entries(he.lists.calls).flatMap(([context, calls]) =>
    Object.keys(calls).map((name) => `${context}.${name}`),
  );
  expect([...kept.map(({ id }) => id), ...NOTED].filter((id) => !named.includes(id))).toEqual([]);
});

it('says the same in Arabic, with every plural form', () => {
  expect(textGaps(he, ar)).toEqual([]);
  expect(pluralGaps(ar, 'ar')).toEqual([]);
});

it('says the same in Russian, in all its plural forms', () => {
  expect(textGaps(he, ru)).toEqual([]);
  expect(pluralGaps(ru, 'ru')).toEqual([]);
});
