import { Injectable } from '@nestjs/common';
import type { PlanId, StoreId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { PricedPlanCoupon } from '@smachot/pricing';
import { CouponRedemptions, type UsableCoupon } from '@smachot/server-coupons';
import type { Tx } from '@smachot/server-platform';
import type { Subscription } from '../domain/subscription';
import { SubscriptionQueries } from '../persistence/subscription.queries';

/** Who buys: a store, by one of its owners. */
export type PlanBuyer = { storeId: StoreId; userId: UserId };

/** The platform's coupons of plans. A use is reserved with the charge of the first period, and stands or ends with it (ADR 60). */
@Injectable()
export class PlanCoupons {
  constructor(
    private readonly redemptions: CouponRedemptions,
    private readonly subscriptions: SubscriptionQueries,
  ) {}

  /** Never inside a transaction. Null without a code. `buyer` absent: a visitor, whose earlier uses are not known. */
  async find(
    code: string | undefined,
    planId: PlanId,
    buyer?: PlanBuyer,
  ): Promise<Result<UsableCoupon | null>> {
    if (!code) return accept(null);
    const target = { kind: 'plan' as const, id: planId };
    if (!buyer) return this.redemptions.find({ code, storeId: null, target, userId: null });
    const { storeId, userId } = buyer;
    // a choice that waits for its card’s owner gives way to the next one
    const instead = await this.subscriptions.waitingChoiceOf(storeId);
    return this.redemptions.find({ code, storeId: null, target, userId, buyerStoreId: storeId, instead });
  }

  /** Reserves the use of the charge that was just requested; refused, the caller has to roll back. */
  async reserve(
    tx: Tx,
    subscription: Subscription,
    { couponId, version }: UsableCoupon,
  ): Promise<Result<undefined>> {
    const charge = subscription.charges.newest;
    if (!charge?.coupon) return refuse('coupon.only_now');
    await this.freeAbandoned(tx, subscription);
    const target = { kind: 'plan' as const, id: charge.planId };
    const buyer = { userId: charge.payerId, buyerStoreId: subscription.state.storeId };
    const use = { couponId, version, subjectId: charge.id, target, amount: charge.off };
    return this.redemptions.reserve(tx, { ...use, ...buyer });
  }

  /** Redeems the uses of charges that were paid, and frees those of charges that ended. */
  async settle(tx: Tx, { charges }: Subscription): Promise<void> {
    for (const { id, kind, coupon, status } of charges.settled) {
      if (kind !== 'choice' || !coupon) continue;
      if (status === 'paid' || status === 'credited') await this.redemptions.redeem(tx, id);
      else await this.redemptions.free(tx, id);
    }
  }

  /** Before a reservation: the last use of a coupon may be the one that is given up. */
  private async freeAbandoned(tx: Tx, { charges }: Subscription): Promise<void> {
    for (const { id, kind, coupon, status } of charges.settled)
      if (kind === 'choice' && coupon && status === 'abandoned') await this.redemptions.free(tx, id);
  }
}

/** A coupon as the price of a plan knows it. */
export const pricedCoupon = (found: UsableCoupon | null): PricedPlanCoupon | null =>
  found && { ...found.terms, periods: found.periods };
