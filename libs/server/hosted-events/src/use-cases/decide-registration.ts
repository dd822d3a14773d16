import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Attendee, PublicEventId, RegistrationId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { HostedEventQueries } from '../persistence/hosted-event.queries';
import { TicketPurchaseQueries } from '../persistence/ticket-purchase.queries';
import { EventAccess } from '../services/event-access';
import { HostDecisions, type HostMove } from '../services/host-decisions';
import { AttendeeNames } from '../views/attendee-names';
import { attendeeView } from '../views/registration-view';

/** The host approves, rejects or cancels a registration. */
export class DecideRegistration extends Command<Result<Attendee>> {
  constructor(
    readonly eventId: PublicEventId,
    readonly registrationId: RegistrationId,
    readonly move: HostMove,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(DecideRegistration)
export class DecideRegistrationHandler implements ICommandHandler<DecideRegistration> {
  constructor(
    private readonly access: EventAccess,
    private readonly decisions: HostDecisions,
    private readonly events: HostedEventQueries,
    private readonly names: AttendeeNames,
    private readonly purchases: TicketPurchaseQueries,
  ) {}

  async execute({ eventId, registrationId, move, userId }: DecideRegistration): Promise<Result<Attendee>> {
    const access = await this.access.of(eventId, userId);
    if (!access.ok) return access;
    const decided = await this.decisions.decide(eventId, registrationId, move);
    if (!decided.ok) return decided;
    const row = await this.events.attendee(registrationId);
    if (!row) return refuse('not_found');
    const purchases = await this.purchases.of([row.id]);
    return accept(attendeeView(row, (await this.names.of([row]))(row), purchases.get(row.id)));
  }
}
