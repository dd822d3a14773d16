import type { Language } from '@smachot/contracts';
import { type PlaceCard, writePlaceCards } from './place-cards';

const pagesOf = async (cards: PlaceCard[], language: Language = 'he'): Promise<number> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writePlaceCards('כרטיסי ישיבה', cards, language)) chunks.push(chunk);
  const file = Buffer.concat(chunks).toString('latin1');
  expect(file.slice(0, 5)).toBe('%PDF-');
  return Number(/\/Count (\d+)/.exec(file)?.[1]);
};
const card = (name: string): PlaceCard => ({ name, table: 'שולחן 7', note: '4 מקומות' });

it('draws eight cards on a page, also with names as long as they may be', async () => {
  expect(await pagesOf([card('דנה כהן')])).toBe(1);
  expect(await pagesOf(Array.from({ length: 8 }, () => card('מ'.repeat(120))))).toBe(1);
  expect(await pagesOf(Array.from({ length: 17 }, () => card('Dana (דנה) 3')))).toBe(3);
});

it.each(['ru', 'ar'] as const)('draws cards in %s', async (language) =>
  expect(await pagesOf([{ name: 'Анна', table: 'طاولة 7', note: '4 места' }], language)).toBe(1),
);
