import { Injectable } from '@nestjs/common';
import { hasCome, prepared, type Tx, UnitOfWork } from '@smachot/server-platform';
import type { Checkout, CheckoutId, PaymentId, UserId } from '@smachot/contracts';
import type { CheckoutRow } from '../../domain/placing/checkout';
import type { Standing } from '../../domain/placing/customer-limits';
import type { TakenDay } from './slot.repository';

export const CHECKOUT_COLUMNS =
  'id, user_id, order_id, order_code, payment_id, status, code, price, draft, store_id, expires_at';

/** `asked`: a hash of the request the key was used for; null in rows older than the column. */
export type RequestedCheckout = CheckoutRow & { asked: string | null };
export type NewCheckout = Omit<CheckoutRow, 'order_code' | 'code'> & {
  key: string;
  asked: string;
  created_at: Date;
};
/** `day` is null when all its seats are taken. */
type Opened = { orderCode: string; day: TakenDay | null };
/** `opened` is undefined when this key was used before. */
export type Opening = { standing: Standing; opened: Opened | undefined };

// Codes do not reveal the number of orders: the counter walks through all eight-digit numbers by a long stride. What the customer holds
// is counted as it was before the statement.
const OPEN = prepared(
  `with standing as (
     select count(*) filter (where c.status in ('authorising', 'action_required'))::int as "openCheckouts",
       count(s.order_id)::int as "slotsOfDay", count(o.id)::int as unanswered
     from orders.checkouts c left join orders.slots s on s.order_id = c.order_id and s.store_id = $10 and s.day = $13
       left join orders.orders o on o.id = c.order_id and o.status = 'pending'
     where c.user_id = $2 and c.store_id = $10),
   fresh as (
     insert into orders.checkouts (id, user_id, key, asked, order_id, order_code, payment_id, status, price, draft, store_id, expires_at, created_at,
       unit_revision)
     values ($1, $2, $3, $4, $5, (10000000 + nextval('orders.codes') * 61803397 % 90000000)::text, $6, $7, $8, $9, $10, $11, $12, $15)
     on conflict (user_id, key) do nothing returning order_code),
   counted as (
     insert into orders.days as d (store_id, day, taken, version, seats) select $10, $13, 1, 1, array[1] from fresh
     on conflict (store_id, day) do update set taken = d.taken + 1, version = d.version + 1,
       seats = d.seats || (select min(s) from generate_series(1, $14) s where s <> all (d.seats))
     where d.taken < $14 returning d.taken, d.version, d.seats[cardinality(d.seats)] as seat),
   seat as (insert into orders.slots (store_id, day, seat, order_id) select $10, $13, seat, $5 from counted)
   select standing.*, f.order_code, c.taken, c.version
   from standing left join fresh f on true left join counted c on true`,
);

const LOCK = prepared('select pg_advisory_xact_lock(hashtext($1), hashtext($2))');

const BATCH = 200;
const UNPLACED = `status in ('authorising', 'action_required')`;
/** Condition of a tick: a checkout has waited too long for a card. */
export const CHECKOUT_EXPIRED = hasCome('expires_at', 'orders.checkouts', UNPLACED);

/** Repository of checkouts. */
@Injectable()
export class CheckoutRepository {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * Writes a checkout and takes the lowest free seat of its day. The row of the day is the queue: a later request waits for its lock
   * and then reads which seats are taken; the unique key of a seat decides. `standing`: open checkouts, orders and slots of the customer at
   * the store before; until the transaction ends no other request reserves there for the same customer.
   */
  async open(tx: Tx, row: NewCheckout, day: string, capacity: number): Promise<Opening> {
    type Row = Standing & { order_code: string | null; taken: number | null; version: number };
    // sent together and done in this order: the counts are read after the lock has been granted
    const [, [found]] = await Promise.all([
      tx.query(LOCK, [row.user_id, row.store_id]),
      tx.query<Row>(OPEN, [
        row.id,
        row.user_id,
        row.key,
        row.asked,
        row.order_id,
        row.payment_id,
        row.status,
        row.price,
        JSON.stringify(row.draft),
        row.store_id,
        row.expires_at,
        row.created_at,
        day,
        capacity,
        row.draft?.summary.pricingUnitRevision ?? null,
      ]),
    ]);
    const { order_code: orderCode, taken, version, ...standing } = found!;
    if (orderCode === null) return { standing, opened: undefined };
    const takenDay = taken === null ? null : { storeId: row.store_id, day, taken, version };
    return { standing, opened: { orderCode, day: takenDay } };
  }

  /** The checkout created with a key. */
  async findByKey(userId: UserId, key: string): Promise<RequestedCheckout | undefined> {
    const rows = await this.work.alone<RequestedCheckout>(
      `select ${CHECKOUT_COLUMNS}, asked from orders.checkouts where user_id = $1 and key = $2`,
      [userId, key],
    );
    return rows[0];
  }

  /** A customer's checkout; the row is locked. */
  async lock(tx: Tx, checkoutId: CheckoutId, userId: UserId): Promise<CheckoutRow | undefined> {
    const [checkout] = await tx.query<CheckoutRow>(
      `select ${CHECKOUT_COLUMNS} from orders.checkouts where id = $1 and user_id = $2 for update`,
      [checkoutId, userId],
    );
    return checkout;
  }

  /** The checkout of a payment; the row is locked. */
  async lockByPayment(tx: Tx, paymentId: PaymentId): Promise<CheckoutRow | undefined> {
    const [checkout] = await tx.query<CheckoutRow>(
      `select ${CHECKOUT_COLUMNS} from orders.checkouts where payment_id = $1 for update`,
      [paymentId],
    );
    return checkout;
  }

  /** Checkouts of a customer that still have their agreed terms; the rows are locked. */
  lockWithTerms(tx: Tx, userId: UserId): Promise<CheckoutRow[]> {
    return tx.query<CheckoutRow>(
      `select ${CHECKOUT_COLUMNS} from orders.checkouts where user_id = $1 and draft is not null for update`,
      [userId],
    );
  }

  /** Open checkouts that have expired, the longest waiting first. */
  async expired(now: Date): Promise<CheckoutId[]> {
    const rows = await this.work.alone<{ id: CheckoutId }>(
      `select id from orders.checkouts where ${UNPLACED} and expires_at <= $1 order by expires_at limit ${BATCH}`,
      [now],
    );
    return rows.map(({ id }) => id);
  }

  /** An expired checkout; undefined when it is no longer open, or another worker has locked it. */
  async lockExpired(tx: Tx, checkoutId: CheckoutId, now: Date): Promise<CheckoutRow | undefined> {
    const [checkout] = await tx.query<CheckoutRow>(
      `select ${CHECKOUT_COLUMNS} from orders.checkouts where id = $1 and ${UNPLACED} and expires_at <= $2
       for update skip locked`,
      [checkoutId, now],
    );
    return checkout;
  }

  async markActionRequired(tx: Tx, checkoutId: CheckoutId): Promise<void> {
    await tx.query(`update orders.checkouts set status = 'action_required' where id = $1`, [checkoutId]);
  }

  /** Ends a checkout and erases its agreed terms. */
  async end(
    tx: Tx,
    checkoutId: CheckoutId,
    status: Extract<Checkout['status'], 'refused' | 'expired'>,
    code: string | null,
  ): Promise<void> {
    await tx.query('update orders.checkouts set status = $2, code = $3, draft = null where id = $1', [
      checkoutId,
      status,
      code,
    ]);
  }
}
