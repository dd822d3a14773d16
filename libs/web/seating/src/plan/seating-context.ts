import type { EventId, SeatedAt } from '@smachot/contracts';
import { createContext, useContext } from 'react';
import type { Guest } from './base';
import type { Pieces, TableForm } from './pieces';
import type { PlanView, TableView } from './plan-view';

/** A guest who was picked up. `seats` fewer than the guest's: only a part, which becomes the second table's. */
export type Held = { guest: Guest; seats: number };

export type SeatingRoom = {
  plan: Pieces;
  view: PlanView;
  guests: Readonly<Record<string, Guest>>;
  eventId: EventId;
  mayEdit: boolean;
  held: Held | null;
  /** Picks a guest up, or puts the one who is held back. */
  hold: (held: Held | null) => void;
  /** Seats a guest at a table, or nowhere, and says so. */
  seat: (held: Held, table: TableView | null) => void;
  edit: (pieces: Pieces) => void;
  changeTable: (table: TableForm) => void;
  /** Announces to screen readers. */
  say: (text: string) => void;
  openTable: (id: string | null) => void;
};

/** Where a guest sits once a part of the seats is at another table; a third table is none. */
export const seatsWith = (
  { guest, seats }: Held,
  now: readonly SeatedAt[],
  tableId: string,
): readonly SeatedAt[] => {
  const [first] = now;
  if (seats >= guest.seats || !first || first.tableId === tableId) return [{ tableId, seats: guest.seats }];
  return [
    { tableId: first.tableId, seats: guest.seats - seats },
    { tableId, seats },
  ];
};

export const SeatingContext = createContext<SeatingRoom | null>(null);
export const useRoom = (): SeatingRoom => {
  const room = useContext(SeatingContext);
  if (!room) throw new Error('no seating plan above');
  return room;
};
