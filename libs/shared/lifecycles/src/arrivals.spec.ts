import { inDoubtOf, mergeArrivals } from './arrivals';

const fact = (scanId: string, subjectId = 'dana', people = 1, undoes: string | null = null) => ({
  ...{ scanId, subjectId, people, undoes },
  at: `2027-05-04T19:0${scanId.length}:00.000Z`,
});
const FACTS = [
  fact('a'),
  fact('bb'),
  fact('ccc', 'omer', 4),
  fact('dddd', 'dana', 1, 'bb'),
  fact('eeeee', 'omer', 2),
];
const seen = (facts: typeof FACTS) =>
  [...mergeArrivals(facts)]
    .map(([id, { people, scans }]) => [id, people, scans.map(({ scanId }) => scanId)])
    .toSorted();

/** Every order of a list. */
const orders = <T>(list: T[]): T[][] =>
  list.length < 2
    ? [list]
    : list.flatMap((one, at) => orders(list.toSpliced(at, 1)).map((rest) => [one, ...rest]));

it('merges facts to the same whatever their order, and however often each comes', () => {
  const expected = [
    ['dana', 1, ['a']],
    ['omer', 6, ['ccc', 'eeeee']],
  ];
  for (const order of orders(FACTS)) {
    expect(seen(order)).toEqual(expected);
    expect(seen([...order, ...order.toReversed()])).toEqual(expected);
  }
});

it('doubts those beyond the seats after several scans, and nobody who came in one', () => {
  const of = (...people: number[]) => mergeArrivals(people.map((count, at) => fact(`${at}`, 'dana', count)));
  expect(inDoubtOf(of(1, 1).get('dana'), 1)).toBe(1);
  expect(inDoubtOf(of(2, 3).get('dana'), 5)).toBe(0);
  expect(inDoubtOf(of(4, 4).get('dana'), 5)).toBe(3);
  expect(inDoubtOf(of(6).get('dana'), 5)).toBe(0);
  expect(inDoubtOf(undefined, 5)).toBe(0);
});
