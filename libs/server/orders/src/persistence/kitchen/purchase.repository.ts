import { Injectable } from '@nestjs/common';
import type { DishPurchases, StoreId } from '@smachot/contracts';
import { returningRows, type Tx } from '@smachot/server-platform';

/** Maximum of dishes of one store with a shopping list. */
export const MOST_DISHES = 1_000;

/** Repository of the shopping lists of stores for their dishes, private to each store. */
@Injectable()
export class PurchaseRepository {
  /** Locks a store's lists until the transaction ends: concurrent additions count one after another, so that the limit holds. */
  async lock(tx: Tx, storeId: StoreId): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('orders.purchases'), hashtext($1))`, [storeId]);
  }

  async linesOf(tx: Tx, storeId: StoreId, dish: string): Promise<DishPurchases['lines']> {
    const [row] = await tx.query<Pick<DishPurchases, 'lines'>>(
      'select lines from orders.purchases where store_id = $1 and dish = $2',
      [storeId, dish],
    );
    return row?.lines ?? [];
  }

  async delete(tx: Tx, storeId: StoreId, dish: string): Promise<void> {
    await tx.query('delete from orders.purchases where store_id = $1 and dish = $2', [storeId, dish]);
  }

  /** False when the store has the maximum of lists already. */
  async save(tx: Tx, storeId: StoreId, { dish, lines }: DishPurchases): Promise<boolean> {
    const saved = await tx.query(
      `insert into orders.purchases (store_id, dish, lines) select $1, $2, $3
         where (select count(*) from orders.purchases where store_id = $1 and dish <> $2) < ${MOST_DISHES}
         on conflict (store_id, dish) do update set lines = excluded.lines returning dish`,
      [storeId, dish, JSON.stringify(lines)],
    );
    return returningRows(saved).length > 0;
  }
}
