import type { CouponId, CouponTarget, RedemptionStatus, StoreId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { redemptionLifecycle, type RedemptionMove } from '@smachot/lifecycles';

export type RedemptionState = {
  /** Of what the coupon was used in: an order's id, from its checkout on, or that of a plan's charge. At most one coupon is used in it. */
  subjectId: string;
  couponId: CouponId;
  userId: UserId;
  /** The store that buys a plan: its limit for each customer counts for the store, too. */
  buyerStoreId: StoreId | null;
  targetKind: CouponTarget['kind'];
  targetId: string;
  /** Agorot taken off when it was reserved. */
  amount: number;
  status: RedemptionStatus;
  reservedAt: Date;
  redeemedAt: Date | null;
  freedAt: Date | null;
};
export type WantedRedemption = Pick<RedemptionState, 'subjectId' | 'couponId' | 'userId' | 'amount'> & {
  target: CouponTarget;
  buyerStoreId?: StoreId | null;
};

/** One use of a coupon: reserved with a checkout, redeemed with what it became, freed when either ends. */
export class Redemption {
  constructor(readonly state: RedemptionState) {}

  static reserve({ target, ...wanted }: WantedRedemption, now: Date): Redemption {
    return new Redemption({
      ...wanted,
      buyerStoreId: wanted.buyerStoreId ?? null,
      targetKind: target.kind,
      targetId: target.id,
      status: 'reserved',
      reservedAt: now,
      redeemedAt: null,
      freedAt: null,
    });
  }

  redeem(now: Date): Result<undefined> {
    const moved = this.move({ type: 'redeem', by: 'system' });
    if (moved.ok) this.state.redeemedAt = now;
    return moved;
  }

  free(now: Date): Result<undefined> {
    const moved = this.move({ type: 'free', by: 'system' });
    if (moved.ok) this.state.freedAt = now;
    return moved;
  }

  private move(move: RedemptionMove): Result<undefined> {
    const status = redemptionLifecycle.move(this.state.status, move);
    if (!status) return refuse('lifecycle.illegal_move');
    this.state.status = status;
    return accept();
  }
}
