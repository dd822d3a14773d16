import { Injectable } from '@nestjs/common';
import type { CardId, PublicEventId, RegistrationId } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import type { Hold } from '@smachot/server-payments';
import type { Tx } from '@smachot/server-platform';
import { HostedEventRepository } from '../../persistence/hosted-event.repository';
import { RegistrationRepository } from '../../persistence/registration.repository';
import { TicketPurchaseRepository } from '../../persistence/ticket-purchase.repository';
import { PurchaseBooks } from './purchase-books';
import { TicketSale } from './ticket-sale';

/** Another try of a payment that was refused, or that its cardholder did not confirm. */
@Injectable()
export class PaymentRetry {
  constructor(
    private readonly events: HostedEventRepository,
    private readonly registrations: RegistrationRepository,
    private readonly purchases: TicketPurchaseRepository,
    private readonly books: PurchaseBooks,
    private readonly sale: TicketSale,
    private readonly clock: Clock,
  ) {}

  /** @returns the hold to be asked for after the commit; null: the sum of an approved registration is charged by payments alone */
  async begin(
    tx: Tx,
    eventId: PublicEventId,
    registrationId: RegistrationId,
    cardId: CardId | null,
  ): Promise<Result<Hold | null>> {
    const event = await this.events.load(tx, eventId);
    const registration = event && (await this.registrations.load(tx, registrationId));
    const purchase = (await this.purchases.of(tx, [registrationId])).get(registrationId);
    if (!registration || !purchase?.mayBePaid) return refuse('lifecycle.illegal_move');
    const approved = registration.state.status === 'approved';
    const paymentId = approved ? purchase.state.paymentId! : newId();
    // what the earlier try may still take goes back
    if (!approved) this.books.release(tx, purchase);
    const asked = purchase.ask(paymentId, cardId, this.clock.now(), true);
    if (!asked.ok) return asked;
    await this.purchases.save(tx, [purchase]);
    if (!approved) return this.sale.hold(tx, purchase);
    this.books.wantCapture(tx, purchase, cardId);
    return accept(null);
  }
}
