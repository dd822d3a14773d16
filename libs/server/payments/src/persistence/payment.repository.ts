import { Injectable } from '@nestjs/common';
import type { CardId, LedgerEntryId, PaymentId, UserId } from '@smachot/contracts';
import { type PaymentGoal, paymentGoalLifecycle, paymentLifecycle } from '@smachot/lifecycles';
import { Clock, newId } from '@smachot/kernel';
import { prepared, returningRows, type Tx } from '@smachot/server-platform';
import { Payment, type PaymentState } from '../domain/payment';
import { type ClaimedPayment, DISPUTED, LOST, RETURNED } from './chargebacks/disputed-payments';
import { after, allows } from './lifecycle-sql';

/**
 * Request for an authorization, in agorot. `cardId` null: the default card. The cardholder sees `orderCode` and returns to `returnTo`
 * (a path). `cardPayments`: the number of installments, one when absent.
 */
export type HoldWanted = {
  paymentId: PaymentId;
  userId: UserId;
  cardId: CardId | null;
  amount: number;
  cardPayments?: number;
  orderCode: string;
  returnTo: string;
};
/** Request for one more sale on the card of another payment. */
export type ChargeWanted = Omit<HoldWanted, 'cardId'> & { cardOf: PaymentId };

/** SQL for the card to be charged: the named one, otherwise the default; never one that the provider has not confirmed. */
export const chosenCard = (user: string, card: string): string =>
  `user_id = ${user} and deleted_at is null and status = 'confirmed' and case when ${card}::uuid is null then is_default else id = ${card} end`;

const paymentSelection = (from: string): string =>
  `${from}.id, ${from}.user_id as "userId", ${from}.card_id as "cardId", 'Smachot ' || ${from}.order_code as product,
   ${from}.return_to as "returnTo", ${from}.amount, ${from}.card_payments as "cardPayments", ${from}.goal, ${from}.state as status,
   ${from}.attempt, ${from}.captured, ${from}.refunded, ${from}.claimed_until::text as lease`;
const COLUMNS = paymentSelection('order_payments');

const inMilliseconds = (milliseconds: string): string =>
  `clock_timestamp() + interval '1 millisecond' * ${milliseconds}`;

const BEGIN_HOLD = prepared(
  `with card as (select id, sealed_token, expiry from payments.cards where ${chosenCard('$2', '$3')}),
   payment as (
     insert into payments.order_payments (id, user_id, card_id, order_code, return_to, amount, goal, state, attempt, captured, refunded,
       next_look_at, claimed_until, created_at, card_payments)
     select $1, $2, card.id, $4, $5, $6, 'hold', 'open', 1, 0, 0, $7, ${inMilliseconds('$8')}, $7, $10 from card
     returning *),
   entry as (
     insert into payments.ledger (id, idempotency_key, user_id, payment_id, card_id, kind, amount, status, created_at)
     select $9::uuid, 'payment:' || id || ':hold:1', user_id, id, card_id, 'hold', amount, 'intended', $7 from payment returning id)
   select ${paymentSelection('p')}, e.id as "entryId", c.sealed_token as "sealedToken", c.expiry
   from payment p cross join entry e cross join card c`,
);

const HELD = { type: 'hold', by: 'provider' } as const;
/** Records the first hold only: a goal other than `hold`, or another lease, means that the payment was changed concurrently. */
const NOTE_HELD = prepared(
  `with payment as (
     update payments.order_payments set state = 'held', next_look_at = null, claimed_until = null
     where id = $1 and goal = 'hold' and ${allows(paymentLifecycle, 'state', HELD)} and claimed_until::text = $2 returning id)
   update payments.ledger l set status = 'held', transaction_id = $4, settled_at = $5 from payment
   where l.id = $3 and l.status in ('intended', 'opened') returning l.id`,
);

const CAPTURE = { type: 'capture', by: 'order' } as const;
const RELEASE = { type: 'release', by: 'order' } as const;
const RETRY = { type: 'retry', by: 'order' } as const;
const MAY_CAPTURE = allows(paymentGoalLifecycle, 'goal', CAPTURE);
/** A payment that waits for its cardholder is polled now and then, and only read: other work does not have to wait for that claim. */
const NOT_WAITING = `case when order_payments.state = 'challenged' then null else order_payments.claimed_until end`;

