import { Injectable } from '@nestjs/common';
import type { PaymentId, PublicEventId, UserId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { HostedEvent } from '../../domain/hosted-event';
import type { Registration } from '../../domain/registration';
import type { PaymentMoved, TicketPurchase } from '../../domain/ticket-purchase';
import { HostedEventRepository } from '../../persistence/hosted-event.repository';
import { RegistrationRepository } from '../../persistence/registration.repository';
import { TicketMailRepository } from '../../persistence/ticket-mail.repository';
import { TicketPurchaseRepository } from '../../persistence/ticket-purchase.repository';
import { EventNotices } from '../event-notices';
import { Dropping } from './dropping';
import { PurchaseBooks } from './purchase-books';
import { RegistrationMoney } from './registration-money';

/** The people who are told about the registrations of an event. */
export type Crew = { hosts: UserId[]; partnerUsername: string | null };
type Found = {
  event: HostedEvent | undefined;
  registration: Registration | undefined;
  purchase: TicketPurchase;
};

/** Applies what happened to the payment of a registration. An outcome that comes after the registration's end gives the money back. */
@Injectable()
export class TicketPaymentOutcomes {
  constructor(
    private readonly events: HostedEventRepository,
    private readonly registrations: RegistrationRepository,
    private readonly purchases: TicketPurchaseRepository,
    private readonly money: RegistrationMoney,
    private readonly books: PurchaseBooks,
    private readonly mails: TicketMailRepository,
    private readonly dropping: Dropping,
    private readonly notices: EventNotices,
    private readonly clock: Clock,
  ) {}

  async apply(tx: Tx, eventId: PublicEventId, payment: PaymentMoved, crew: Crew): Promise<void> {
    const found = await this.find(tx, eventId, payment.paymentId);
    if (!found) return;
    const { event, registration, purchase } = found;
    const before = purchase.state.status;
    const { captured, refunded } = purchase.state;
    this.books.perform(tx, purchase, purchase.apply(payment, this.clock.now()));
    if (event && registration && !purchase.state.ended) {
      if (purchase.isSecured && registration.state.unpaid)
        await this.secure(tx, event, registration, purchase, crew);
      const awaits =
        ['due', 'action_required'].includes(purchase.state.status) && purchase.state.status !== before;
      if (awaits && purchase.state.mayRetry) this.notices.unpaid(tx, event, purchase);
    }
    await this.books.save(tx, [purchase]);
    const taken = purchase.state.captured - captured;
    const back = purchase.state.refunded - refunded;
    if (taken > 0) await this.mails.want(tx, purchase, 'captured', taken);
    if (back > 0) await this.mails.want(tx, purchase, 'refunded', back);
    // a first card that refuses ends the registration: its seats are not kept for somebody without a card
    const refused = purchase.state.status === 'due' && !purchase.state.mayRetry;
    if (event && registration && refused) await this.dropping.drop(tx, event, registration, 'quiet');
  }

  private async find(tx: Tx, eventId: PublicEventId, paymentId: PaymentId): Promise<Found | undefined> {
    const event = await this.events.load(tx, eventId);
    const purchase = await this.purchases.ofPayment(tx, paymentId);
    if (!purchase) return undefined;
    const registration = await this.registrations.load(tx, purchase.state.registrationId);
    return { event, registration, purchase };
  }

  /** The price is authorized: approved at once, or the hosts are asked. */
  private async secure(
    tx: Tx,
    event: HostedEvent,
    registration: Registration,
    purchase: TicketPurchase,
    { hosts, partnerUsername }: Crew,
  ): Promise<void> {
    registration.secure(this.clock.now());
    if (purchase.state.captureAtOnce) {
      registration.approve('system');
      await this.money.capture(tx, purchase);
      this.notices.tell(tx, 'registration_approved', event, [registration]);
    } else this.notices.waiting(tx, event, hosts, partnerUsername);
    await this.registrations.save(tx, [registration]);
  }
}
