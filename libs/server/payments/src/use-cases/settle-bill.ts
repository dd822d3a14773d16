import { Injectable } from '@nestjs/common';
import { Clock, newId, vatPercentOn, wallTime } from '@smachot/kernel';
import { Config, Logger, returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';
import { nextAttempt } from '../domain/bill';
import type { TakeOutcome } from '../provider/sale-taker';
import { adoptDebts } from './adopt-debts';

export const RECEIPT_ISSUER = 'smachot';
/** A charge without an outcome, or one that waits for its owner, is looked at again after so many of the provider's timeouts. */
export const LOOK_AGAIN_TIMEOUTS = 2;

type Bill = {
  user_id: string;
  status: string;
  attempts: number;
  created_at: Date;
  total: number;
  event_id: string;
  responses: number;
};

/** Writes the outcome of a charge: ledger, bill, receipt and what follows, together and once. */
@Injectable()
export class BillSettlement {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  async settle(billId: string, entryId: string, outcome: TakeOutcome): Promise<void> {
    await this.work.run(async (tx) => {
      const [bill] = await tx.query<Bill>(
        `select user_id, status, attempts, created_at, amount + carried_in as total, event_id, responses
         from payments.bills where id = $1 for update`,
        [billId],
      );
      if (!bill || bill.status === 'settled') return;
      // somebody else was told first, while we were held up; money that did move is written down all the same
      if (outcome.kind !== 'taken' && !(await isOpen(tx, entryId))) return;
      if (outcome.kind === 'taken') await this.charged(tx, billId, entryId, bill, outcome.transactionId);
      if (outcome.kind === 'refused') await this.refused(tx, billId, entryId, bill, outcome.code);
      if (outcome.kind === 'challenge') await this.challenged(tx, billId, entryId, bill, outcome.url);
      if (outcome.kind === 'waiting') await this.lookAgain(tx, billId, 'action_required');
      if (outcome.kind === 'later') await this.lookAgain(tx, billId, 'charging');
      tx.hint(`user:${bill.user_id}`);
    });
  }

  private async charged(
    tx: Tx,
    billId: string,
    entryId: string,
    bill: Bill,
    transactionId: string | null,
  ): Promise<void> {
    const now = this.clock.now();
    const entry = returningRows(
      await tx.query<{ card_id: string | null }>(
        `update payments.ledger set status = 'charged', transaction_id = $2, settled_at = $3 where id = $1 returning card_id`,
        [entryId, transactionId, now],
      ),
    )[0];
    await tx.query(
      `update payments.bills set status = 'settled', settled_at = $2, next_attempt_at = null, claimed_until = null where id = $1`,
      [billId, now],
    );
    // the counter's row lock makes numbers gap-free: it rolls back with everything else
    const [counter] = await tx.query<{ last: number }>(
      `insert into payments.receipt_counters (issuer, last) values ($1, 1)
       on conflict (issuer) do update set last = receipt_counters.last + 1 returning last`,
      [RECEIPT_ISSUER],
    );
    await tx.query(
      `insert into payments.receipts (issuer, number, bill_id, user_id, amount, vat_percent, card_last_four, issued_at)
       values ($1, $2, $3, $4, $5, $6, (select last_four from payments.cards where id = $7), $8)`,
      [
        RECEIPT_ISSUER,
        counter!.last,
        billId,
        bill.user_id,
        bill.total,
        vatPercentOn(wallTime(now).day),
        entry?.card_id ?? null,
        now,
      ],
    );
    await tx.query(
      `insert into payments.receipt_mails (bill_id, id, user_id, state, attempts, due_at, changed_at)
       values ($1, $2, $3, 'wanted', 0, now(), now())`,
      [billId, newId(), bill.user_id],
    );
    tx.emit('payments.bill_settled', { billId, userId: bill.user_id });
    this.tell(tx, bill, 'bill_settled', false);
  }

  private async refused(tx: Tx, billId: string, entryId: string, bill: Bill, code: string): Promise<void> {
    const attempts = bill.attempts + 1;
    await tx.query(
      `update payments.ledger set status = 'failed', problem = $2, settled_at = $3 where id = $1`,
      [entryId, code, this.clock.now()],
    );
    await tx.query(
      `update payments.bills set status = 'failed', attempts = $2, next_attempt_at = $3, claimed_until = null where id = $1`,
      [billId, attempts, nextAttempt(attempts, bill.created_at)],
    );
    this.logger.info({ bill: billId, attempt: attempts, problem: code }, 'charge refused');
    const [closed] = await tx.query<{ phone_key: string | null }>(
      'select phone_key from payments.payers where user_id = $1 and closed_at is not null',
      [bill.user_id],
    );
    if (closed?.phone_key) await adoptDebts(tx, closed.phone_key, this.clock.now());
    tx.emit('payments.bill_failed', { billId, userId: bill.user_id, attempt: attempts });
    this.tell(tx, bill, 'charge_failed', true);
  }

  private async challenged(tx: Tx, billId: string, entryId: string, bill: Bill, url: string): Promise<void> {
    await tx.query(
      `update payments.ledger set status = 'action_required', authenticate_url = $2 where id = $1`,
      [entryId, url],
    );
    await this.lookAgain(tx, billId, 'action_required');
    this.tell(tx, bill, 'charge_failed', true);
  }

  private async lookAgain(tx: Tx, billId: string, status: string): Promise<void> {
    await tx.query(
      `update payments.bills set status = $2, next_attempt_at = $3, claimed_until = clock_timestamp() + interval '1 millisecond' * $4 where id = $1`,
      [billId, status, this.clock.now(), LOOK_AGAIN_TIMEOUTS * this.config.settings.PAYME_TIMEOUT_MS],
    );
  }

  private tell(tx: Tx, bill: Bill, kind: 'bill_settled' | 'charge_failed', urgent: boolean): void {
    tx.emit('notifications.wanted', {
      userId: bill.user_id,
      kind,
      values: { amount: bill.total / 100, responses: bill.responses, eventId: bill.event_id },
      href: '/me/payments',
      urgent,
    });
  }
}

const isOpen = async (tx: Tx, entryId: string): Promise<boolean> => {
  const rows = await tx.query(
    `select 1 from payments.ledger where id = $1 and status in ('intended', 'opened', 'action_required') for update`,
    [entryId],
  );
  return rows.length > 0;
};