export type BegunHold = {
  payment: PaymentState;
  entryId: LedgerEntryId;
  sealedToken: string;
  expiry: string;
};

/** Repository of payments of orders. A statement that changes a status takes its condition from the lifecycle. */
@Injectable()
export class PaymentRepository {
  constructor(private readonly clock: Clock) {}

  /** Adds a payment with its first authorization entry; undefined when no card matches. */
  async beginHold(tx: Tx, wanted: HoldWanted, leaseMs: number): Promise<BegunHold | undefined> {
    type Row = PaymentState & Omit<BegunHold, 'payment'>;
    const [row] = await tx.query<Row>(BEGIN_HOLD, [
      wanted.paymentId,
      wanted.userId,
      wanted.cardId,
      wanted.orderCode,
      wanted.returnTo,
      wanted.amount,
      this.clock.now(),
      leaseMs,
      newId(),
      wanted.cardPayments ?? 1,
    ]);
    if (!row) return undefined;
    const { entryId, sealedToken, expiry, ...payment } = row;
    return { payment, entryId, sealedToken, expiry };
  }

  /** Claims the payment for `leaseMs` milliseconds; undefined when no step is due or another worker has claimed it. */
  async claim(tx: Tx, paymentId: PaymentId, leaseMs: number): Promise<ClaimedPayment | undefined> {
    const rows = await tx.query<ClaimedPayment>(
      `update payments.order_payments set claimed_until = ${inMilliseconds('$2')}
       where id = $1 and next_look_at is not null and (claimed_until is null or claimed_until < clock_timestamp())
       returning ${COLUMNS}, ${DISPUTED} as disputed, ${LOST} as "hasLost", ${RETURNED} as "returnedByBank"`,
      [paymentId, leaseMs],
    );
    return returningRows(rows)[0];
  }

  async lock(tx: Tx, paymentId: PaymentId): Promise<Payment | undefined> {
    const [state] = await tx.query<PaymentState>(
      `select ${COLUMNS} from payments.order_payments where id = $1 for update`,
      [paymentId],
    );
    return state && new Payment(state);
  }

  /** `next`: when the payment is advanced again. `leaseMs` null: any worker may claim it at once. */
  async save(tx: Tx, { state }: Payment, next: Date | null, leaseMs: number | null): Promise<void> {
    const { id, status, attempt, captured, refunded } = state;
    await tx.query(
      `update payments.order_payments set state = $2, attempt = $3, captured = $4, refunded = $5, next_look_at = $6,
         claimed_until = case when $7::int is not null then ${inMilliseconds('$7')} end where id = $1`,
      [id, status, attempt, captured, refunded, next, leaseMs],
    );
  }

  async lookAgain(tx: Tx, paymentId: PaymentId, next: Date | null, leaseMs: number | null): Promise<void> {
    await tx.query(
      `update payments.order_payments set next_look_at = $2,
         claimed_until = case when $3::int is not null then ${inMilliseconds('$3')} end where id = $1`,
      [paymentId, next, leaseMs],
    );
  }

  /** False when the payment was changed after it was claimed. */
  async noteHeld(
    tx: Tx,
    payment: PaymentState,
    entryId: LedgerEntryId,
    transaction: string | null,
  ): Promise<boolean> {
    const given = [payment.id, payment.lease, entryId, transaction, this.clock.now()];
    return returningRows(await tx.query(NOTE_HELD, given)).length > 0;
  }

  /** If the other payment's card was deleted, the provider is not asked and the charge counts as refused. */
  async wantCharge(tx: Tx, wanted: ChargeWanted): Promise<void> {
    await tx.query(
      `insert into payments.order_payments (id, user_id, card_id, order_code, return_to, amount, goal, state, attempt, captured, refunded,
         next_look_at, created_at, card_payments)
       select $1, $2, (select c.id from payments.order_payments p join payments.cards c on c.id = p.card_id and c.deleted_at is null
         where p.id = $3), $4, $5, $6, 'capture', 'open', 1, 0, 0, $7, $7, $8
       on conflict (id) do nothing`,
      [
        wanted.paymentId,
        wanted.userId,
        wanted.cardOf,
        wanted.orderCode,
        wanted.returnTo,
        wanted.amount,
        this.clock.now(),
        wanted.cardPayments ?? 1,
      ],
    );
  }

