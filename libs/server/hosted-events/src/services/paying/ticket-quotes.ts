import { Injectable } from '@nestjs/common';
import type { PriceLine, PublicEventId, RegistrationForm, StoreId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result, toAgorot } from '@smachot/kernel';
import { type BasisPoints, ticketPrice } from '@smachot/pricing';
import { CouponRedemptions, type UsableCoupon } from '@smachot/server-coupons';
import { QueryBus } from '@nestjs/cqrs';
import { CommissionRateOf } from '@smachot/server-orders';
import type { HostedEvent } from '../../domain/hosted-event';
import { HostedEventQueries } from '../../persistence/hosted-event.queries';

/** What a price is worked out from, read before the transaction. */
export type SaleTerms = { coupon: UsableCoupon | null; commissionRate: BasisPoints };
/** `total` in agorot. */
export type Quote = { total: number; lines: PriceLine[]; off: number };

type Sold = { eventId: PublicEventId; storeId: StoreId | null; coupons: readonly string[] };

/** The price of a registration: terms from outside, then the sum under the event's lock. */
@Injectable()
export class TicketQuotes {
  constructor(
    private readonly coupons: CouponRedemptions,
    private readonly queries: QueryBus,
    private readonly events: HostedEventQueries,
  ) {}

  /** Never inside a transaction. A code works when the host listed it: one of the store's coupons, or of the platform's. */
  async terms(
    { eventId, storeId, coupons }: Sold,
    form: RegistrationForm,
    userId: UserId,
  ): Promise<Result<SaleTerms>> {
    if (storeId === null) return accept({ coupon: null, commissionRate: 0 });
    const commissionRate = await this.queries.execute(new CommissionRateOf(storeId));
    const { couponCode: code, ticketTypeId } = form;
    if (!code || !ticketTypeId) return accept({ coupon: null, commissionRate });
    if (!coupons.includes(code)) return wrongCode('registration.coupon_unlisted');
    const kind = (await this.events.ticketsOf(eventId)).find(({ id }) => id === ticketTypeId);
    if (!kind) return accept({ coupon: null, commissionRate });
    const target = { kind: 'ticket' as const, id: kind.kindId };
    const own = await this.coupons.find({ code, storeId, target, userId });
    const unknown = !own.ok && own.code === 'coupon.unknown';
    const coupon = unknown ? await this.coupons.find({ code, storeId: null, target, userId }) : own;
    return coupon.ok ? accept({ coupon: coupon.value, commissionRate }) : coupon;
  }

  /** Null: it costs nothing, with or without a coupon. */
  quote({ tickets }: HostedEvent, form: RegistrationForm, { coupon }: SaleTerms): Result<Quote | null> {
    const ticket = tickets.find(({ id }) => id === form.ticketTypeId);
    if (!ticket || ticket.price === 0) return accept(null);
    const price = ticketPrice({ ...ticket, participants: form.participants }, coupon?.terms ?? null);
    if (!price.ok) return refuse(price.code);
    const { total, lines } = price;
    if (form.expectedPrice === undefined || toAgorot(form.expectedPrice) !== total)
      return refuse('price.changed');
    return accept({ total, lines, off: ticket.price * form.participants - total });
  }
}

const wrongCode = (code: 'registration.coupon_unlisted'): Result<never> =>
  refuse(code, { fields: { couponCode: code } });
