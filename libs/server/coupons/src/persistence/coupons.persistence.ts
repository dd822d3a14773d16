import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { CouponChangeSchema, CouponSchema, RedemptionSchema } from './coupons.schema';
import { Coupons1796000302000 } from './migrations/1796000302000-coupons';
import { CouponsOfPlans1796000308001 } from './migrations/1796000308001-coupons-of-plans';

export const couponsPersistence: ContextPersistence = {
  schema: 'coupons',
  entities: [anyEntity(CouponSchema), anyEntity(RedemptionSchema), anyEntity(CouponChangeSchema)],
  migrations: [Coupons1796000302000, CouponsOfPlans1796000308001],
  appendOnly: ['changes'],
};
