import { bundlesOf, type Bundle } from './bundles';
import type { SeatingProblem, SeatingSolution } from './problem';
import { Room } from './room';

/**
 * Seats guests at tables with room: no table gets more than its seats, guests who are to be apart never share one, and those who are to
 * be together share one where one is large enough. Beyond that, guests sit with their own name for a group, then with their group and
 * side, and near the door or in the quiet as wished. The same problem has the same solution, in whatever order its parts are given.
 */
export const seatTheRest = (problem: SeatingProblem): SeatingSolution => {
  const free = problem.guests.filter(({ id }) => problem.mayMove || !problem.seated[id]?.length);
  const moving = new Set(free.map(({ id }) => id));
  const room = new Room(problem, moving);
  const { bundles, alone } = bundlesOf(free, problem.wishes, room);
  const open = placeAll(room, bundles);
  // a bundle that no table takes whole is seated guest by guest
  const rest = placeAll(room, open.flatMap(alone));
  const left = rest.filter((bundle) => !makeRoom(room, bundle));
  settle(room, [...bundles, ...open.flatMap(alone)]);
  return {
    seats: room.seatsOf(moving),
    left: left.flatMap(({ guests }) => guests.map(({ id }) => id)).sort(),
  };
};

/** Places each bundle at its best table; returns those that fit nowhere. */
const placeAll = (room: Room, bundles: readonly Bundle[]): Bundle[] =>
  bundles.filter((bundle) => {
    const table = room.bestFor(bundle);
    if (table !== undefined) room.place(bundle, table);
    return table === undefined;
  });

/** Seats a bundle by moving one other, smaller one to another table; false when that is not possible either. */
const makeRoom = (room: Room, bundle: Bundle): boolean => {
  for (const table of room.tablesFor(bundle))
    for (const other of room.bundlesAt(table)) {
      if (other.seats >= bundle.seats || room.roomAt(table) + other.seats < bundle.seats) continue;
      room.lift(other);
      const elsewhere = room.fits(bundle, table) ? room.bestFor(other, table) : undefined;
      if (elsewhere !== undefined) {
        room.place(other, elsewhere);
        room.place(bundle, table);
        return true;
      }
      room.place(other, table);
    }
  return false;
};

const ROUNDS = 2;
/** Moves bundles to tables that suit them better now that everybody sits. */
const settle = (room: Room, bundles: readonly Bundle[]): void => {
  for (let round = 0; round < ROUNDS; round++)
    for (const bundle of bundles) {
      const from = room.tableOf(bundle);
      if (from === undefined) continue;
      room.lift(bundle);
      room.place(bundle, room.bestFor(bundle) ?? from);
    }
};
