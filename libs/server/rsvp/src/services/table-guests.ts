import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type EventId, MAX_GUESTS, type UserId } from '@smachot/contracts';
import { Clock, readPhone, refuse, accept, type Result } from '@smachot/kernel';
import type { ClassifiedRow, ExistingGuest, RowGuest } from '@smachot/server-guest-import';
import { OptedOut } from '@smachot/server-messaging';
import type { Tx } from '@smachot/server-platform';
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

  async write(
    tx: Tx,
    eventId: EventId,
    rows: ClassifiedRow[],
    optedOut: Set<string>,
    actorId: UserId,
  ): Promise<Result<{ added: number; updated: number }>> {
    const now = this.clock.now();
    const fresh = rows
      .filter(({ verdict }) => verdict === 'new')
      .map(({ guest }) => detailsOf(guest as RowGuest));
    if ((await this.rsvps.count(tx, eventId)) + fresh.length > MAX_GUESTS) return refuse('guests.too_many');
    for (const batch of batches(newGuests(eventId, fresh, now, optedOut)))
      await this.rsvps.add(tx, batch, actorId);
    const updates = new Map(
      rows.filter(({ verdict }) => verdict === 'update').map((row) => [row.guestId!, row]),
    );
    for (const ids of batches([...updates.keys()].sort())) {
      const guests = await this.rsvps.loadMany(tx, eventId, ids);
      for (const rsvp of guests) {
        rsvp.edit(editOf(updates.get(rsvp.state.id)!), now);
        if (optedOut.has(rsvp.state.phone ?? '')) rsvp.optOut(now);
      }
      await this.rsvps.saveMany(tx, guests, actorId);
    }
    return accept({ added: fresh.length, updated: updates.size });
  }
}
