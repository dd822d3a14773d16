import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, Coupon as CouponContract, CouponId, listCoupons } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import { CouponQueries } from '../persistence/coupon.queries';
import { CouponStoryView } from '../services/coupon-story';
import { StoresGateway } from '../stores-gateway';
import { couponView } from '../views/coupon-view';

/** Lists the coupons of a store, for its crew and super admins. */
export class ListCoupons extends Query<Result<AnswerOf<typeof listCoupons>>> {
  constructor(
    readonly store: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(ListCoupons)
export class ListCouponsHandler implements IQueryHandler<ListCoupons> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly coupons: CouponQueries,
  ) {}

  async execute({ store, reader }: ListCoupons): Promise<Result<AnswerOf<typeof listCoupons>>> {
    const seen = await this.stores.seenBy(store, reader);
    if (!seen) return refuse('not_found');
    const states = await this.coupons.ofStore(seen.partnerId);
    return accept({ coupons: states.map((state) => couponView(state)), mayEdit: seen.role === 'Owner' });
  }
}

/** Reads a coupon of a store with its uses and its history, for its crew and super admins. */
export class ReadCoupon extends Query<Result<CouponContract>> {
  constructor(
    readonly store: string,
    readonly couponId: CouponId,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(ReadCoupon)
export class ReadCouponHandler implements IQueryHandler<ReadCoupon> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly coupons: CouponQueries,
    private readonly stories: CouponStoryView,
  ) {}

  async execute({ store, couponId, reader }: ReadCoupon): Promise<Result<CouponContract>> {
    const seen = await this.stores.seenBy(store, reader);
    if (!seen) return refuse('not_found');
    const state = await this.coupons.find(couponId);
    if (!state || state.storeId !== seen.partnerId) return refuse('not_found');
    return accept(await this.stories.of(state));
  }
}
