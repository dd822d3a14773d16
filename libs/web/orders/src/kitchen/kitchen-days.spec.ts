import { servingsOf, spanOfAddress, viewOfAddress, wishesOfAll } from './kitchen-days';

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

it.each([
  [null, 'dish'],
  ['hour', 'hour'],
  ['event', 'event'],
  ['toString', 'dish'],
])('reads the view of an address: %s', (named, view) => expect(viewOfAddress(named)).toBe(view));

it('puts what begins together together, by days and hours of Israel', () => {
  const at = (startsAt: string) => ({ startsAt }) as never;
  const servings = servingsOf({
    orders: [at('2026-12-24T21:59:00.000Z'), at('2026-12-24T17:00:00Z'), at('2026-12-24T22:00:00.000Z')],
    bookings: [at('2026-12-24T17:00:00.000Z')],
  });
  expect(
    servings.map(({ day, servings }) => [
      day,
      servings.map(({ time, orders, bookings }) => [time, orders.length, bookings.length]),
    ]),
  ).toEqual([
    [
      '2026-12-24',
      [
        ['19:00', 1, 1],
        ['23:59', 1, 0],
      ],
    ],
    ['2026-12-25', [['00:00', 1, 0]]],
  ]);
  expect(servingsOf({ orders: [], bookings: [] })).toEqual([]);
});
