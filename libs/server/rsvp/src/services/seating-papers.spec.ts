import type { SeatingTable } from '@smachot/contracts';
import { byTable, drawSeating, hallTables, type PrintedSeating } from './seating-papers';

const drawn = (_id: string, name: string, x: number): SeatingTable => ({
  ...{ _id, name, x, y: 240, shape: 'round', seats: 12, rotation: 0, traits: [], version: 1 },
});
const seating: PrintedSeating = {
  title: 'החתונה',
  guests: [
    { id: 'b', name: 'תמר', tableName: '10', seats: 2 },
    { id: 'c', name: 'דנה', tableName: '2 + 10', seats: 5 },
    { id: 'a', name: 'אבי', tableName: '10', seats: 1 },
    { id: 'd', name: 'רמי', tableName: 'בלי שולחן מצויר', seats: 1 },
  ],
  tables: [drawn('t10', '10', 2400), drawn('t2', '2', 480), drawn('t3', '3', 720)],
  splits: [{ rsvpId: 'c', tableName: '2 + 10', firstTableId: 't2', secondTableId: 't10', firstSeats: 3 }],
};

it('lists tables by number, guests by name, empty tables too, and whoever sits at two at both', () => {
  const lines = byTable(seating).map(([table, rows]) => [
    table,
    rows.map(({ name, seats }) => `${name} ${seats}`),
  ]);
  expect(lines).toEqual([
    ['2', ['דנה 3']],
    ['3', []],
    ['10', ['אבי 1', 'דנה 2', 'תמר 2']],
    ['בלי שולחן מצויר', ['רמי 1']],
  ]);
});

it('draws each table where it stands, with those who sit there', () => {
  expect(hallTables(seating).map(({ name, x, taken }) => [name, x, taken])).toEqual([
    ['10', 2400, 5],
    ['2', 480, 3],
    ['3', 720, 0],
  ]);
});

it.each(['he', 'en', 'ru', 'ar'] as const)('prints the hall in %s', async (language) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of drawSeating('hall', seating, language)) chunks.push(chunk);
  expect(Buffer.concat(chunks).toString('latin1', 0, 5)).toBe('%PDF-');
});
