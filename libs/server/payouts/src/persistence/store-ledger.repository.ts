import { Injectable } from '@nestjs/common';
import type { ChargebackId, OrderId, PaymentId, StoreId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { assignments, columnList, columnsOf, selection, toRow, type Tx } from '@smachot/server-platform';
import {
  type ChargebackBook,
  freshAccount,
  type OrderBook,
  type StoreAccountState,
  StoreLedger,
} from '../domain/store-ledger';
import {
  ChargebackBookSchema,
  EntrySchema,
  OrderBookSchema,
  PostingSchema,
  StoreAccountSchema,
} from './payouts.schema';

const accounts = columnsOf(StoreAccountSchema);
const ACCOUNTS = columnList(accounts);
const books = columnsOf(OrderBookSchema);
const BOOKS = columnList(books);
const chargebacks = columnsOf(ChargebackBookSchema);
const CHARGEBACKS = columnList(chargebacks);

/** Repository of the stores' ledgers. A loaded one stays locked, so that the postings of a store come one after another. */
@Injectable()
export class StoreLedgerRepository {
  /** With the orders that a change concerns. */
  async load(tx: Tx, storeId: StoreId, orderIds: OrderId[]): Promise<StoreLedger> {
    const state = await this.lock(tx, storeId);
    const rows = await tx.query<OrderBook>(
      `select ${selection(books, 'o')} from payouts.orders o where o.order_id = any($1::uuid[]) and o.store_id = $2`,
      [orderIds, storeId],
    );
    return new StoreLedger(state, new Map(rows.map((row) => [row.orderId, row])));
  }

  /** With the orders that can be paid out as of the moment. */
  async loadToPay(tx: Tx, storeId: StoreId, cutOff: Date): Promise<StoreLedger> {
    const state = await this.lock(tx, storeId);
    const rows = await tx.query<OrderBook>(
      `select ${selection(books, 'o')} from payouts.orders o
       where o.store_id = $1 and o.available_at <= $2 and o.net <> o.paid order by o.available_at, o.order_id`,
      [storeId, cutOff],
    );
    return new StoreLedger(state, new Map(rows.map((row) => [row.orderId, row])));
  }

  /** Saves account, orders and postings; the entries of all postings in one statement, as their trigger adds them up. */
  async save(tx: Tx, ledger: StoreLedger): Promise<void> {
    await tx.manager.update(StoreAccountSchema, { storeId: ledger.state.storeId }, ledger.state);
    const orders = [...ledger.orders.values()].map((order) => toRow(books, order));
    if (orders.length)
      await tx.query(
        `insert into payouts.orders (${BOOKS}) select ${BOOKS} from json_populate_recordset(null::payouts.orders, $1)
         on conflict (order_id) do update set ${assignments(books, ['orderId', 'storeId'], 'excluded')}`,
        [JSON.stringify(orders)],
      );
    const postings = ledger.postings.splice(0).map((posting) => ({ ...posting, id: newId() }));
    if (!postings.length) return;
    await tx.manager.insert(
      PostingSchema,
      postings.map(({ id, key, at }) => ({ id, key, at })),
    );
    const entries = postings.flatMap(({ id: postingId, at, entries: parts }) =>
      parts.map((entry) => ({ ...entry, id: newId(), postingId, at })),
    );
    await tx.manager.insert(EntrySchema, entries);
    tx.hint(`store:${ledger.state.storeId}`);
  }

  /** Whether this cause was posted. Ask it with the store's ledger locked. */
  async isPosted(tx: Tx, key: string): Promise<boolean> {
    return tx.manager.existsBy(PostingSchema, { key });
  }

  async chargeback(tx: Tx, chargebackId: ChargebackId): Promise<ChargebackBook | null> {
    return tx.manager.findOneBy(ChargebackBookSchema, { chargebackId });
  }

  chargebacksOfPayment(tx: Tx, paymentId: PaymentId): Promise<ChargebackBook[]> {
    return tx.manager.find(ChargebackBookSchema, { where: { paymentId }, order: { chargebackId: 'asc' } });
  }

  async saveChargeback(tx: Tx, chargeback: ChargebackBook): Promise<void> {
    await tx.query(
      `insert into payouts.chargebacks (${CHARGEBACKS})
       select ${CHARGEBACKS} from json_populate_record(null::payouts.chargebacks, $1)
       on conflict (chargeback_id) do update
         set status = excluded.status, version = excluded.version, voided = excluded.voided
         where chargebacks.version <= excluded.version`,
      [JSON.stringify(toRow(chargebacks, chargeback))],
    );
  }

  private async lock(tx: Tx, storeId: StoreId): Promise<StoreAccountState> {
    await tx.query(
      `insert into payouts.store_accounts (${ACCOUNTS})
       select ${ACCOUNTS} from json_populate_record(null::payouts.store_accounts, $1) on conflict (store_id) do nothing`,
      [JSON.stringify(toRow(accounts, freshAccount(storeId)))],
    );
    const [state] = await tx.query<StoreAccountState>(
      `select ${selection(accounts, 's')} from payouts.store_accounts s where s.store_id = $1 for update`,
      [storeId],
    );
    return state!;
  }
}
