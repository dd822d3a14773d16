import { Injectable } from '@nestjs/common';
import type { RegistrationId } from '@smachot/contracts';
import { accept, Clock, isShownSum, newId, refuse, type Result } from '@smachot/kernel';
import { isRestDay } from '@smachot/server-calendar';
import { CouponRedemptions } from '@smachot/server-coupons';
import type { Tx } from '@smachot/server-platform';
import type { HostedEvent } from '../../domain/hosted-event';
import type { Registration } from '../../domain/registration';
import type { EndedBy, TicketPurchase } from '../../domain/ticket-purchase';
import { TicketPurchaseRepository } from '../../persistence/ticket-purchase.repository';
import { PurchaseBooks } from './purchase-books';

/** What registrations cost, while they move: holds are asked for, captured and given up, under the lock of the event. */
@Injectable()
export class RegistrationMoney {
  constructor(
    private readonly purchases: TicketPurchaseRepository,
    private readonly books: PurchaseBooks,
    private readonly coupons: CouponRedemptions,
    private readonly clock: Clock,
  ) {}

  /** Registrations that moved up from the waiting list: the card of each whose tickets cost is asked. Those are unpaid from then on. */
  async ask(
    tx: Tx,
    event: HostedEvent,
    seated: readonly Registration[],
    captureAtOnce: boolean,
  ): Promise<void> {
    const purchases = await this.of(tx, seated);
    const now = this.clock.now();
    for (const registration of seated) {
      const purchase = purchases.get(registration.state.id);
      if (purchase?.state.status !== 'waiting') continue;
      if (purchase.isFree) {
        purchase.settleFree(now);
        if (purchase.state.couponId) await this.coupons.redeem(tx, registration.state.id);
        continue;
      }
      registration.awaitPayment();
      purchase.state.captureAtOnce = captureAtOnce;
      purchase.ask(newId(), purchase.state.cardId, now, true);
      this.books.wantHold(tx, purchase);
    }
    await this.purchases.save(tx, [...purchases.values()]);
  }

  /** The registration is approved: what is held is taken. */
  async approved(tx: Tx, registration: Registration): Promise<void> {
    const purchase = (await this.of(tx, [registration])).get(registration.state.id);
    if (!purchase) return;
    await this.capture(tx, purchase);
    await this.purchases.save(tx, [purchase]);
  }

  async capture(tx: Tx, purchase: TicketPurchase): Promise<void> {
    if (purchase.state.couponId) await this.coupons.redeem(tx, purchase.state.registrationId);
    if (purchase.isFree) return;
    purchase.state.captureAsked = true;
    this.books.wantCapture(tx, purchase, null);
  }

  /** Registrations that ended: what they hold is released, and what was taken is given back as far as it is due. */
  async end(tx: Tx, registrations: readonly Registration[], by: EndedBy): Promise<void> {
    const purchases = [...(await this.of(tx, registrations)).values()];
    const now = this.clock.now();
    for (const purchase of purchases) {
      this.books.perform(tx, purchase, purchase.end(by, now, isRestDay));
      if (purchase.state.couponId) await this.coupons.free(tx, purchase.state.registrationId);
    }
    await this.books.save(tx, purchases);
  }

  /** Whether the shekels that were shown are what comes back now. */
  async checkRefund(
    tx: Tx,
    registration: Registration,
    expected: number | undefined,
  ): Promise<Result<undefined>> {
    if (expected === undefined) return accept();
    const purchase = (await this.of(tx, [registration])).get(registration.state.id);
    const back = purchase
      ? purchase.refundOf('attendee', this.clock.now(), isRestDay)
      : { refunded: 0, owed: 0 };
    return isShownSum(expected, back.refunded + back.owed) ? accept() : refuse('registration.refund_changed');
  }

  /** The event is at another time: refunds and payouts follow it. `moved`: whoever paid may cancel with everything back. */
  async follow(tx: Tx, { state }: HostedEvent, moved: boolean): Promise<void> {
    const purchases = await this.purchases.ofEvent(tx, state.id);
    for (const { state: purchase } of purchases) {
      purchase.title = state.title;
      purchase.startsAt = state.startDatetime;
      // a host who moves it forward and back again is not paid sooner
      if (state.endDatetime > purchase.endsAt) purchase.endsAt = state.endDatetime;
      if (moved) purchase.freeToCancel = true;
    }
    await this.books.save(tx, purchases);
  }

  private of(tx: Tx, registrations: readonly Registration[]): Promise<Map<RegistrationId, TicketPurchase>> {
    return this.purchases.of(
      tx,
      registrations.map(({ state }) => state.id),
    );
  }
}
