import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { type GuestForm, MAX_GUESTS, type Rsvp as RsvpView } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { OptedOut } from '@smachot/server-messaging';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import type { GuestDetails } from '../../domain/guests/guest-details';
import { Rsvp } from '../../domain/guests/rsvp';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { RsvpRepository } from '../../persistence/guests/rsvp.repository';
import { rsvpView } from '../../views/rsvp-view';
import { readGuestForm } from '../../services/guest-form';

export class AddGuests extends Command<Result<{ rsvps: RsvpView[] }>> {
  constructor(
    readonly eventId: string,
    readonly guests: GuestForm[],
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(AddGuests)
export class AddGuestsHandler implements ICommandHandler<AddGuests> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly rsvps: RsvpRepository,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, guests, userId }: AddGuests): Promise<Result<{ rsvps: RsvpView[] }>> {
    const read = readAll(guests);
    if (!read.ok) return read;
    const silent = await this.queries.execute(new OptedOut(read.value.flatMap(({ phone }) => phone ?? [])));
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      if ((await countGuests(tx, eventId)) + guests.length > MAX_GUESTS) return refuse('guests.too_many');
      const added = newGuests(eventId, read.value, this.clock.now(), silent);
      await this.rsvps.add(tx, added, userId);
      tx.hint(`event:${eventId}`);
      const asksHeadcount = invitation.value.state.questions.includes('headcount');
      return accept({ rsvps: added.map((rsvp) => rsvpView(rsvp.state, asksHeadcount)) });
    });
  }
}

/** Creates records whose ids follow the given order, so that lists show them in it. */
export const newGuests = (
  eventId: string,
  details: GuestDetails[],
  now: Date,
  silent: Set<string>,
): Rsvp[] => {
  const ids = details.map(() => newId()).sort();
  return details.map((guest, at) => Rsvp.add(ids[at]!, eventId, guest, silent.has(guest.phone ?? ''), now));
};

export const countGuests = async (tx: Tx, eventId: string): Promise<number> => {
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from rsvp.guests where event_id = $1 and deleted_at is null',
    [eventId],
  );
  return row!.count;
};

const readAll = (guests: GuestForm[]): Result<GuestDetails[]> => {
  const fields: Record<string, string> = {};
  const details = guests.map((guest, at) => {
    const read = readGuestForm(guest);
    if (read.ok) return read.value;
    for (const [field, code] of Object.entries(read.fields ?? {})) fields[`guests.${at}.${field}`] = code;
    return undefined;
  });
  return Object.keys(fields).length
    ? refuse('request.invalid', { fields })
    : accept(details.filter((guest) => guest !== undefined));
};
