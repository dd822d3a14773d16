import * as fc from 'fast-check';
import {
  type CrewMemberState,
  crewInKeepOrder,
  fitCrew,
  fitUnits,
  inKeepOrder,
  type KeptUnitState,
} from './plan-fit';

const day = (number: number) => new Date(Date.UTC(2027, 0, number));
const unit = (id: string, change: Partial<KeptUnitState> = {}): KeptUnitState => ({
  ...{ id, name: id, archivedByPlan: false, createdAt: day(1), lastOrderedAt: null },
  ...change,
});
const ids = (units: readonly { id: string }[]) => units.map(({ id }) => id).join('');
const anyUnits = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 3 }),
    archivedByPlan: fc.boolean(),
    created: fc.integer({ min: 1, max: 20 }),
    ordered: fc.option(fc.integer({ min: 1, max: 20 })),
  }),
  { selector: ({ id }) => id, maxLength: 30 },
);

describe('the order in which units stay', () => {
  it('is the owner’s, then that of the last orders, then of what is newest', () => {
    const units = [
      ...[unit('a'), unit('b', { createdAt: day(2) }), unit('c', { lastOrderedAt: day(5) })],
      ...[unit('d', { lastOrderedAt: day(9) }), unit('e')],
    ];
    expect(ids(inKeepOrder(units, []))).toBe('dcbae');
    expect(ids(inKeepOrder(units, ['e', 'gone', 'a']))).toBe('eadcb');
  });
  it('leaves out nothing and adds nothing', () => {
    fc.assert(
      fc.property(anyUnits, fc.array(fc.string({ maxLength: 3 })), (some, chosen) => {
        const units = some.map(({ id, created, ordered, archivedByPlan }) =>
          unit(id, {
            ...{ archivedByPlan, createdAt: day(created) },
            lastOrderedAt: ordered === null ? null : day(ordered),
          }),
        );
        const ordered = inKeepOrder(units, chosen);
        expect([...ordered.map(({ id }) => id)].sort()).toEqual([...units.map(({ id }) => id)].sort());
        expect(ids(inKeepOrder([...units].reverse(), chosen))).toBe(ids(ordered));
      }),
    );
  });
});

describe('fitting units', () => {
  it('shows as many as the plan allows, those that stay longest, and is done once', () => {
    fc.assert(
      fc.property(anyUnits, fc.integer({ min: 0, max: 30 }), (some, limit) => {
        const ordered = some.map(({ id, archivedByPlan }) => unit(id, { archivedByPlan }));
        const { archive, restore } = fitUnits(ordered, limit);
        const after = ordered.map((one) => ({
          ...one,
          archivedByPlan: archive.includes(one.id) || (one.archivedByPlan && !restore.includes(one.id)),
        }));
        expect(after.map(({ archivedByPlan }) => archivedByPlan)).toEqual(
          ordered.map((_, place) => place >= limit),
        );
        expect(fitUnits(after, limit)).toEqual({ archive: [], restore: [] });
      }),
    );
  });
});

describe('fitting a crew', () => {
  const member = (id: string, role: 'Owner' | 'Member', joined: number, suspended = false) =>
    ({ id, storeId: 's', userId: id, role, joinedAt: day(joined), suspended }) as CrewMemberState;
  const fit = (crew: CrewMemberState[], limit: number, chosen: string[] = []) =>
    fitCrew(crewInKeepOrder(crew, chosen), limit);
  it('suspends who joined last, and never an owner', () => {
    const crew = [member('a', 'Owner', 9), member('b', 'Member', 2), member('c', 'Member', 3)];
    expect(ids(crewInKeepOrder(crew, []))).toBe('abc');
    expect(fit(crew, 2)).toEqual({ suspend: ['c'], reinstate: [] });
    expect(fit([member('a', 'Owner', 1), member('b', 'Owner', 2)], 1)).toEqual({
      suspend: [],
      reinstate: [],
    });
  });
  it('reinstates in the same order', () => {
    const crew = [member('a', 'Owner', 1), member('b', 'Member', 2, true), member('c', 'Member', 3, true)];
    expect(fit(crew, 2)).toEqual({ suspend: [], reinstate: ['b'] });
  });
  it('keeps whom the owner chose, after the owners', () => {
    const crew = [
      ...[member('a', 'Owner', 9), member('b', 'Member', 2), member('c', 'Member', 3)],
      member('d', 'Member', 4, true),
    ];
    expect(ids(crewInKeepOrder(crew, ['d', 'gone', 'c', 'a']))).toBe('adcb');
    expect(fit(crew, 2, ['d', 'c'])).toEqual({ suspend: ['c', 'b'], reinstate: ['d'] });
  });
  it('leaves out nobody, is done once, and suspends no owner', () => {
    const anyCrew = fc.uniqueArray(
      fc.record({
        id: fc.string({ minLength: 1, maxLength: 2 }),
        role: fc.constantFrom('Owner' as const, 'Member' as const),
        joined: fc.integer({ min: 1, max: 9 }),
        suspended: fc.boolean(),
      }),
      { selector: ({ id }) => id, maxLength: 20 },
    );
    const chosenIds = fc.array(fc.string({ maxLength: 2 }));
    fc.assert(
      fc.property(anyCrew, chosenIds, fc.integer({ min: 0, max: 20 }), (some, chosen, limit) => {
        const crew = some.map(({ id, role, joined, suspended }) => member(id, role, joined, suspended));
        const { suspend, reinstate } = fit(crew, limit, chosen);
        const after = crew.map((one) => ({
          ...one,
          suspended: suspend.includes(one.id) || (one.suspended && !reinstate.includes(one.id)),
        }));
        expect(fit(after, limit, chosen)).toEqual({ suspend: [], reinstate: [] });
        const active = after.filter(({ suspended }) => !suspended);
        const owners = crew.filter(({ role }) => role === 'Owner').length;
        expect(active.filter(({ role }) => role === 'Owner')).toHaveLength(owners);
        expect(active).toHaveLength(Math.max(owners, Math.min(limit, crew.length)));
      }),
    );
  });
});
