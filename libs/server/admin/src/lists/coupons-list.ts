import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { AdminCouponFilter, NamedCoupon } from '@smachot/contracts';
import { CouponPage } from '@smachot/server-coupons';
import { type ListPage, type ListPosition, periodOf } from '@smachot/server-platform';
import { KnownStores } from '@smachot/server-stores';
import type { RowList } from './row-list';

/** Coupons, each with its store's name: two statements a page. */
@Injectable()
export class CouponsList implements RowList<AdminCouponFilter, NamedCoupon> {
  constructor(private readonly queries: QueryBus) {}

  async page(
    { q, partnerId, since, until }: AdminCouponFilter,
    position: ListPosition,
  ): Promise<ListPage<NamedCoupon>> {
    const code = q?.trim().toUpperCase();
    const filter = {
      code: code === '' ? undefined : code,
      storeId: partnerId,
      ...periodOf({ since, until }),
    };
    const { rows, ...end } = await this.queries.execute(new CouponPage(filter, position));
    const storeIds = new Set(rows.flatMap((coupon) => coupon.partnerId ?? []));
    const stores = await this.queries.execute(new KnownStores([...storeIds]));
    const names = new Map(stores.map((store) => [store.partnerId, store.businessName]));
    return {
      rows: rows.map((coupon) => ({
        ...coupon,
        businessName: coupon.partnerId && (names.get(coupon.partnerId) ?? ''),
      })),
      ...end,
    };
  }
}
