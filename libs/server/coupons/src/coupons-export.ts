import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountExport } from '@smachot/server-identity';
import { CouponQueries } from './persistence/coupon.queries';

/** The part of an account's export about coupons: those the person used. */
@Injectable()
export class CouponsExport implements OnModuleInit {
  constructor(
    private readonly exports: AccountExport,
    private readonly coupons: CouponQueries,
  ) {}

  onModuleInit(): void {
    this.exports.contribute('couponRedemptions', (userId) => this.coupons.accountExport(userId));
  }
}
