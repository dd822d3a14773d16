import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CouponTerms, InputOf, UserId, checkCoupon } from '@smachot/contracts';
import { accept, type Result } from '@smachot/kernel';
import { CouponRedemptions } from '../coupon-redemptions';

/** Tells a customer whether a code may be used, and for what discount. */
export class CheckCoupon extends Query<Result<CouponTerms>> {
  constructor(
    readonly asked: InputOf<typeof checkCoupon>['body'],
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(CheckCoupon)
export class CheckCouponHandler implements IQueryHandler<CheckCoupon> {
  constructor(private readonly redemptions: CouponRedemptions) {}

  async execute({ asked, userId }: CheckCoupon): Promise<Result<CouponTerms>> {
    const { code, partnerId, target } = asked;
    const found = await this.redemptions.find({ code, storeId: partnerId, target, userId });
    return found.ok ? accept(found.value.terms) : found;
  }
}
