import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CardId, OwnRegistration, RegistrationId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { HostedEventQueries } from '../persistence/hosted-event.queries';
import { PaymentRetry } from '../services/paying/payment-retry';
import { TicketHolds } from '../services/paying/ticket-holds';
import { RegistrationAudience } from '../services/registration-audience';
import { OwnRegistrationViews } from '../views/registration-view';

/** Another try of the payment of a registration, until its time is over. */
export class PayForRegistration extends Command<Result<OwnRegistration>> {
  constructor(
    readonly registrationId: RegistrationId,
    readonly userId: UserId,
    readonly cardId: CardId | null,
  ) {
    super();
  }
}

@CommandHandler(PayForRegistration)
export class PayForRegistrationHandler implements ICommandHandler<PayForRegistration> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly events: HostedEventQueries,
    private readonly audience: RegistrationAudience,
    private readonly retry: PaymentRetry,
    private readonly holds: TicketHolds,
    private readonly views: OwnRegistrationViews,
  ) {}

  async execute({ registrationId, userId, cardId }: PayForRegistration): Promise<Result<OwnRegistration>> {
    const own = await this.events.own(registrationId, userId);
    if (!own) return refuse('not_found');
    const crew = await this.audience.crewOf(own.eventId);
    const begun = await this.work.run((tx) => this.retry.begin(tx, own.eventId, registrationId, cardId));
    if (!begun.ok) return begun;
    if (begun.value) await this.holds.take(begun.value, own.eventId, crew);
    const row = await this.events.own(registrationId, userId);
    return row ? accept(await this.views.one(row)) : refuse('not_found');
  }
}
