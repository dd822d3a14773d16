import { Injectable } from '@nestjs/common';
import type { Checkout } from '@smachot/contracts';
import { CouponRedemptions } from '@smachot/server-coupons';
import type { Tx } from '@smachot/server-platform';
import type { CheckoutRow } from '../domain/placing/checkout';
import { CheckoutRepository } from '../persistence/placing/checkout.repository';
import { SlotRepository } from '../persistence/placing/slot.repository';

/** Ends a checkout that becomes no order: its slot and its coupon are freed, its authorization released, and its agreed terms are erased. */
@Injectable()
export class CheckoutEnding {
  constructor(
    private readonly slots: SlotRepository,
    private readonly checkouts: CheckoutRepository,
    private readonly coupons: CouponRedemptions,
  ) {}

  async end(
    tx: Tx,
    checkout: Pick<CheckoutRow, 'id' | 'order_id' | 'user_id' | 'payment_id' | 'draft'>,
    status: Extract<Checkout['status'], 'refused' | 'expired'>,
    code: string | null,
  ): Promise<void> {
    await this.slots.free(tx, checkout.order_id);
    // after the slot: whoever places an order locks the day before the coupon
    if (checkout.draft?.coupon) await this.coupons.free(tx, checkout.order_id);
    await this.checkouts.end(tx, checkout.id, status, code);
    if (checkout.payment_id)
      tx.emit('orders.release_wanted', { paymentId: checkout.payment_id, userId: checkout.user_id });
    tx.hint(`user:${checkout.user_id}`);
  }
}
