import { Injectable } from '@nestjs/common';
import { Clock, newId, wallTime } from '@smachot/kernel';
import { Config, prepared, returningRows, type Tx } from '@smachot/server-platform';
import { isValidPast } from '../domain/card';
import {
  type EntryKind,
  nextStep,
  type PaymentGoal,
  type PaymentState,
  type PaymentStep,
} from '../domain/order-payment';
import { CALLS, within } from '../provider/sale-taker';

export type Payment = {
  id: string;
  user_id: string;
  card_id: string | null;
  order_code: string;
  return_to: string;
  amount: number;
  /** Into how many payments the card's owner has it split. */
  card_payments: number;
  goal: PaymentGoal;
  state: PaymentState;
  attempt: number;
  captured: number;
  refunded: number;
  /** Names this claim: another one has another end. */
  lease: string | null;
};
const columnsOf = (from: string): string =>
  [
    'id',
    'user_id',
    'card_id',
    'order_code',
    'return_to',
    'amount',
    'card_payments',
    'goal',
    'state',
    'attempt',
    'captured',
    'refunded',
  ]
    .map((column) => `${from}.${column}`)
    .concat(`${from}.claimed_until::text as lease`)
    .join(', ');
export const PAYMENT_COLUMNS = columnsOf('order_payments');

export type Entry = {
  id: string;
  kind: EntryKind;
  status: string;
  sale_id: string | null;
  of_entry: string | null;
  amount: number;
  created_at: Date;
  look_at: Date | null;
  sealed_token: string | null;
};
/** A sum to be held. `cardId` null: the default card. `orderCode` and `returnTo` (a path) are for the card's owner to read. In agorot. `cardPayments`: into how many it is split; absent: one. */
export type HoldWanted = {
  paymentId: string;
  userId: string;
  cardId: string | null;
  amount: number;
  cardPayments?: number;
  orderCode: string;
  returnTo: string;
};
/** One thing to be done for a payment, its ledger row committed. `sale`: the row whose sale it is done to. */
export type ClaimedStep = {
  payment: Payment;
  step: PaymentStep;
  entry: Entry;
  sale: Entry;
  /** It may have been tried before: the provider is asked what came of it first. */
  again: boolean;
  holds: () => boolean;
};

/** The card that would be charged: the one named, else the default; never one the provider has not confirmed. */
export const chosenCard = (user: string, card: string): string =>
  `user_id = ${user} and deleted_at is null and status = 'confirmed' and case when ${card}::uuid is null then is_default else id = ${card} end`;

const OPEN = new Set(['intended', 'opened', 'action_required']);
const isOpen = ({ status }: Entry): boolean => OPEN.has(status);

const BEGIN_HOLD = prepared(
  `with card as (select id, sealed_token, expiry from payments.cards where ${chosenCard('$2', '$3')}),
   payment as (
     insert into payments.order_payments (id, user_id, card_id, order_code, return_to, amount, goal, state, attempt, captured, refunded,
       next_look_at, claimed_until, created_at, card_payments)
     select $1, $2, card.id, $4, $5, $6, 'hold', 'open', 1, 0, 0, $7, clock_timestamp() + interval '1 millisecond' * $8, $7, $10 from card
     returning *),
   entry as (
     insert into payments.ledger (id, idempotency_key, user_id, payment_id, card_id, kind, amount, status, created_at)
     select $9::uuid, 'payment:' || id || ':hold:1', user_id, id, card_id, 'hold', amount, 'intended', $7 from payment returning id)
   select ${columnsOf('p')}, e.id as entry_id, c.sealed_token, c.expiry from payment p cross join entry e cross join card c`,
);

/** Takes the next thing to do for a payment, for as long as doing it may take; nobody else touches the payment meanwhile. */
@Injectable()
export class PaymentSteps {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** A new payment with its hold begun; undefined: no card that is valid now. */
  async beginHold(tx: Tx, wanted: HoldWanted): Promise<ClaimedStep | undefined> {
    const timeout = this.config.settings.PAYME_TIMEOUT_MS;
    const holds = within((CALLS - 1) * timeout);
    const now = this.clock.now();
    type Row = Payment & { entry_id: string; sealed_token: string; expiry: string };
    const rows = await tx.query<Row>(BEGIN_HOLD, [
      wanted.paymentId,
      wanted.userId,
      wanted.cardId,
      wanted.orderCode,
      wanted.returnTo,
      wanted.amount,
      now,
      CALLS * timeout,
      newId(),
      wanted.cardPayments ?? 1,
    ]);
    if (!rows[0] || !isValidPast(rows[0].expiry, wallTime(now).day)) return undefined;
    const { entry_id: id, sealed_token, expiry: _, ...payment } = rows[0];
    const nothing = { sale_id: null, of_entry: null, look_at: null };
    const entry: Entry = {
      ...nothing,
      id,
      kind: 'hold',
      status: 'intended',
      amount: payment.amount,
      created_at: now,
      sealed_token,
    };
    return { payment, step: 'hold', entry, sale: entry, again: false, holds };
  }

