import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { accept, refuse, type Result, wallTime } from '@smachot/kernel';
import { CouponRedemptions } from '@smachot/server-coupons';
import type { Tx } from '@smachot/server-platform';
import type { OrderableStore } from '@smachot/server-stores';
import type { CheckoutRow } from '../domain/placing/checkout';
import { mayReserve } from '../domain/placing/customer-limits';
import type { Draft } from '../domain/order-state';
import {
  CheckoutRepository,
  type NewCheckout,
  type RequestedCheckout,
} from '../persistence/placing/checkout.repository';
import type { TakenDay } from '../persistence/placing/slot.repository';

export type ReservedCheckout = { checkout: CheckoutRow; day: TakenDay };
type Reserving = { row: NewCheckout; draft: Draft; store: OrderableStore };

/** Reserves what a checkout needs: a slot of its day, and a use of its coupon. All of it, or the caller rolls back. */
@Injectable()
export class CheckoutReservation {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly coupons: CouponRedemptions,
  ) {}

  /** Undefined when this key was used before. */
  async reserve(tx: Tx, { row, draft, store }: Reserving): Promise<Result<ReservedCheckout | undefined>> {
    const { day } = wallTime(new Date(draft.startsAt));
    const { standing, opened } = await this.checkouts.open(tx, row, day, store.dailyCapacity);
    const allowed = mayReserve(standing, store.slotsPerCustomer);
    if (!allowed.ok) return allowed;
    if (!opened) return accept(undefined);
    if (!opened.day) return refuse('slot.taken');
    const coupon = await this.takeCoupon(tx, row, draft);
    if (!coupon.ok) return coupon;
    return accept({ checkout: { ...row, order_code: opened.orderCode, code: null }, day: opened.day });
  }

  /** The checkout created with a key. */
  findByKey(userId: UserId, key: string): Promise<RequestedCheckout | undefined> {
    return this.checkouts.findByKey(userId, key);
  }

  private takeCoupon(tx: Tx, row: NewCheckout, { coupon, summary }: Draft): Promise<Result<undefined>> {
    if (!coupon) return Promise.resolve(accept());
    const target = { kind: 'pricing_unit' as const, id: summary.pricingUnitId };
    return this.coupons.reserve(tx, { ...coupon, subjectId: row.order_id, userId: row.user_id, target });
  }
}
