import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { Config, prepared, Logger, returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';
import { type PaymentState, watchAgain } from '../domain/order-payment';
import type { TakeOutcome } from '../provider/sale-taker';
import { type ClaimedStep, type Payment, PAYMENT_COLUMNS } from './payment-steps';
import { LOOK_AGAIN_TIMEOUTS } from './settle-bill';

export type StepOutcome =
  | TakeOutcome
  /** The hold has run out: there is nothing to capture any more. */
  | { kind: 'gone' }
  /** A sale that was given up has taken nothing, so far. */
  | { kind: 'nothing' }
  /** Agorot that had been taken; 0 when it only held. */
  | { kind: 'given_back'; amount: number };

type Move = EventPayload<'payments.moved'>['move'];
type Change = Partial<Pick<Payment, 'state' | 'captured' | 'refunded' | 'attempt'>> & {
  move?: Move;
  amount?: number;
};

const NOTE_HELD = prepared(
  `with payment as (
     update payments.order_payments set state = 'held', next_look_at = null, claimed_until = null
     where id = $1 and goal = 'hold' and state = 'open' and claimed_until::text = $2 returning id)
   update payments.ledger l set status = 'held', transaction_id = $4, settled_at = $5 from payment
   where l.id = $3 and l.status in ('intended', 'opened') returning l.id`,
);

/** Writes the outcome of a step: ledger, payment and what others hear of it, together and once. */
@Injectable()
export class PaymentSettlement {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  /** Whether there may be more to do at once. */
  settle(begun: ClaimedStep, outcome: StepOutcome): Promise<boolean> {
    return this.work.run(async (tx) => {
      const [payment] = await tx.query<Payment>(
        `select ${PAYMENT_COLUMNS} from payments.order_payments where id = $1 for update`,
        [begun.payment.id],
      );
      if (!payment) return false;
      const mine = payment.lease === begun.payment.lease;
      const unfinished = outcome.kind === 'later' || outcome.kind === 'waiting';
      if (unfinished || !(await this.isOpen(tx, begun))) {
        if (mine) await this.lookAgain(tx, payment.id, unfinished);
        return mine && !unfinished;
      }
      const change = await this.write(tx, begun, outcome, payment);
      // a first hold that is there has nothing after it until somebody wants more
      const rests = change.state === 'held' && payment.goal === 'hold';
      const then = rests ? 'rest' : outcome.kind === 'challenge' ? 'wait' : 'go on';
      await this.save(tx, payment, change, then);
      this.logger.info({ payment: payment.id, step: begun.step, outcome: outcome.kind }, 'payment moved');
      return then === 'go on';
    });
  }

  /**
   * A first hold that is there and that nobody has touched meanwhile, in the caller's transaction and without an event: the
   * caller goes on from it. False: it is for `settle`, and the caller's transaction has to be given up.
   */
  async noteHeld(tx: Tx, { payment, entry }: ClaimedStep, transaction: string | null): Promise<boolean> {
    const rows = returningRows(
      await tx.query(NOTE_HELD, [payment.id, payment.lease, entry.id, transaction, this.clock.now()]),
    );
    return rows.length > 0;
  }

  /** Given up meanwhile, or settled by somebody else while we were held up. */
  private async isOpen(tx: Tx, { step, entry, sale }: ClaimedStep): Promise<boolean> {
    const rows = await tx.query(
      `select 1 from payments.ledger where id = $1 and status in ('intended', 'opened', 'action_required')
       and ($2::uuid is null or exists (select 1 from payments.ledger s where s.id = $2 and s.status = 'abandoned')) for update`,
      [entry.id, step === 'give_back' ? sale.id : null],
    );
    return rows.length > 0;
  }

  private write(tx: Tx, begun: ClaimedStep, outcome: StepOutcome, payment: Payment): Promise<Change> {
    switch (outcome.kind) {
      case 'taken':
        return this.taken(tx, begun, payment, outcome.transactionId);
      case 'challenge':
        return this.challenged(tx, begun, payment, outcome.url);
      case 'refused':
        return this.refused(tx, begun, outcome.code);
      case 'gone':
        return this.gone(tx, begun, payment);
      case 'given_back':
        return this.givenBack(tx, begun, payment, outcome.amount);
      default:
        return this.nothingTaken(tx, begun, payment);
    }
  }

  private async taken(
    tx: Tx,
    { step, entry, sale }: ClaimedStep,
    payment: Payment,
    transaction: string | null,
  ): Promise<Change> {
    const { amount } = entry;
    if (step === 'refund') {
      await this.close(tx, entry.id, 'refunded', transaction);
      return { refunded: payment.refunded + amount, move: 'refunded', amount };
    }
    if (step === 'hold') {
      await this.close(tx, entry.id, 'held', transaction);
      return { state: 'held', move: 'held', amount };
    }
    await this.close(tx, entry.id, 'charged', transaction);
    if (step === 'capture') await this.close(tx, sale.id, 'captured', null);
    return { state: 'captured', captured: amount, move: 'captured', amount };
  }

  private async challenged(tx: Tx, { entry }: ClaimedStep, payment: Payment, url: string): Promise<Change> {
    await tx.query(
      `update payments.ledger set status = 'action_required', authenticate_url = $2 where id = $1`,
      [entry.id, url],
    );
    return payment.state === 'challenged'
      ? {}
      : { state: 'challenged', move: 'challenged', amount: entry.amount };
  }

  private async refused(tx: Tx, { step, entry, sale }: ClaimedStep, code: string): Promise<Change> {
    await this.close(tx, entry.id, 'failed', null, code);
    if (step === 'refund') return { move: 'refund_failed', amount: entry.amount };
    if (step === 'give_back') {
      this.logger.error({ entry: sale.id, problem: code }, 'what was taken could not be given back');
      await this.close(tx, sale.id, 'failed', null, code);
      return {};
    }
    // what could not be captured is not to stay held
    if (step === 'capture') await this.giveUp(tx, sale.id);
    return { state: 'failed', move: 'refused', amount: entry.amount };
  }

  /** Held for longer than a hold lives: the card is charged anew. */
  private async gone(tx: Tx, { entry, sale }: ClaimedStep, payment: Payment): Promise<Change> {
    await this.close(tx, entry.id, 'failed', null, 'hold_expired');
    await this.close(tx, sale.id, 'voided', null);
    return { state: 'open', attempt: payment.attempt + 1 };
  }

  private async givenBack(
    tx: Tx,
    { entry, sale }: ClaimedStep,
    payment: Payment,
    amount: number,
  ): Promise<Change> {
    await this.close(tx, entry.id, 'voided', null);
    await this.close(tx, sale.id, 'voided', null);
    if (amount) await tx.query('update payments.ledger set amount = $2 where id = $1', [entry.id, amount]);
    // what a sale took that was given up before anybody knew it never counted as paid
    const refunded =
      payment.goal === 'release' ? Math.min(payment.captured, payment.refunded + amount) : payment.refunded;
    return { ...(await this.released(tx, sale, payment)), refunded };
  }

  private async nothingTaken(tx: Tx, { entry, sale }: ClaimedStep, payment: Payment): Promise<Change> {
    const again = watchAgain(sale.created_at, this.clock.now());
    if (again) await tx.query('update payments.ledger set look_at = $2 where id = $1', [sale.id, again]);
    else for (const id of [entry.id, sale.id]) await this.close(tx, id, 'failed', null, 'given_up');
    return this.released(tx, sale, payment);
  }

  /** Said once, when the last of its sales has been looked at. */
  private async released(tx: Tx, sale: { id: string }, { id, goal, state }: Payment): Promise<Change> {
    if (goal !== 'release' || state === 'released') return {};
    const others = await tx.query(
      `select 1 from payments.ledger where payment_id = $1 and id <> $2 and status = 'abandoned' and look_at <= $3 limit 1`,
      [id, sale.id, this.clock.now()],
    );
    return others.length ? {} : { state: 'released', move: 'released', amount: 0 };
  }

  private giveUp(tx: Tx, entryId: string): Promise<unknown> {
    return tx.query(`update payments.ledger set status = 'abandoned', look_at = $2 where id = $1`, [
      entryId,
      this.clock.now(),
    ]);
  }

  private async close(
    tx: Tx,
    id: string,
    status: string,
    transaction: string | null,
    problem: string | null = null,
  ) {
    await tx.query(
      `update payments.ledger set status = $2, transaction_id = coalesce($3, transaction_id), problem = $4, settled_at = $5,
         authenticate_url = null, look_at = null where id = $1`,
      [id, status, transaction, problem, this.clock.now()],
    );
  }

  private async save(
    tx: Tx,
    payment: Payment,
    change: Change,
    then: 'rest' | 'wait' | 'go on',
  ): Promise<void> {
    const next = then === 'rest' ? null : this.clock.now();
    const { move, amount = 0, state = payment.state, attempt = payment.attempt } = change;
    const { captured = payment.captured, refunded = payment.refunded } = change;
    // a goal that has changed while the provider was asked is not overruled by what was asked for before
    const standing: PaymentState = payment.state === 'released' ? 'released' : state;
    await tx.query(
      `update payments.order_payments set state = $2, attempt = $3, captured = $4, refunded = $5, next_look_at = $6,
         claimed_until = case when $7 then clock_timestamp() + interval '1 millisecond' * $8 end where id = $1`,
      [payment.id, standing, attempt, captured, refunded, next, then === 'wait', this.patience],
    );
    if (move) tx.emit('payments.moved', { paymentId: payment.id, move, amount, captured, refunded });
    tx.hint(`user:${payment.user_id}`);
  }

  private async lookAgain(tx: Tx, paymentId: string, later: boolean): Promise<void> {
    returningRows(
      await tx.query(
        `update payments.order_payments set next_look_at = $2,
           claimed_until = case when $3 then clock_timestamp() + interval '1 millisecond' * $4 end where id = $1`,
        [paymentId, this.clock.now(), later, this.patience],
      ),
    );
  }

  private get patience(): number {
    return LOOK_AGAIN_TIMEOUTS * this.config.settings.PAYME_TIMEOUT_MS;
  }
}
