import { Injectable } from '@nestjs/common';
import type { CouponId, StoreId, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import type { CouponChange, CouponState } from '../domain/coupon';
import type { RedemptionState } from '../domain/redemption';
import { couponSelection, MOST_OF_ISSUER } from './coupon.repository';
import { redemptionSelection } from './redemption.repository';

const MOST_USES = 100;
const MOST_CHANGES = 200;

export type CouponFilter = {
  /** The beginning of a code, in capitals. */
  code: string | undefined;
  storeId: StoreId | undefined;
};

/** Reads coupons for screens, and by their code. */
@Injectable()
export class CouponQueries {
  constructor(private readonly read: ReadModel) {}

  /** The coupon of an issuer that a customer typed; not a deleted one. */
  findByCode(storeId: StoreId | null, code: string): Promise<CouponState | undefined> {
    return this.read.one<CouponState>(
      `select ${couponSelection} from coupons.coupons c where c.store_id is not distinct from $1 and c.code = $2 and c.status = 'active'`,
      [storeId, code],
    );
  }

  /** Uses of a customer, or of the store that buys a plan. */
  async usesOfCustomer(
    couponId: CouponId,
    userId: UserId | null,
    buyerStoreId: StoreId | null,
  ): Promise<number> {
    const row = await this.read.one<{ count: number }>(
      `select count(*)::int as count from coupons.redemptions where coupon_id = $1 and status <> 'freed'
         and (user_id = $2 or buyer_store_id = $3)`,
      [couponId, userId, buyerStoreId],
    );
    return row?.count ?? 0;
  }

  /** Whether the coupon is reserved for this. */
  async isReservedFor(couponId: CouponId, subjectId: string): Promise<boolean> {
    const row = await this.read.one(
      `select 1 from coupons.redemptions where subject_id = $2 and coupon_id = $1 and status = 'reserved'`,
      [couponId, subjectId],
    );
    return row !== undefined;
  }

  find(id: CouponId): Promise<CouponState | undefined> {
    return this.read.one<CouponState>(`select ${couponSelection} from coupons.coupons c where c.id = $1`, [
      id,
    ]);
  }

  /** Coupons of a store that are not deleted, the newest first. */
  ofStore(storeId: StoreId): Promise<CouponState[]> {
    return this.read.rows<CouponState>(
      `select ${couponSelection} from coupons.coupons c where c.store_id = $1 and c.status = 'active'
       order by c.id desc limit ${MOST_OF_ISSUER}`,
      [storeId],
    );
  }

  /** Coupons of all issuers, deleted ones too, the newest first; `limit` of them from before the one named. */
  newest({ code, storeId }: CouponFilter, before: CouponId | null, limit: number): Promise<CouponState[]> {
    return this.read.rows<CouponState>(
      `select ${couponSelection} from coupons.coupons c
       where ($1::text is null or starts_with(c.code, $1)) and ($2::uuid is null or c.store_id = $2)
         and ($3::uuid is null or c.id < $3)
       order by c.id desc limit $4`,
      [code ?? null, storeId ?? null, before, limit],
    );
  }

  /** The newest uses that count. */
  usesOf(couponId: CouponId): Promise<RedemptionState[]> {
    return this.read.rows<RedemptionState>(
      `select ${redemptionSelection} from coupons.redemptions r where r.coupon_id = $1 and r.status <> 'freed'
       order by r.reserved_at desc limit ${MOST_USES}`,
      [couponId],
    );
  }

  /** The uses of a person, for the export of the account; sums in agorot. */
  accountExport(userId: UserId): Promise<Record<string, unknown>[]> {
    return this.read.rows(
      `select c.code, c.store_id as "partnerId", r.target_kind as "kind", r.target_id as "of", r.amount, r.status, r.reserved_at as "at"
       from coupons.redemptions r join coupons.coupons c on c.id = r.coupon_id where r.user_id = $1 order by r.reserved_at, r.subject_id`,
      [userId],
    );
  }

  changesOf(couponId: CouponId): Promise<CouponChange[]> {
    return this.read.rows<CouponChange>(
      `select update_type as "updateType", by_user as by, by_admin as "byAdmin", reason, at, changes from coupons.changes
       where coupon_id = $1 order by at desc, id desc limit ${MOST_CHANGES}`,
      [couponId],
    );
  }
}
