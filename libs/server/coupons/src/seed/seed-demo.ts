import type { StoreId, UserId } from '@smachot/contracts';
import { DAY_MS, FixedClock, newId } from '@smachot/kernel';
import type { FeatureSwitches, Tx } from '@smachot/server-platform';
import { CouponRedemptions, type UsableCoupon } from '../coupon-redemptions';
import { Coupon, type CouponTermsState } from '../domain/coupon';
import type { CouponQueries } from '../persistence/coupon.queries';
import { CouponRepository } from '../persistence/coupon.repository';
import { RedemptionRepository } from '../persistence/redemption.repository';
import { termsView } from '../views/coupon-view';

type Demo = { storeId: StoreId; ownerId: UserId; adminId: UserId; now: Date };

const OPEN: CouponTermsState = {
  ...{ discountType: 'Percentage', discount: 10, appliesTo: 'All', validFrom: null, validUntil: null },
  ...{ minimumSum: null, maxRedemptions: null, maxPerCustomer: 1, planPeriods: null },
};

/** Uses of coupons at a moment of the past, in transactions of a seed. */
export const demoRedemptions = (at: Date): CouponRedemptions =>
  new CouponRedemptions(
    undefined as unknown as CouponQueries,
    new CouponRepository(),
    new RedemptionRepository(),
    new FixedClock(at),
    undefined as unknown as FeatureSwitches,
  );

/**
 * Seeds coupons of one store, one of them over, and one of the platform for plans. @returns the store's own for everybody; undefined: the store
 * had coupons, and is left alone
 */
export const seedCouponsDemo = async (
  tx: Tx,
  { storeId, ownerId, adminId, now }: Demo,
): Promise<UsableCoupon | undefined> => {
  const coupons = new CouponRepository();
  if ((await coupons.countOfIssuer(tx, storeId)) > 0) return undefined;
  const days = (count: number): Date => new Date(now.getTime() + count * DAY_MS);
  const add = async (code: string, terms: CouponTermsState, of: StoreId | null, ago: number) => {
    const writer = of
      ? { userId: ownerId, byAdmin: false, reason: null }
      : { userId: adminId, byAdmin: true, reason: 'מבצע השקה' };
    const made = Coupon.create(
      { id: newId(days(-ago).getTime()), storeId: of, code },
      terms,
      writer,
      days(-ago),
    );
    if (!made.ok) throw new Error(made.code);
    await coupons.add(tx, made.value);
    return { coupon: made.value, writer };
  };
  const { coupon } = await add('FAMILY10', { ...OPEN, maxRedemptions: 40 }, storeId, 70);
  const amount = { ...OPEN, discountType: 'Amount' as const, discount: 15_000, minimumSum: 300_000 };
  const winter = await add('WINTER150', { ...amount, validUntil: days(60) }, storeId, 20);
  winter.coupon.change({ ...amount, validUntil: days(90) }, winter.writer, days(-3));
  await coupons.save(tx, winter.coupon);
  const autumn = await add('AUTUMN', { ...OPEN, discount: 15, validUntil: days(-40) }, storeId, 150);
  autumn.coupon.delete(autumn.writer, days(-39));
  await coupons.save(tx, autumn.coupon);
  await add('HELLO20', { ...OPEN, discount: 20, planPeriods: 3, validUntil: days(120) }, null, 30);
  const { id: couponId, version } = coupon.state;
  return { couponId, version, terms: termsView(coupon.state), periods: 1 };
};
