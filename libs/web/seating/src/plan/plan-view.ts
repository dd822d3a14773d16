import type { Guest } from './base';
import type { Pieces, TableForm } from './pieces';

/** `seats`: chairs taken at this table; none for a guest who declined and still has it. */
export type SeatedGuestView = { guest: Guest; seats: number; split: boolean };
export type TableView = TableForm & { taken: number; guests: readonly SeatedGuestView[] };
export type PlanView = {
  tables: readonly TableView[];
  /** Guests who may come and sit nowhere, by name. */
  unseated: readonly Guest[];
  totals: { seats: number; taken: number; unseated: number; overfull: number };
};

/** Names as people sort them: table 2 before table 10. */
const order = new Intl.Collator('he', { numeric: true });
export const byName = (a: { name: string }, b: { name: string }): number => order.compare(a.name, b.name);

export const viewOf = ({ tables, seats }: Pieces, guests: Readonly<Record<string, Guest>>): PlanView => {
  const at = new Map<string, SeatedGuestView[]>();
  const unseated: Guest[] = [];
  for (const guest of Object.values(guests)) {
    const own = (seats[guest._id] ?? []).filter(({ tableId }) => tables[tableId]);
    const declined = guest.rsvpStatus === 'declined';
    if (!own.length && !declined) unseated.push(guest);
    for (const { tableId, seats: given } of own) {
      const seated = { guest, seats: declined ? 0 : given, split: own.length > 1 };
      at.set(tableId, [...(at.get(tableId) ?? []), seated]);
    }
  }
  const views = Object.values(tables)
    .filter((table) => table !== null)
    .map((table) => tableView(table, at.get(table._id) ?? []))
    .sort(byName);
  const sum = (of: (table: TableView) => number) => views.reduce((total, table) => total + of(table), 0);
  return {
    tables: views,
    unseated: unseated.sort((a, b) => order.compare(a.attendeeName, b.attendeeName)),
    totals: {
      seats: sum((table) => table.seats),
      taken: sum((table) => table.taken),
      unseated: unseated.reduce((total, guest) => total + guest.seats, 0),
      overfull: sum((table) => Number(table.taken > table.seats)),
    },
  };
};

const tableView = (table: TableForm, guests: SeatedGuestView[]): TableView => ({
  ...table,
  taken: guests.reduce((total, { seats }) => total + seats, 0),
  guests: guests.sort((a, b) => order.compare(a.guest.attendeeName, b.guest.attendeeName)),
});
