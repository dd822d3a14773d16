import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import {
  type EventId,
  type GuestForm,
  MAX_GUESTS,
  type Rsvp as RsvpView,
  type UserId,
} from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { OptedOut } from '@smachot/server-messaging';
import { UnitOfWork } from '@smachot/server-platform';
import type { GuestDetails } from '../../domain/guests/guest-details';
import { newGuests } from '../../domain/guests/new-guests';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { RsvpRepository } from '../../persistence/guests/rsvp.repository';
import { rsvpView } from '../../views/rsvp-view';
import { readGuestForm } from '../../services/guest-form';

export class AddGuests extends Command<Result<{ rsvps: RsvpView[] }>> {
  constructor(
    readonly eventId: EventId,
    readonly guests: GuestForm[],
    readonly userId: UserId,
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
    const optedOut = await this.queries.execute(new OptedOut(read.value.flatMap(({ phone }) => phone ?? [])));
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      if ((await this.rsvps.count(tx, eventId)) + guests.length > MAX_GUESTS)
        return refuse('guests.too_many');
      const added = newGuests(eventId, read.value, this.clock.now(), optedOut);
      await this.rsvps.add(tx, added, userId);
      tx.hint(`event:${eventId}`);
      const asksHeadcount = invitation.value.state.questions.includes('headcount');
      return accept({ rsvps: added.map((rsvp) => rsvpView(rsvp.state, asksHeadcount)) });
    });
  }
}

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