  /** A charge at once. If no card is valid, the provider is not asked and it counts as refused. */
  wantSubscriptionCharge(tx: Tx, wanted: HoldWanted): Promise<void> {
    return this.want(tx, wanted, 'capture');
  }

  /** A hold without its cardholder. If no card is valid, the provider is not asked and it counts as refused. */
  wantHold(tx: Tx, wanted: HoldWanted): Promise<void> {
    return this.want(tx, wanted, 'hold');
  }

  private async want(tx: Tx, wanted: HoldWanted, goal: PaymentGoal): Promise<void> {
    await tx.query(
      `insert into payments.order_payments (id, user_id, card_id, order_code, return_to, amount, goal, state, attempt, captured, refunded,
         next_look_at, created_at)
       select $1, $2, (select id from payments.cards where ${chosenCard('$2', '$3')}), $4, $5, $6, $8, 'open', 1, 0, 0, $7, $7
       on conflict (id) do nothing`,
      [
        wanted.paymentId,
        wanted.userId,
        wanted.cardId,
        wanted.orderCode,
        wanted.returnTo,
        wanted.amount,
        this.clock.now(),
        goal,
      ],
    );
  }

  async defaultCardOf(tx: Tx, paymentId: PaymentId): Promise<CardId | null> {
    const [card] = await tx.query<{ id: CardId }>(
      `select c.id from payments.cards c join payments.order_payments p on p.user_id = c.user_id
       where p.id = $1 and c.is_default and c.deleted_at is null and c.status = 'confirmed'`,
      [paymentId],
    );
    return card?.id ?? null;
  }

  /** `cardId` null: the card it already has. True when the card is to be charged, for the first time or again. */
  async wantCapture(tx: Tx, paymentId: PaymentId, cardId: CardId | null, returnTo: string): Promise<boolean> {
    const [row] = returningRows(
      await tx.query<{ again: boolean }>(
        `update payments.order_payments set goal = 'capture', next_look_at = $2, card_id = coalesce($3, card_id), return_to = $4,
           claimed_until = ${NOT_WAITING}, state = ${after(paymentLifecycle, 'state', RETRY)},
           attempt = case when ${allows(paymentLifecycle, 'state', RETRY)} then attempt + 1 else attempt end
         where id = $1 and ${MAY_CAPTURE} and state <> 'captured' returning state = 'open' as again`,
        [paymentId, this.clock.now(), cardId, returnTo],
      ),
    );
    return row?.again ?? false;
  }

  /** Also of a payment that is not known yet: then nothing is charged later. */
  async wantRelease(tx: Tx, paymentId: PaymentId, userId: UserId): Promise<void> {
    await tx.query(
      `insert into payments.order_payments (id, user_id, order_code, return_to, amount, goal, state, attempt, captured, refunded, created_at)
       values ($1, $2, '', '/me/orders', 0, 'release', 'released', 0, 0, 0, $3)
       on conflict (id) do update set goal = 'release', next_look_at = $3, claimed_until = ${NOT_WAITING}`,
      [paymentId, userId, this.clock.now()],
    );
  }

  /** Releases a payment whose sales were never opened, and returns its totals. */
  async releaseUnasked(
    tx: Tx,
    paymentId: PaymentId,
  ): Promise<{ captured: number; refunded: number } | undefined> {
    const rows = await tx.query<{ captured: number; refunded: number }>(
      `update payments.order_payments p set state = 'released', next_look_at = null
       where id = $1 and ${allows(paymentLifecycle, 'state', RELEASE)}
         and not exists (select 1 from payments.ledger l where l.payment_id = p.id and l.status = 'abandoned')
       returning captured, refunded`,
      [paymentId],
    );
    return returningRows(rows)[0];
  }

  async wantRefund(tx: Tx, paymentId: PaymentId, refundId: string, amount: number): Promise<void> {
    await tx.query(
      `with due as (update payments.order_payments set next_look_at = $4 where id = $1 and ${MAY_CAPTURE} returning user_id, card_id)
       insert into payments.ledger (id, idempotency_key, user_id, payment_id, card_id, kind, amount, status, created_at)
       select $2::uuid, 'refund:' || $2::text, user_id, $1, card_id, 'refund', $3, 'intended', $4 from due on conflict do nothing`,
      [paymentId, refundId, amount, this.clock.now()],
    );
  }
}
