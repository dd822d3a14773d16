export { CouponRedemptions, type UsableCoupon } from './coupon-redemptions';
export type { RecordedCouponChange } from './persistence/coupon-changes.queries';
export { CouponPage } from './use-cases/all-coupons';
export { CouponChanges } from './use-cases/coupon-changes';
export { CouponsHttpModule, CouponsModule } from './coupons.module';
export { couponsPersistence } from './persistence/coupons.persistence';
export { demoRedemptions, seedCouponsDemo } from './seed/seed-demo';
