export {
  CouponRedemptions,
  type Reservation,
  type TypedCoupon,
  type UsableCoupon,
} from './coupon-redemptions';
export { CouponsHttpModule, CouponsModule } from './coupons.module';
export { couponsPersistence } from './persistence/coupons.persistence';
