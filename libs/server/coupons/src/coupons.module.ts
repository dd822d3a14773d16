import { Module } from '@nestjs/common';
import { CouponRedemptions } from './coupon-redemptions';
import { CouponsExport } from './coupons-export';
import { AllCouponsController } from './http/all-coupons.controller';
import { CouponsController } from './http/coupons.controller';
import { CouponChangesQueries } from './persistence/coupon-changes.queries';
import { CouponListQueries } from './persistence/coupon-list.queries';
import { CouponQueries } from './persistence/coupon.queries';
import { CouponRepository } from './persistence/coupon.repository';
import { RedemptionRepository } from './persistence/redemption.repository';
import { CouponAccess } from './services/coupon-access';
import { CouponStoryView } from './services/coupon-story';
import { StoresGateway } from './stores-gateway';
import { CouponPageHandler, ListAllCouponsHandler, ReadAnyCouponHandler } from './use-cases/all-coupons';
import { CouponChangesHandler } from './use-cases/coupon-changes';
import { ChangeCouponHandler, DeleteCouponHandler } from './use-cases/change-coupon';
import { CheckCouponHandler } from './use-cases/check-coupon';
import { CreateCouponHandler } from './use-cases/create-coupon';
import { ListCouponsHandler, ReadCouponHandler } from './use-cases/store-coupons';

const handlers = [
  ...[ChangeCouponHandler, CheckCouponHandler, CreateCouponHandler, DeleteCouponHandler],
  ...[
    CouponChangesHandler,
    CouponPageHandler,
    ListAllCouponsHandler,
    ListCouponsHandler,
    ReadAnyCouponHandler,
    ReadCouponHandler,
  ],
];

@Module({
  providers: [
    ...handlers,
    ...[CouponChangesQueries, CouponListQueries, CouponQueries, CouponRepository, RedemptionRepository],
    ...[CouponAccess, CouponRedemptions, CouponStoryView, StoresGateway],
  ],
  exports: [CouponQueries, CouponRedemptions],
})
export class CouponsModule {}

@Module({
  imports: [CouponsModule],
  controllers: [AllCouponsController, CouponsController],
  providers: [CouponsExport],
})
export class CouponsHttpModule {}
