import { spanOfAddress, wishesOfAll } from './kitchen-days';

it.each([
  ['', '', '2026-12-01', '2026-12-01'],
  ['2026-12-23', '', '2026-12-23', '2026-12-23'],
  ['2026-12-23', '2026-12-25', '2026-12-23', '2026-12-25'],
  ['2026-12-23', '2026-12-20', '2026-12-23', '2026-12-23'],
  ['2026-12-23', '2027-12-23', '2026-12-23', '2027-01-05'],
  ['nonsense', '2026-13-40', '2026-12-01', '2026-12-01'],
])('reads the days of an address: %s to %s', (from, to, first, last) =>
  expect(spanOfAddress(from, to, '2026-12-01')).toEqual({ from: first, to: last }),
);

it('adds up what the guests of several orders asked for', () =>
  expect(
    wishesOfAll([
      { wishes: [{ kind: 'vegetarian', count: 2 }] },
      { wishes: [] },
      {
        wishes: [
          { kind: 'gluten_free', count: 6 },
          { kind: 'vegetarian', count: 3 },
        ],
      },
    ]),
  ).toEqual([
    { kind: 'gluten_free', count: 6 },
    { kind: 'vegetarian', count: 5 },
  ]));
