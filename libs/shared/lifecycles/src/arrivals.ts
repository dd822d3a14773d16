import type { Arrival } from '@smachot/contracts';

type Fact = Pick<Arrival, 'scanId' | 'subjectId' | 'people' | 'at' | 'undoes'>;
/** What is known of one ticket or guest: the people who arrived, and the scans that stand, the earliest first. */
export type Arrived<F extends Fact> = { people: number; scans: F[] };

/**
 * Merges the facts of all devices, by subject. The order in which they came and how often each came make no difference: a fact is
 * known by its scan's id, and an undoing counts even when it came before what it undoes.
 */
export const mergeArrivals = <F extends Fact>(facts: Iterable<F>): Map<string, Arrived<F>> => {
  const known = new Map<string, F>();
  for (const fact of facts) if (!known.has(fact.scanId)) known.set(fact.scanId, fact);
  const undone = new Set([...known.values()].map(({ undoes }) => undoes));
  const merged = new Map<string, Arrived<F>>();
  for (const fact of known.values()) {
    if (fact.undoes !== null || undone.has(fact.scanId)) continue;
    const { people, scans } = merged.get(fact.subjectId) ?? { people: 0, scans: [] };
    merged.set(fact.subjectId, { people: people + fact.people, scans: [...scans, fact] });
  }
  for (const { scans } of merged.values())
    scans.sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.scanId < b.scanId ? -1 : 1));
  return merged;
};

/** People beyond the seats of an entry that was scanned more than once: two doors may have admitted the same ones. */
export const inDoubtOf = (arrived: Arrived<Fact> | undefined, seats: number): number =>
  arrived && arrived.scans.length > 1 ? Math.max(0, arrived.people - Math.max(seats, ownMost(arrived))) : 0;

/** More people than expected may come in one scan; that alone leaves no doubt. */
const ownMost = ({ scans }: Arrived<Fact>): number => Math.max(...scans.map(({ people }) => people));
