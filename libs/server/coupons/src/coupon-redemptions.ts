import { Injectable } from '@nestjs/common';
import type { CouponId, CouponTarget, CouponTerms, StoreId, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { FeatureSwitches, type Tx } from '@smachot/server-platform';
import { Coupon } from './domain/coupon';
import { Redemption, type WantedRedemption } from './domain/redemption';
import { CouponQueries } from './persistence/coupon.queries';
import { CouponRepository } from './persistence/coupon.repository';
import { RedemptionRepository } from './persistence/redemption.repository';
import { termsView } from './views/coupon-view';

/**
 * `storeId`: the store that sells it; null: the platform. `userId` null: a visitor. `buyerStoreId`: the store that buys a plan. `instead`: what
 * gives way to this, its use of the same coupon with it.
 */
export type TypedCoupon = {
  code: string;
  storeId: StoreId | null;
  target: CouponTarget;
  userId: UserId | null;
  buyerStoreId?: StoreId;
  instead?: string | undefined;
};
/** A coupon that may be used now; `version`: of these terms; `periods`: of a plan, how many cost less. */
export type UsableCoupon = { couponId: CouponId; version: number; terms: CouponTerms; periods: number };
/** `version`: of the terms that the price was worked out from. */
export type Reservation = WantedRedemption & Pick<UsableCoupon, 'version'>;

/**
 * Uses of coupons, for what sells things: looked up before its transaction, then written inside it (ADR 54), so that a use and what it is for
 * are there together or not at all. `subjectId` names what it is for: an order, from its checkout on.
 */
@Injectable()
export class CouponRedemptions {
  constructor(
    private readonly queries: CouponQueries,
    private readonly coupons: CouponRepository,
    private readonly redemptions: RedemptionRepository,
    private readonly clock: Clock,
    private readonly switches: FeatureSwitches,
  ) {}

  /** Never inside a transaction. Whether the price reaches the minimum is not asked here: the price says so. */
  async find(typed: TypedCoupon): Promise<Result<UsableCoupon>> {
    if (!(await this.switches.isOn('checkout_coupons'))) return refuse('switched_off.checkout_coupons');
    const state = await this.queries.findByCode(typed.storeId, typed.code);
    if (!state) return refuse('coupon.unknown');
    const own = await this.givesWay(state.id, typed.instead);
    const uses = state.maxPerCustomer === null ? 0 : (await this.usesOf(state.id, typed)) - own;
    const left = new Coupon({ ...state, taken: state.taken - own });
    const may = left.mayBeUsed(typed.target, uses, this.clock.now());
    if (!may.ok) return may;
    const { id: couponId, version, planPeriods } = state;
    return accept({ couponId, version, terms: termsView(state), periods: planPeriods ?? 1 });
  }

  /**
   * Takes one use, or refuses: the caller then has to roll back. The coupon's row stays locked until the transaction ends, so whoever wants
   * the last use waits and then reads that it is gone. Rows of the caller that others lock too have to be locked before.
   */
  async reserve(tx: Tx, { version, ...wanted }: Reservation): Promise<Result<undefined>> {
    const now = this.clock.now();
    const coupon = await this.coupons.load(tx, wanted.couponId);
    if (!coupon) return refuse('coupon.unknown');
    const limited = coupon.state.maxPerCustomer !== null;
    const uses = limited
      ? await this.redemptions.countOfCustomer(
          tx,
          wanted.couponId,
          wanted.userId,
          wanted.buyerStoreId ?? null,
        )
      : 0;
    const taken = coupon.take(wanted.target, uses, now);
    if (!taken.ok) return taken;
    // the discount that was shown is not the coupon's any more
    if (coupon.state.version !== version) return refuse('price.changed');
    await this.coupons.saveTaken(tx, coupon);
    await this.redemptions.add(tx, Redemption.reserve(wanted, now));
    return accept();
  }

  /** The checkout became an order. */
  async redeem(tx: Tx, subjectId: string): Promise<void> {
    const redemption = await this.redemptions.load(tx, subjectId);
    if (redemption?.redeem(this.clock.now()).ok) await this.redemptions.save(tx, redemption);
  }

  /** The checkout or the order is over; freeing twice is no error. */
  async free(tx: Tx, subjectId: string): Promise<void> {
    const redemption = await this.redemptions.load(tx, subjectId);
    if (!redemption?.free(this.clock.now()).ok) return;
    await this.redemptions.save(tx, redemption);
    await this.coupons.giveBack(tx, redemption.state.couponId);
  }

  private usesOf(couponId: CouponId, { userId, buyerStoreId }: TypedCoupon): Promise<number> {
    return this.queries.usesOfCustomer(couponId, userId, buyerStoreId ?? null);
  }

  /** How many uses are given back by what gives way: one, or none. */
  private async givesWay(couponId: CouponId, instead: string | undefined): Promise<number> {
    return instead && (await this.queries.isReservedFor(couponId, instead)) ? 1 : 0;
  }
}
