import type { UserId } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';

/** Things that wait for a crew, of one kind or of several. `latest`: since when the last of those waits that has waited for a day; null: none has. */
export type Waits = { count: number; oldest: Date; latest: Date | null };

/** Things that wait for a store: for its whole crew, and for its owners alone. */
export type StoreThings = { crew: readonly Waits[]; owners: readonly Waits[] };

/** People of one crew who are told the same. `days`: for how many whole days the first of the things waits. */
export type Nudge = { userIds: UserId[]; count: number; days: number };

type Crew = { owners: UserId[]; members: UserId[] };
/** `told`: the crew was told of what waited since this moment or earlier; null: of nothing. */
type Moment = { now: Date; told: Date | null };

const sum = (waits: readonly Waits[]): Waits | null =>
  waits.reduce<Waits | null>(
    (all, one) =>
      all
        ? {
            count: all.count + one.count,
            oldest: all.oldest < one.oldest ? all.oldest : one.oldest,
            latest: later(all.latest, one.latest),
          }
        : one,
    null,
  );
const later = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one > other ? one : other) : (one ?? other);

const nudge = (userIds: UserId[], waits: readonly Waits[], { now, told }: Moment): Nudge[] => {
  const all = sum(waits);
  if (!userIds.length || !all?.latest || (told && all.latest <= told)) return [];
  return [{ userIds, count: all.count, days: Math.floor((now.getTime() - all.oldest.getTime()) / DAY_MS) }];
};

/** The moment since which a thing has waited for a day. */
export const aDayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** Whom of a crew to tell what: nobody before something has waited for a day of which they were not told. Members are not told what owners alone do. */
export const nudgesOf = ({ owners, members }: Crew, things: StoreThings, moment: Moment): Nudge[] => [
  ...nudge(owners, [...things.crew, ...things.owners], moment),
  ...nudge(members, things.crew, moment),
];
