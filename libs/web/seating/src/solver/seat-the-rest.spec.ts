import fc from 'fast-check';
import type { SeatingProblem, Seats } from './problem';
import { seatTheRest } from './seat-the-rest';

const runs = process.env['TEST_ALL'] ? 2000 : 120;
const guestIds = Array.from({ length: 40 }, (_, at) => `g${String(at).padStart(2, '0')}`);
const tableIds = Array.from({ length: 8 }, (_, at) => `t${at}`);

const aProblem: fc.Arbitrary<SeatingProblem> = fc
  .record({
    tables: fc.array(
      fc.record({
        seats: fc.integer({ min: 2, max: 12 }),
        traits: fc.subarray(['near_door', 'quiet'] as const),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    guests: fc.array(
      fc.record({
        seats: fc.integer({ min: 1, max: 6 }),
        group: fc.constantFrom('family', 'friends'),
        label: fc.constantFrom(null, 'צבא', 'עבודה'),
        side: fc.constantFrom(null, 'bride', 'groom'),
        at: fc.option(fc.nat(7), { freq: 3 }),
      }),
      { minLength: 1, maxLength: 40 },
    ),
    wishes: fc.array(
      fc.record({
        kind: fc.constantFrom('together' as const, 'apart' as const, 'near_door' as const, 'quiet' as const),
        guests: fc.uniqueArray(fc.constantFrom(...guestIds), { minLength: 2, maxLength: 4 }),
      }),
      { maxLength: 8 },
    ),
    mayMove: fc.boolean(),
  })
  .map(({ tables, guests, wishes, mayMove }) => ({
    tables: tables.map((table, at) => ({ ...table, id: tableIds[at]! })),
    guests: guests.map(({ at: _, ...guest }, at) => ({ ...guest, id: guestIds[at]! })),
    wishes,
    mayMove,
    seated: Object.fromEntries(
      guests.flatMap(({ at, seats }, index) =>
        at === null ? [] : [[guestIds[index]!, [{ tableId: tableIds[at % tables.length]!, seats }]]],
      ),
    ),
  }));

const afterwards = (problem: SeatingProblem): { all: Seats; left: string[] } => {
  const { seats, left } = seatTheRest(problem);
  return { all: { ...(problem.mayMove ? {} : problem.seated), ...seats }, left };
};
const takenBy = (seats: Seats, table: string): number =>
  Object.values(seats)
    .flat()
    .reduce((sum, { tableId, seats: taken }) => sum + (tableId === table ? taken : 0), 0);

it('loses and doubles nobody, and moves nobody who sits unless that is allowed', () => {
  fc.assert(
    fc.property(aProblem, (problem) => {
      const { seats, left } = seatTheRest(problem);
      const { all } = afterwards(problem);
      expect([...Object.keys(all), ...left].sort()).toEqual(problem.guests.map(({ id }) => id));
      for (const { id, seats: wanted } of problem.guests) {
        if (!problem.mayMove && problem.seated[id]) expect(seats[id]).toBeUndefined();
        if (all[id]) expect(all[id].reduce((sum, one) => sum + one.seats, 0)).toBe(wanted);
      }
    }),
    { numRuns: runs },
  );
});

it('gives no table more than its seats; one that had too many gets nobody', () => {
  fc.assert(
    fc.property(aProblem, (problem) => {
      const { all } = afterwards(problem);
      const before = problem.mayMove ? {} : problem.seated;
      for (const { id, seats } of problem.tables)
        expect(takenBy(all, id)).toBeLessThanOrEqual(Math.max(seats, takenBy(before, id)));
    }),
    { numRuns: runs },
  );
});

it('keeps those apart who are to be apart', () => {
  fc.assert(
    fc.property(aProblem, (problem) => {
      const { seats } = seatTheRest(problem);
      const { all } = afterwards(problem);
      const tableOf = (id: string) => all[id]?.[0]?.tableId;
      for (const { kind, guests } of problem.wishes)
        if (kind === 'apart')
          for (const a of guests)
            for (const b of guests)
              // two who sat at one table before stay there
              if (a !== b && seats[a]) expect(tableOf(a)).not.toBe(tableOf(b) ?? 'nowhere');
    }),
    { numRuns: runs },
  );
});

it('has the same solution in whatever order the problem is told', () => {
  fc.assert(
    fc.property(aProblem, (problem) => {
      const told = {
        ...problem,
        tables: problem.tables.toReversed(),
        guests: problem.guests.toReversed(),
        wishes: problem.wishes.map((wish) => ({ ...wish, guests: wish.guests.toReversed() })),
      };
      expect(seatTheRest(told)).toEqual(seatTheRest(problem));
    }),
    { numRuns: runs },
  );
});

const guest = (id: string, seats = 2, more: Partial<SeatingProblem['guests'][number]> = {}) => ({
  ...{ id, seats, group: 'family', label: null, side: null },
  ...more,
});
const table = (id: string, seats = 10, ...traits: ('near_door' | 'quiet')[]) => ({ id, seats, traits });
const solved = (problem: Partial<SeatingProblem>) =>
  seatTheRest({ tables: [], guests: [], wishes: [], seated: {}, mayMove: false, ...problem });
const tablesOf = (seats: Seats) =>
  Object.fromEntries(Object.entries(seats).map(([id, [at]]) => [id, at!.tableId]));

it('seats those together who are to be, also with somebody who sits already', () => {
  const problem = {
    tables: [table('a', 6), table('b', 6)],
    guests: [guest('1'), guest('2'), guest('3'), guest('4')],
    seated: { '1': [{ tableId: 'b', seats: 2 }] },
    wishes: [{ kind: 'together' as const, guests: ['4', '1'] }],
  };
  expect(tablesOf(solved(problem).seats)).toMatchObject({ '4': 'b' });
});

it('seats groups with their own, and wishes near the door', () => {
  const { seats, left } = solved({
    tables: [table('a', 6), table('b', 6, 'near_door'), table('c', 6)],
    guests: [
      ...['1', '2', '3'].map((id) => guest(id, 2, { label: 'צבא' })),
      ...['4', '5', '6'].map((id) => guest(id, 2, { label: 'עבודה' })),
      guest('7', 2),
    ],
    wishes: [{ kind: 'near_door', guests: ['7'] }],
  });
  const at = tablesOf(seats);
  expect(left).toEqual([]);
  expect(at['7']).toBe('b');
  expect(new Set([at['1'], at['2'], at['3']]).size).toBe(1);
  expect(new Set([at['4'], at['5'], at['6']]).size).toBe(1);
});

it('makes room by moving a smaller party that it seated itself', () => {
  const { left } = solved({
    tables: [table('a', 4), table('b', 3)],
    guests: [guest('1', 2, { label: 'x' }), guest('2', 1, { label: 'x' }), guest('3', 4)],
  });
  expect(left).toEqual([]);
});

it('seats six hundred records at sixty tables', () => {
  const guests = Array.from({ length: 600 }, (_, at) =>
    guest(`g${at}`, 1 + (at % 3 === 0 ? 1 : 0), {
      label: `group ${at % 37}`,
      side: at % 2 ? 'bride' : 'groom',
    }),
  );
  const tables = Array.from({ length: 60 }, (_, at) => table(`t${at}`, 14));
  expect(solved({ guests, tables }).left).toEqual([]);
});
