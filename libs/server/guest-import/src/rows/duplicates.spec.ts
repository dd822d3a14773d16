import { nameKey } from '@smachot/kernel';
import { duplicateKey, findDuplicates, namesHousehold, pairKey } from './duplicates';

type Given = { name: string; phone?: string; side?: 'bride' | 'groom' };
const pairsOf = (given: Given[], distinct: Iterable<string> = []) =>
  findDuplicates(
    given.map(({ name, phone = null, side = null }, index) => ({
      id: String(index),
      phone,
      side,
      key: duplicateKey(nameKey(name)),
      household: namesHousehold(nameKey(name)),
    })),
    distinct instanceof Set ? distinct : new Set(distinct),
  ).map(({ reason, ids }) => [reason, ...ids]);

it('finds one phone under two names', () =>
  expect(
    pairsOf([
      { name: 'דנה', phone: '1' },
      { name: 'יוסי', phone: '2' },
      { name: 'דנה כהן', phone: '1' },
    ]),
  ).toEqual([['phone', '0', '2']]));

it.each([
  ['דנה כהן', 'כהן דנה'],
  ['דנה ויוסי כהן', 'יוסי ודנה כהן'],
  ['דנה ו יוסי כהן', 'דנה ויוסי כהן'],
  ['Dana & Yossi Cohen', 'dana and yossi COHEN'],
  ['ג׳ורג׳ כהן', "ג'ורג' כהן"],
])('finds %s and %s when one has no phone', (one, other) => {
  expect(pairsOf([{ name: one, phone: '1' }, { name: other }])).toEqual([['name', '0', '1']]);
  expect(pairsOf([{ name: one }, { name: other }])).toEqual([['name', '0', '1']]);
});

it.each([
  ['דנה ויוסי כהן', 'יוסי ודנה כהן'],
  ['משפחת לוי', 'משפחת לוי'],
])('takes %s and %s with two phones for one household', (one, other) =>
  expect(
    pairsOf([
      { name: one, phone: '1' },
      { name: other, phone: '2' },
    ]),
  ).toEqual([['household', '0', '1']]),
);

it.each<[string, Given[]]>([
  [
    'one name with two phones is two people',
    [
      { name: 'דוד כהן', phone: '1' },
      { name: 'דוד כהן', phone: '2' },
    ],
  ],
  ['a first name says too little', [{ name: 'דוד' }, { name: 'דוד', phone: '1' }]],
  ['others', [{ name: 'דנה כהן' }, { name: 'דינה כהן' }]],
  [
    'sides',
    [
      { name: 'דוד כהן', side: 'bride' },
      { name: 'דוד כהן', side: 'groom' },
    ],
  ],
])('leaves alone: %s', (_, given) => expect(pairsOf(given)).toEqual([]));

it('offers each record once, and no pair that the host has said are two', () => {
  const three: Given[] = [
    { name: 'א', phone: '1' },
    { name: 'ב', phone: '1' },
    { name: 'ג', phone: '1' },
  ];
  expect(pairsOf(three)).toEqual([['phone', '0', '1']]);
  expect(pairsOf(three, [pairKey('1', '0')])).toEqual([['phone', '0', '2']]);
});

it('compares no more of a thousand guests of one name than of a hundred', () => {
  const compared = (count: number): number => {
    const distinct = new Set<string>();
    const asked = jest.spyOn(distinct, 'has');
    pairsOf(
      Array.from({ length: count }, (_, index) => ({ name: 'דוד כהן', phone: String(index) })),
      distinct,
    );
    return asked.mock.calls.length;
  };
  expect(compared(1_000)).toBe(compared(100));
});
