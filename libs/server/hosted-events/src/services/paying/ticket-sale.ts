import { Injectable } from '@nestjs/common';
import type { RegistrationForm } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { CouponRedemptions } from '@smachot/server-coupons';
import { type Hold, PaymentAuthorizations } from '@smachot/server-payments';
import type { Tx } from '@smachot/server-platform';
import type { HostedEvent } from '../../domain/hosted-event';
import type { Registration } from '../../domain/registration';
import { TicketPurchase, type TicketPurchaseState } from '../../domain/ticket-purchase';
import { TicketPurchaseRepository } from '../../persistence/ticket-purchase.repository';
import { returnToOf } from './purchase-books';
import type { Quote, SaleTerms } from './ticket-quotes';

/** What is sold with one registration. */
export type Selling = {
  event: HostedEvent;
  registration: Registration;
  form: RegistrationForm;
  quote: Quote;
  terms: SaleTerms;
};

/** Writes down what a registration costs, in the transaction that takes its seats. */
@Injectable()
export class TicketSale {
  constructor(
    private readonly purchases: TicketPurchaseRepository,
    private readonly coupons: CouponRedemptions,
    private readonly holds: PaymentAuthorizations,
    private readonly clock: Clock,
  ) {}

  /** @returns the hold to be asked for after the commit; null: nothing is to be paid, or not yet */
  async begin(tx: Tx, selling: Selling): Promise<Result<Hold | null>> {
    const { registration, quote, terms } = selling;
    const coupon = await this.takeCoupon(tx, selling);
    if (!coupon.ok) return coupon;
    const now = this.clock.now();
    const purchase = new TicketPurchase(this.stateOf(selling, await this.purchases.nextCode(tx), now));
    if (purchase.state.status === 'captured') {
      purchase.settleFree(now);
      if (terms.coupon) await this.coupons.redeem(tx, registration.state.id);
    }
    if (purchase.state.status === 'authorising') purchase.ask(newId(), purchase.state.cardId, now, false);
    await this.purchases.add(tx, purchase);
    return quote.total > 0 && !registration.state.waitlisted ? this.hold(tx, purchase) : accept(null);
  }

  /** Another try, by another payment; the one before is given up. */
  async hold(tx: Tx, purchase: TicketPurchase): Promise<Result<Hold>> {
    const { paymentId, userId, cardId, price: amount, code: orderCode } = purchase.state;
    const about = { paymentId: paymentId!, userId, cardId, amount, orderCode };
    const hold = await this.holds.begin(tx, { ...about, returnTo: returnToOf(purchase) });
    return hold ? accept(hold) : refuse('card.missing');
  }

  private takeCoupon(
    tx: Tx,
    { event, registration, form, quote, terms }: Selling,
  ): Promise<Result<undefined>> {
    if (!terms.coupon) return Promise.resolve(accept());
    const { couponId, version } = terms.coupon;
    const sold = event.tickets.find(({ id }) => id === form.ticketTypeId);
    const target = { kind: 'ticket' as const, id: sold?.kindId ?? '' };
    const { id: subjectId, userId } = registration.state;
    return this.coupons.reserve(tx, {
      ...{ couponId, version, subjectId, userId: userId!, target, amount: quote.off },
    });
  }

  private stateOf(
    { event, registration, form, quote, terms }: Selling,
    code: string,
    now: Date,
  ): TicketPurchaseState {
    const { id: registrationId, eventId, userId, waitlisted } = registration.state;
    const { state } = event;
    const free = quote.total === 0;
    return {
      ...{
        registrationId,
        eventId,
        storeId: state.storeId!,
        userId: userId!,
        code,
        title: state.title,
        slug: state.slug,
      },
      ...{ paymentId: null, cardId: form.cardId ?? null, price: quote.total, lines: quote.lines },
      status: waitlisted ? 'waiting' : free ? 'captured' : 'authorising',
      couponId: terms.coupon?.couponId ?? null,
      commissionRate: terms.commissionRate,
      refundDays: state.refundDays,
      ...{ freeToCancel: false, startsAt: state.startDatetime, endsAt: state.endDatetime },
      captureAtOnce: !state.registrationOptions.requireApproval,
      ...{
        captureAsked: false,
        mayRetry: false,
        payBy: null,
        captured: 0,
        refunded: 0,
        toRefund: 0,
        owed: 0,
        unasked: 0,
      },
      ...{ ended: false, createdAt: now, paidAt: null, version: 1 },
    };
  }
}