  async begin(tx: Tx, paymentId: string): Promise<ClaimedStep | undefined> {
    const timeout = this.config.settings.PAYME_TIMEOUT_MS;
    const holds = within((CALLS - 1) * timeout);
    const [payment] = returningRows(
      await tx.query<Payment>(
        `update payments.order_payments set claimed_until = clock_timestamp() + interval '1 millisecond' * $2
         where id = $1 and next_look_at is not null and (claimed_until is null or claimed_until < clock_timestamp())
         returning ${PAYMENT_COLUMNS}`,
        [paymentId, CALLS * timeout],
      ),
    );
    if (!payment) return undefined;
    const entries = await tx.query<Entry>(
      `select l.id, l.kind, l.status, l.sale_id, l.of_entry, l.amount, l.created_at, l.look_at, c.sealed_token
       from payments.ledger l left join payments.cards c on c.id = l.card_id
       where l.payment_id = $1 and l.status in ('intended', 'opened', 'action_required', 'held', 'captured', 'charged', 'abandoned')
       order by l.id`,
      [paymentId],
    );
    const now = this.clock.now();
    const stray = entries.find(({ status, look_at }) => status === 'abandoned' && look_at && look_at <= now);
    const refund = entries.find((entry) => entry.kind === 'refund' && isOpen(entry));
    const step = nextStep({ ...payment, strayDue: !!stray, refundOpen: !!refund });
    if (!step) return this.rest(tx, paymentId, entries);
    const chosen = await this.entryOf(tx, payment, step, entries, stray);
    return { payment, step, ...chosen, holds };
  }

  private async entryOf(
    tx: Tx,
    payment: Payment,
    step: PaymentStep,
    entries: Entry[],
    stray: Entry | undefined,
  ): Promise<Pick<ClaimedStep, 'entry' | 'sale' | 'again'>> {
    if (step === 'hold' || step === 'charge') {
      const open = entries.find((entry) => entry.kind === step && isOpen(entry));
      const entry = open ?? (await this.add(tx, payment, step, `${step}:${payment.attempt}`));
      return { entry, sale: entry, again: !!open };
    }
    if (step === 'refund') {
      const entry = entries.find((one) => one.kind === 'refund' && isOpen(one))!;
      await tx.query(`update payments.ledger set status = 'opened' where id = $1`, [entry.id]);
      const sale = entries.find(({ kind, status }) => isPaid(kind, status))!;
      return { entry, sale, again: entry.status === 'opened' };
    }
    const sale = stray ?? entries.find(({ kind, status }) => kind === 'hold' && status === 'held')!;
    const kind = stray ? 'void' : 'capture';
    const open = entries.find((one) => one.kind === kind && one.of_entry === sale.id && isOpen(one));
    return {
      entry: open ?? (await this.add(tx, payment, kind, `${kind}:${sale.id}`, sale.id)),
      sale,
      again: !!open,
    };
  }

  private async add(
    tx: Tx,
    payment: Payment,
    kind: EntryKind,
    key: string,
    ofEntry: string | null = null,
  ): Promise<Entry> {
    const rows = await tx.query<Entry>(
      `with entry as (insert into payments.ledger (id, idempotency_key, user_id, payment_id, card_id, of_entry, kind, amount, status, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, 'intended', $9) returning *)
       select e.id, e.kind, e.status, e.sale_id, e.of_entry, e.amount, e.created_at, e.look_at, c.sealed_token
       from entry e left join payments.cards c on c.id = e.card_id`,
      [
        newId(),
        `payment:${payment.id}:${key}`,
        payment.user_id,
        payment.id,
        payment.card_id,
        ofEntry,
        kind,
        payment.amount,
        this.clock.now(),
      ],
    );
    return rows[0]!;
  }

  /** Nothing to do now: it is looked at again when a sale that was given up may have been paid after all. */
  private async rest(tx: Tx, paymentId: string, entries: Entry[]): Promise<undefined> {
    const looks = entries.flatMap(({ status, look_at }) =>
      status === 'abandoned' && look_at ? [look_at] : [],
    );
    const next = looks.length ? new Date(Math.min(...looks.map((at) => at.getTime()))) : null;
    await tx.query(
      'update payments.order_payments set next_look_at = $2, claimed_until = null where id = $1',
      [paymentId, next],
    );
    return undefined;
  }
}

const isPaid = (kind: EntryKind, status: string): boolean =>
  (kind === 'charge' && status === 'charged') || (kind === 'hold' && status === 'captured');
