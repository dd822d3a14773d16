import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { forEachAlone, type Tx, UnitOfWork } from '@smachot/server-platform';
import { HostedEventRepository } from '../persistence/hosted-event.repository';
import { RegistrationRepository } from '../persistence/registration.repository';
import { TicketPurchaseQueries, type Unpaid } from '../persistence/ticket-purchase.queries';
import { TicketPurchaseRepository } from '../persistence/ticket-purchase.repository';
import { Dropping } from '../services/paying/dropping';

/** Ends registrations whose time to pay is over. */
export class DropUnpaid extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(DropUnpaid)
export class DropUnpaidHandler implements ICommandHandler<DropUnpaid> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly due: TicketPurchaseQueries,
    private readonly events: HostedEventRepository,
    private readonly registrations: RegistrationRepository,
    private readonly purchases: TicketPurchaseRepository,
    private readonly dropping: Dropping,
  ) {}

  async execute({ now }: DropUnpaid): Promise<void> {
    await forEachAlone(
      await this.due.unpaid(now),
      ({ registrationId }) => registrationId,
      (one) => this.work.run((tx) => this.drop(tx, one, now)),
    );
  }

  private async drop(tx: Tx, { registrationId, eventId }: Unpaid, now: Date): Promise<void> {
    const event = await this.events.load(tx, eventId);
    const registration = event && (await this.registrations.load(tx, registrationId));
    const purchase = (await this.purchases.of(tx, [registrationId])).get(registrationId);
    // paid meanwhile
    if (!event || !registration || !purchase?.state.payBy || purchase.state.payBy > now) return;
    await this.dropping.drop(tx, event, registration, purchase.state.mayRetry ? 'told' : 'quiet');
  }
}
