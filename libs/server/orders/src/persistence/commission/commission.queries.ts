import { Injectable } from '@nestjs/common';
import type { OrderId, StoreId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import type { BasisPoints } from '@smachot/pricing';
import { ReadModel } from '@smachot/server-platform';
import { COMMISSION_VIEW, type CommissionRow } from './commission.repository';

/** A store's own rate precedes the general one, and a later rate precedes an earlier one. */
const RATE = `select coalesce(
  (select o.rate from (select rate from orders.commissions where store_id = $1 and valid_from <= $2
    order by valid_from desc, noted_at desc limit 1) o),
  (select rate from orders.commissions where store_id is null and valid_from <= $2 order by valid_from desc, noted_at desc limit 1), 0) as rate`;

const NO_STORE = '00000000-0000-0000-0000-000000000000';

/** Reads the platform's commission rates. */
@Injectable()
export class CommissionQueries {
  constructor(
    private readonly read: ReadModel,
    private readonly clock: Clock,
  ) {}

  /** The rate of a store now. */
  async rateOf(storeId: StoreId): Promise<BasisPoints> {
    const row = await this.read.one<{ rate: number }>(RATE, [storeId, this.clock.now()]);
    return row!.rate;
  }

  /** The rate of a store that has no rate of its own. */
  async usualRate(): Promise<BasisPoints> {
    return this.rateOf(NO_STORE);
  }

  /** Rates of all stores, the newest first. */
  newest(limit: number): Promise<CommissionRow[]> {
    return this.read.rows<CommissionRow>(
      `select ${COMMISSION_VIEW} from orders.commissions order by valid_from desc, noted_at desc limit ${limit}`,
    );
  }

  /** The rate of the store of an order. */
  async rateOfOrder(orderId: OrderId): Promise<BasisPoints> {
    const order = await this.read.one<{ store_id: StoreId }>(
      'select store_id from orders.orders where id = $1',
      [orderId],
    );
    return order ? this.rateOf(order.store_id) : 0;
  }
}
