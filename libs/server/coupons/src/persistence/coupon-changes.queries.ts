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
import type { CouponChangeRow } from './coupons.schema';

/** A change of a coupon as it was recorded, with the coupon's code and type. */
export type RecordedCouponChange = CouponChangeRow & Pick<CouponState, 'code' | 'discountType'>;

const CHANGES: ListTable = {
  table: 'coupons.changes',
  alias: 'h',
  columns: `h.id, h.coupon_id as "couponId", c.code, c.discount_type as "discountType", h.update_type as "updateType", h.by_user as by, h.by_admin as "byAdmin", h.reason,
    h.at, h.changes`,
  joins: 'join coupons.coupons c on c.id = h.coupon_id',
  order: ['at', 'id'],
};

/** Reads the history of the coupons of a store. */
@Injectable()
export class CouponChangesQueries {
  constructor(private readonly read: ReadModel) {}

  page(storeId: StoreId, position: ListPosition): Promise<ListPage<RecordedCouponChange>> {
    const conditions = new Conditions().where(
      storeId,
      (place) => `h.coupon_id in (select s.id from coupons.coupons s where s.store_id = ${place})`,
    );
    return readListPage<RecordedCouponChange>(this.read, CHANGES, conditions, position);
  }
}
