import { Injectable } from '@nestjs/common';
import type { BillId, BillStatus, CardId, JobPayload, Language, UserId } from '@smachot/contracts';
import { Clock, newId, vatPercentOn, wallTime } from '@smachot/kernel';
import { returningRows, type Tx } from '@smachot/server-platform';
import {
  Bill,
  type BillState,
  CHARGEABLE,
  paymentIdOf,
  paymentStatusOf,
  WRITE_OFF_MONTHS,
} from '../domain/bill';
import { Payment } from '../domain/payment';
import { oneOf } from './lifecycle-sql';

const RECEIPT_ISSUER = 'smachot';

type Row = BillState & { status: BillStatus; total: number };
const COLUMNS = `id, user_id as "userId", event_id as "eventId", responses, attempts, created_at as "createdAt", status,
  amount + carried_in as total`;

const billOf = ({ status, total, ...state }: Row): Bill | undefined => {
  const payment = paymentStatusOf(status);
  if (payment === null) return undefined;
  return new Bill(
    state,
    new Payment({
      id: paymentIdOf(state.id),
      userId: state.userId,
      cardId: null,
      product: 'Smachot: RSVP responses',
      returnTo: `/me/payments?bill=${state.id}`,
      amount: total,
      cardPayments: 1,
      goal: 'capture',
      status: payment,
      attempt: state.attempts + 1,
      captured: payment === 'captured' ? total : 0,
      refunded: 0,
      lease: null,
    }),
  );
};

/** Repository of bills, each with the payment it owns: that payment has no row of its own. */
@Injectable()
export class BillRepository {
  constructor(private readonly clock: Clock) {}

  /** Inserts a bill; an existing one stays unchanged. Amounts in agorot. */
  async add(
    tx: Tx,
    due: JobPayload<'payments.open_bill'>,
    { amount, carriedIn, status }: { amount: number; carriedIn: number; status: 'due' | 'carried' },
  ): Promise<void> {
    const now = this.clock.now();
    const next = status === 'due' ? now : null;
    await tx.query(
      `insert into payments.bills (id, user_id, event_id, responses, amount, carried_in, status, attempts, next_attempt_at, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, 0, $8, $9) on conflict (id) do nothing`,
      [due.billId, due.hostId, due.eventId, due.responses, amount, carriedIn, status, next, now],
    );
  }

  /** Sums too small to charge that are added to this bill, in agorot; their rows stay locked until the bill is decided. */
  async absorbCarried(tx: Tx, userId: UserId, billId: BillId): Promise<number> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('payments.carry'), hashtext($1))`, [userId]);
    const rows = returningRows(
      await tx.query<{ amount: number }>(
        `update payments.bills set absorbed_by = $2 where user_id = $1 and status = 'carried' and absorbed_by is null returning amount`,
        [userId, billId],
      ),
    );
    return rows.reduce((sum, row) => sum + row.amount, 0);
  }

  async giveBackCarried(tx: Tx, billId: BillId): Promise<void> {
    await tx.query('update payments.bills set absorbed_by = null where absorbed_by = $1', [billId]);
  }

  /** Claims the bill for `leaseMs` milliseconds, so that it is not charged twice. `userId` null: a bill of any account. */
  async claim(tx: Tx, billId: BillId, userId: UserId | null, leaseMs: number): Promise<Bill | undefined> {
    const [row] = returningRows(
      await tx.query<Row>(
        `update payments.bills set status = 'charging', claimed_until = clock_timestamp() + interval '1 millisecond' * $3
         where id = $1 and ${oneOf('status', CHARGEABLE)}
           and (claimed_until is null or claimed_until < clock_timestamp()) and ($2::uuid is null or user_id = $2)
         returning ${COLUMNS}`,
        [billId, userId, leaseMs],
      ),
    );
    return row && billOf(row);
  }

  async lock(tx: Tx, billId: BillId): Promise<Bill | undefined> {
    const [row] = await tx.query<Row>(`select ${COLUMNS} from payments.bills where id = $1 for update`, [
      billId,
    ]);
    return row && billOf(row);
  }

  /** `leaseMs` null ends the claim. */
  async save(tx: Tx, bill: Bill, leaseMs: number | null): Promise<void> {
    const settledAt = bill.isSettled ? this.clock.now() : null;
    await tx.query(
      `update payments.bills set status = $2, attempts = $3, next_attempt_at = $4, settled_at = $5,
         claimed_until = case when $6::int is not null then clock_timestamp() + interval '1 millisecond' * $6 end where id = $1`,
      [bill.state.id, bill.status, bill.state.attempts, bill.nextAttemptAt, settledAt, leaseMs],
    );
  }

  /** Issues the receipt of a settled bill and its e-mail, in the payer's language of this moment. The counter's row lock makes numbers gap-free: it rolls back with the rest. */
  async issueReceipt(
    tx: Tx,
    { state, payment }: Bill,
    { cardId, language }: { cardId: CardId | null; language: Language },
  ): Promise<void> {
    const now = this.clock.now();
    const [counter] = await tx.query<{ last: number }>(
      `insert into payments.receipt_counters (issuer, last) values ($1, 1)
       on conflict (issuer) do update set last = receipt_counters.last + 1 returning last`,
      [RECEIPT_ISSUER],
    );
    const vat = vatPercentOn(wallTime(now).day);
    const { amount } = payment.state;
    await tx.query(
      `insert into payments.receipts (issuer, number, bill_id, user_id, amount, vat_percent, card_last_four, issued_at, language)
       values ($1, $2, $3, $4, $5, $6, (select last_four from payments.cards where id = $7), $8, $9)`,
      [RECEIPT_ISSUER, counter!.last, state.id, state.userId, amount, vat, cardId, now, language],
    );
    await tx.query(
      `insert into payments.receipt_mails (bill_id, id, user_id, state, attempts, due_at, changed_at)
       values ($1, $2, $3, 'wanted', 0, now(), now())`,
      [state.id, newId(), state.userId],
    );
  }

  /** Writes off sums too small to charge that are older than `WRITE_OFF_MONTHS`, at most 500 at once. */
  async writeOff(tx: Tx, now: Date): Promise<{ id: BillId; user_id: UserId }[]> {
    return returningRows(
      await tx.query<{ id: BillId; user_id: UserId }>(
        `update payments.bills set status = 'written_off' where id in (
           select id from payments.bills where status = 'carried' and absorbed_by is null
             and created_at < $1::timestamptz - make_interval(months => $2) limit 500 for update skip locked)
         returning id, user_id`,
        [now, WRITE_OFF_MONTHS],
      ),
    );
  }
}
