import { Injectable } from '@nestjs/common';
import type { CouponId, StoreId, UserId } from '@smachot/contracts';
import { assignments, columnsOf, selection, toRow, type Tx } from '@smachot/server-platform';
import { Redemption, type RedemptionState } from '../domain/redemption';
import { RedemptionSchema } from './coupons.schema';

const columns = columnsOf(RedemptionSchema);
export const redemptionSelection = selection(columns, 'r');

/** Repository of the uses of coupons. */
@Injectable()
export class RedemptionRepository {
  /** Uses of a customer, or of the store that buys, that count. Read after the coupon's row is locked, so that none is missed. */
  async countOfCustomer(
    tx: Tx,
    couponId: CouponId,
    userId: UserId,
    buyerStoreId: StoreId | null,
  ): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `select count(*)::int as count from coupons.redemptions where coupon_id = $1 and status <> 'freed'
         and (user_id = $2 or buyer_store_id = $3)`,
      [couponId, userId, buyerStoreId],
    );
    return row!.count;
  }

  /** The use in an order, from its checkout on; the row is locked. */
  async load(tx: Tx, subjectId: string): Promise<Redemption | undefined> {
    const [state] = await tx.query<RedemptionState>(
      `select ${redemptionSelection} from coupons.redemptions r where r.subject_id = $1 for update`,
      [subjectId],
    );
    return state && new Redemption(state);
  }

  async add(tx: Tx, { state }: Redemption): Promise<void> {
    await tx.query(
      `insert into coupons.redemptions select * from json_populate_record(null::coupons.redemptions, $1)`,
      [JSON.stringify(toRow(columns, state))],
    );
  }

  async save(tx: Tx, { state }: Redemption): Promise<void> {
    await tx.query(
      `update coupons.redemptions r set ${assignments<RedemptionState>(columns, ['subjectId'])}
       from json_populate_record(null::coupons.redemptions, $1) n where r.subject_id = n.subject_id`,
      [JSON.stringify(toRow(columns, state))],
    );
  }
}
