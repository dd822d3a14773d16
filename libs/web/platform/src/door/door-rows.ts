import type { Arrival, DoorEntry } from '@smachot/contracts';
import { inDoubtOf, mergeArrivals } from '@smachot/lifecycles';

/**
 * One line of the list: who is expected, and who of them arrived. A ticket is one seat: admitted at two doors it counts once, as on the page
 * of its event, and is in doubt. Of guests of a celebration as many count as were recorded.
 */
export type DoorRow = DoorEntry & {
  arrived: number;
  /** People beyond the seats, of somebody who was scanned more than once. */
  inDoubt: number;
  isWalkIn: boolean;
  /** Scans that stand, the earliest first. */
  scans: Arrival[];
};

/** The expected ones in their order, and behind them the walk-ins. `facts`: of all devices, those that were taken back included. */
export const doorRows = (entries: readonly DoorEntry[], facts: readonly Arrival[]): DoorRow[] => {
  const arrived = mergeArrivals(facts);
  const expected = new Set(entries.map(({ subjectId }) => subjectId));
  // only the first scan of a walk-in holds the name; a later one stands when the first is taken back
  const names = new Map(facts.flatMap(({ subjectId, name }) => (name === '' ? [] : [[subjectId, name]])));
  const walkIns = [...arrived.keys()].flatMap((subjectId) => {
    const name = names.get(subjectId);
    return name && !expected.has(subjectId) ? [walkIn(subjectId, name)] : [];
  });
  const rowOf = (entry: DoorEntry, isWalkIn: boolean): DoorRow => {
    const known = arrived.get(entry.subjectId);
    const people = known?.people ?? 0;
    return {
      ...entry,
      isWalkIn,
      arrived: entry.code === null ? people : Math.min(people, entry.seats),
      inDoubt: inDoubtOf(known, entry.seats),
      scans: known?.scans ?? [],
    };
  };
  return [...entries.map((one) => rowOf(one, false)), ...walkIns.map((one) => rowOf(one, true))];
};

const walkIn = (subjectId: string, name: string): DoorEntry => ({
  ...{ subjectId, name },
  ...{ seats: 0, group: '', table: '', code: null, seat: null },
});
