import { Injectable } from '@nestjs/common';
import type { StoreId } from '@smachot/contracts';
import {
  Conditions,
  type ListPage,
  type ListPosition,
  type ListTable,
  ReadModel,
  readListPage,
} from '@smachot/server-platform';
import type { CouponState } from '../domain/coupon';
import { couponSelection } from './coupon.repository';

/** `code`: its beginning, in capitals. `from` and `till`: of the creation. */
export type CouponListFilter = {
  code?: string | undefined;
  storeId?: StoreId | undefined;
  from?: Date | undefined;
  till?: Date | undefined;
};

const COUPONS: ListTable = {
  table: 'coupons.coupons',
  alias: 'c',
  columns: couponSelection,
  order: ['id'],
};

/** Reads the coupons of all issuers for admins, stopped ones too. */
@Injectable()
export class CouponListQueries {
  constructor(private readonly read: ReadModel) {}

  page(
    { code, storeId, from, till }: CouponListFilter,
    position: ListPosition,
  ): Promise<ListPage<CouponState>> {
    const conditions = new Conditions()
      .where(code, (place) => `starts_with(c.code, ${place})`)
      .where(storeId, (place) => `c.store_id = ${place}`)
      .where(from, (place) => `c.created_at >= ${place}`)
      .where(till, (place) => `c.created_at < ${place}`);
    return readListPage<CouponState>(this.read, COUPONS, conditions, position);
  }
}
