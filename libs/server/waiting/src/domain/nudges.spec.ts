import type { UserId } from '@smachot/contracts';
import { DAY_MS, HOUR_MS } from '@smachot/kernel';
import { aDayBefore, nudgesOf, type Waits } from './nudges';

const now = new Date('2026-12-06T08:00:00Z');
const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
const owners = ['owner'] as UserId[];
const members = ['member'] as UserId[];

/** Things that have waited for so many hours. */
const things = (...hours: number[]): Waits => {
  const moments = hours.map(ago).sort((one, other) => one.getTime() - other.getTime());
  const latest = moments.findLast((moment) => moment <= aDayBefore(now)) ?? null;
  return { count: hours.length, oldest: moments[0]!, latest };
};
const nudges = (crew: Waits[], ofOwners: Waits[] = [], told: Date | null = null) =>
  nudgesOf({ owners, members }, { crew, owners: ofOwners }, { now, told });

it('nobody is told before something has waited for a day', () => {
  expect(nudges([])).toEqual([]);
  expect(nudges([things(23), things(1, 2)])).toEqual([]);
});
it('everything that waits is counted once something has, with the days of the first', () => {
  expect(nudges([things(24), things(1, 75)])).toEqual([
    { userIds: owners, count: 3, days: 3 },
    { userIds: members, count: 3, days: 3 },
  ]);
});
it('members hear nothing of what owners alone do', () => {
  expect(nudges([], [things(50)])).toEqual([{ userIds: owners, count: 1, days: 2 }]);
  expect(nudges([things(30)], [things(80)])).toEqual([
    { userIds: owners, count: 2, days: 3 },
    { userIds: members, count: 1, days: 1 },
  ]);
});
it('the same things are not told again, and something new brings them all', () => {
  const told = aDayBefore(new Date(now.getTime() - DAY_MS));
  expect(nudges([things(48, 90)], [], told)).toEqual([]);
  expect(nudges([things(48, 90, 3)], [], told)).toEqual([]);
  expect(nudges([things(48, 90, 47)], [], told)[0]).toEqual({ userIds: owners, count: 3, days: 3 });
});
it('what is new for owners alone is no news for members', () => {
  const told = aDayBefore(new Date(now.getTime() - DAY_MS));
  expect(nudges([things(90)], [things(30)], told)).toEqual([{ userIds: owners, count: 2, days: 3 }]);
});
it('a crew without members, or without owners, is no nudge for nobody', () => {
  const crew = { owners: [], members };
  const told = nudgesOf(crew, { crew: [things(30)], owners: [] }, { now, told: null });
  expect(told).toEqual([{ userIds: members, count: 1, days: 1 }]);
});
