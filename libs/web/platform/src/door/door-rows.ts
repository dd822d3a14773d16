import type { Arrival, DoorEntry } from '@smachot/contracts';
import { type Arrived, inDoubtOf } from '@smachot/lifecycles';

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

/** The expected ones in their order, and behind them the walk-ins. */
export const doorRows = (
  entries: readonly DoorEntry[],
  arrived: ReadonlyMap<string, Arrived<Arrival>>,
): DoorRow[] => {
  const expected = new Set(entries.map(({ subjectId }) => subjectId));
  const walkIns = [...arrived].flatMap(([subjectId, { scans }]) => {
    const name = scans.find((scan) => scan.name !== '')?.name;
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
