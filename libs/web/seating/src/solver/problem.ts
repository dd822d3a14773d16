import type { SeatedAt, TableTrait, WishKind } from '@smachot/contracts';

export type SolverTable = { id: string; seats: number; traits: readonly TableTrait[] };
/** `group`, `label` and `side` are compared as they are; null is no label and no side. */
export type SolverGuest = {
  id: string;
  seats: number;
  group: string;
  label: string | null;
  side: string | null;
};
export type SolverWish = { kind: WishKind; guests: readonly string[] };
/** Where each guest sits; guests who sit nowhere are absent. */
export type Seats = Readonly<Record<string, readonly SeatedAt[]>>;
export type SeatingProblem = {
  tables: readonly SolverTable[];
  guests: readonly SolverGuest[];
  wishes: readonly SolverWish[];
  /** Who sits already, also those who are not among `guests`. */
  seated: Seats;
  /** Whether seated guests among `guests` may be moved. */
  mayMove: boolean;
};
/** `left`: guests for whom no table has room, or none that the wishes allow. */
export type SeatingSolution = { seats: Record<string, SeatedAt[]>; left: string[] };
