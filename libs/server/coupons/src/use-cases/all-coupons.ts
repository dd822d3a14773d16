import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type {
  AnswerOf,
  Coupon as CouponContract,
  CouponId,
  InputOf,
  listAllCoupons,
} from '@smachot/contracts';
import { accept, cursorId, refuse, type Result } from '@smachot/kernel';
import type { ListPage, ListPosition } from '@smachot/server-platform';
import { type CouponListFilter, CouponListQueries } from '../persistence/coupon-list.queries';
import { CouponQueries } from '../persistence/coupon.queries';
import { CouponStoryView } from '../services/coupon-story';
import { StoresGateway } from '../stores-gateway';
import { couponView } from '../views/coupon-view';

/** Lists coupons of every issuer, for super admins. */
export class ListAllCoupons extends Query<AnswerOf<typeof listAllCoupons>> {
  constructor(readonly asked: InputOf<typeof listAllCoupons>['query']) {
    super();
  }
}

@QueryHandler(ListAllCoupons)
export class ListAllCouponsHandler implements IQueryHandler<ListAllCoupons> {
  constructor(
    private readonly coupons: CouponQueries,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ asked }: ListAllCoupons): Promise<AnswerOf<typeof listAllCoupons>> {
    const { q, partnerId, cursor, limit } = asked;
    const code = q?.trim().toUpperCase();
    const filter = { code: code === '' ? undefined : code, storeId: partnerId };
    const states = await this.coupons.newest(filter, cursorId(cursor), limit + 1);
    const page = states.slice(0, limit);
    const names = await this.stores.namesOf(page.flatMap(({ storeId }) => storeId ?? []));
    return {
      coupons: page.map((state) => ({
        ...couponView(state),
        businessName: state.storeId && (names.get(state.storeId) ?? ''),
      })),
      nextCursor: states.length > limit ? (page.at(-1)?.id ?? null) : null,
    };
  }
}

/** Reads any coupon with its uses and its history, for super admins. */
export class ReadAnyCoupon extends Query<Result<CouponContract>> {
  constructor(readonly couponId: CouponId) {
    super();
  }
}

@QueryHandler(ReadAnyCoupon)
export class ReadAnyCouponHandler implements IQueryHandler<ReadAnyCoupon> {
  constructor(
    private readonly coupons: CouponQueries,
    private readonly stories: CouponStoryView,
  ) {}

  async execute({ couponId }: ReadAnyCoupon): Promise<Result<CouponContract>> {
    const state = await this.coupons.find(couponId);
    return state ? accept(await this.stories.of(state)) : refuse('not_found');
  }
}

/** A page of the coupons of all issuers for a file, the newest first; without their uses and histories. */
export class CouponPage extends Query<ListPage<CouponContract>> {
  constructor(
    readonly filter: CouponListFilter,
    readonly position: ListPosition,
  ) {
    super();
  }
}

@QueryHandler(CouponPage)
export class CouponPageHandler implements IQueryHandler<CouponPage> {
  constructor(private readonly coupons: CouponListQueries) {}

  async execute({ filter, position }: CouponPage): Promise<ListPage<CouponContract>> {
    const { rows, ...end } = await this.coupons.page(filter, position);
    return { rows: rows.map((state) => couponView(state)), ...end };
  }
}
