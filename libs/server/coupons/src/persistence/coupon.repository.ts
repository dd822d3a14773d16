import { Injectable } from '@nestjs/common';
import type { CouponId, StoreId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { assignments, columnsOf, returningRows, selection, toRow, type Tx } from '@smachot/server-platform';
import { Coupon, type CouponState } from '../domain/coupon';
import { CouponChangeSchema, CouponSchema } from './coupons.schema';

const columns = columnsOf(CouponSchema);
export const couponSelection = selection(columns, 'c');
const changeColumns = columnsOf(CouponChangeSchema);
const FROZEN: (keyof CouponState)[] = ['id', 'storeId', 'code', 'createdBy', 'createdAt'];
/** Most coupons of one issuer that are not deleted. */
export const MOST_OF_ISSUER = 500;

/** Repository of coupons, each with its history. */
@Injectable()
export class CouponRepository {
  /** Locks the row: uses and changes of one coupon run one after another. */
  async load(tx: Tx, id: CouponId): Promise<Coupon | undefined> {
    const [state] = await tx.query<CouponState>(
      `select ${couponSelection} from coupons.coupons c where c.id = $1 for update`,
      [id],
    );
    return state && new Coupon(state);
  }

  /** How many coupons of an issuer are not deleted; until the transaction ends no other request adds one. */
  async countOfIssuer(tx: Tx, storeId: StoreId | null): Promise<number> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('coupons.issuer'), hashtext($1))`, [storeId ?? '']);
    const [row] = await tx.query<{ count: number }>(
      `select count(*)::int as count from coupons.coupons where store_id is not distinct from $1 and status = 'active'`,
      [storeId],
    );
    return row!.count;
  }

  /** False when the issuer has a coupon of that code. */
  async add(tx: Tx, coupon: Coupon): Promise<boolean> {
    const added = returningRows(
      await tx.query(
        `insert into coupons.coupons select * from json_populate_record(null::coupons.coupons, $1) on conflict do nothing returning id`,
        [JSON.stringify(toRow(columns, coupon.state))],
      ),
    );
    if (added.length > 0) await this.saveChanges(tx, coupon);
    return added.length > 0;
  }

  async save(tx: Tx, coupon: Coupon): Promise<void> {
    await tx.query(
      `update coupons.coupons c set ${assignments<CouponState>(columns, FROZEN)}
       from json_populate_record(null::coupons.coupons, $1) n where c.id = n.id`,
      [JSON.stringify(toRow(columns, coupon.state))],
    );
    await this.saveChanges(tx, coupon);
  }

  /** Stores how often the coupon is taken, and nothing else of it. */
  async saveTaken(tx: Tx, { state }: Coupon): Promise<void> {
    await tx.query('update coupons.coupons set taken = $2 where id = $1', [state.id, state.taken]);
  }

  /** One use fewer. */
  async giveBack(tx: Tx, id: CouponId): Promise<void> {
    await tx.query('update coupons.coupons set taken = taken - 1 where id = $1', [id]);
  }

  private async saveChanges(tx: Tx, { state, changes }: Coupon): Promise<void> {
    const rows = changes.splice(0).map((change) => ({ ...change, id: newId(), couponId: state.id }));
    if (rows.length === 0) return;
    await tx.query(
      `insert into coupons.changes select * from json_populate_recordset(null::coupons.changes, $1)`,
      [JSON.stringify(rows.map((row) => toRow(changeColumns, row)))],
    );
  }
}
