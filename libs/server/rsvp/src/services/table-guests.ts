import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type EventId, MAX_GUESTS, type UserId } from '@smachot/contracts';
import { Clock, readPhone, refuse, accept, type Result } from '@smachot/kernel';
import type { ClassifiedRow, ExistingGuest, RowGuest } from '@smachot/server-guest-import';
import { OptedOut } from '@smachot/server-messaging';
import { isRefusedValue, type Tx } from '@smachot/server-platform';
import type { GuestDetails } from '../domain/guests/guest-details';
import { newGuests } from '../domain/guests/new-guests';
import { ExistingGuests } from '../persistence/guests/existing-guests';
import { RsvpRepository } from '../persistence/guests/rsvp.repository';

/** Number of guests written in one statement; between statements the API handles other requests. */
const BATCH = 500;

const detailsOf = (guest: RowGuest): GuestDetails => {
  const phone = guest.attendeePhone === null ? null : readPhone(guest.attendeePhone);
  return {
    name: guest.attendeeName,
    phone: guest.attendeePhone,
    mobile: phone?.ok === true && phone.mobile,
    group: guest.group,
    groupLabel: guest.groupLabel,
    side: guest.side,
    language: guest.language,
    tableName: guest.tableName,
    estimated: guest.estimatedNumberOfGuests ?? 1,
    estimateGiven: guest.estimatedNumberOfGuests !== null,
    specialRequests: guest.specialRequests,
    hostNote: guest.hostNote,
    income: null,
  };
};

const WORDS: Record<keyof RowGuest, (keyof GuestDetails)[]> = {
  attendeeName: ['name'],
  attendeePhone: ['phone', 'mobile'],
  group: ['group'],
  groupLabel: ['groupLabel'],
  side: ['side'],
  tableName: ['tableName'],
  estimatedNumberOfGuests: ['estimated', 'estimateGiven'],
  language: ['language'],
  specialRequests: ['specialRequests'],
  hostNote: ['hostNote'],
};

/** Only the fields that the row changes: others may have changed the rest meanwhile. */
const editOf = (row: ClassifiedRow): Partial<GuestDetails> => {
  const details = detailsOf(row.guest as RowGuest);
  const fields = (Object.keys(row.notes.before ?? {}) as (keyof RowGuest)[]).flatMap((field) => WORDS[field]);
  return Object.fromEntries(fields.map((field) => [field, details[field]]));
};

const batches = <T>(items: T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) =>
    items.slice(at * BATCH, (at + 1) * BATCH),
  );

const inHalves = <T>(items: T[]): [T[], T[]] => {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
};

/** Maximum number of rows that the database may refuse of one table. */
const MOST_REFUSED = 100;

/** Rows of a table as they are written. `optedOut`: phones that may not be written to; `actorId`: who imports. */
export type GuestTable = {
  eventId: EventId;
  rows: ClassifiedRow[];
  optedOut: Set<string>;
  actorId: UserId;
};

/** Rows of a verdict; those that change guests in the order in which guests are locked. */
const rowsOf = ({ rows }: GuestTable, verdict: 'new' | 'update'): ClassifiedRow[] => {
  const found = rows.filter((row) => row.verdict === verdict);
  return verdict === 'new' ? found : found.sort((one, other) => (one.guestId! < other.guestId! ? -1 : 1));
};

/** Does a part of a transaction. False when the database refuses one of its values: then it is undone. */
const isTaken = async (tx: Tx, work: () => Promise<void>): Promise<boolean> => {
  await tx.query('savepoint part');
  try {
    await work();
  } catch (error) {
    if (!isRefusedValue(error)) throw error;
    await tx.query('rollback to savepoint part');
    return false;
  }
  await tx.query('release savepoint part');
  return true;
};

/** Creates and changes guests from classified rows. */
@Injectable()
export class TableGuests {
  constructor(
    private readonly rsvps: RsvpRepository,
    private readonly existing: ExistingGuests,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** Whether the locked event's guests are still those that the rows were compared with. */
  async areUnchanged(tx: Tx, eventId: EventId, compared: ExistingGuest[]): Promise<boolean> {
    const now = await this.existing.ofLockedEvent(tx, eventId);
    return (
      now.length === compared.length &&
      now.every((guest, at) => JSON.stringify(guest) === JSON.stringify(compared[at]))
    );
  }

  /** Opted-out phones among the rows; queried before the event is locked. */
  optedOut(rows: ClassifiedRow[]): Promise<Set<string>> {
    return this.queries.execute(new OptedOut(rows.flatMap(({ guest }) => guest.attendeePhone ?? [])));
  }

  async write(tx: Tx, table: GuestTable): Promise<Result<{ added: number; updated: number }>> {
    const [fresh, changed] = [rowsOf(table, 'new'), rowsOf(table, 'update')];
    if ((await this.rsvps.count(tx, table.eventId)) + fresh.length > MAX_GUESTS)
      return refuse('guests.too_many');
    await this.addGuests(tx, table, fresh);
    await this.changeGuests(tx, table, changed);
    return accept({ added: fresh.length, updated: changed.length });
  }

  /**
   * Lines that the database refuses: what it refuses together is halved until each row stands alone. It writes the others, so
   * the transaction has to be rolled back. Throws when so many are refused that it is not the rows' fault.
   */
  async refusedLines(tx: Tx, table: GuestTable): Promise<number[]> {
    const refused: number[] = [];
    const tryOut = async (rows: ClassifiedRow[]): Promise<void> => {
      const write = () =>
        rows[0]!.verdict === 'new' ? this.addGuests(tx, table, rows) : this.changeGuests(tx, table, rows);
      if (await isTaken(tx, write)) return;
      if (refused.length >= MOST_REFUSED) throw new Error('the database refuses too many rows of a table');
      if (rows.length === 1) refused.push(rows[0]!.row);
      else for (const half of inHalves(rows)) await tryOut(half);
    };
    for (const verdict of ['new', 'update'] as const)
      for (const batch of batches(rowsOf(table, verdict))) await tryOut(batch);
    return refused;
  }

  private async addGuests(tx: Tx, table: GuestTable, rows: ClassifiedRow[]): Promise<void> {
    const { eventId, optedOut, actorId } = table;
    const details = rows.map(({ guest }) => detailsOf(guest as RowGuest));
    for (const batch of batches(newGuests(eventId, details, this.clock.now(), optedOut)))
      await this.rsvps.add(tx, batch, actorId);
  }

  private async changeGuests(tx: Tx, table: GuestTable, rows: ClassifiedRow[]): Promise<void> {
    const { eventId, optedOut, actorId } = table;
    const now = this.clock.now();
    const updates = new Map(rows.map((row) => [row.guestId!, row]));
    for (const ids of batches([...updates.keys()])) {
      const guests = await this.rsvps.loadMany(tx, eventId, ids);
      for (const rsvp of guests) {
        rsvp.edit(editOf(updates.get(rsvp.state.id)!), now);
        if (optedOut.has(rsvp.state.phone ?? '')) rsvp.optOut(now);
      }
      await this.rsvps.saveMany(tx, guests, actorId);
    }
  }
}
