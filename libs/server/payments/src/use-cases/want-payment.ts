import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { type Delivery, returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';
import { AdvancePayment, AdvancePaymentHandler } from './advance-payment';
import { PaymentSteps } from './payment-steps';

export type Wanted =
  | ({ want: 'charge' } & JobPayload<'payments.charge'>)
  | ({ want: 'capture' } & JobPayload<'payments.capture'>)
  | ({ want: 'release' } & JobPayload<'payments.release'>)
  | ({ want: 'refund' } & JobPayload<'payments.refund'>);

/** Notes what is wanted of an order's payment and begins with it at once; a crash in between is found by the tick. */
export class WantPayment extends Command<void> {
  constructor(
    readonly wanted: Wanted,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

/** A payment that waits for its card's owner is looked at now and then, and only read: nobody has to wait for that. */
const NOT_WAITING = `case when order_payments.state = 'challenged' then null else order_payments.claimed_until end`;

@CommandHandler(WantPayment)
export class WantPaymentHandler implements ICommandHandler<WantPayment> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly steps: PaymentSteps,
    private readonly payments: AdvancePaymentHandler,
  ) {}

  async execute({ wanted, delivery }: WantPayment): Promise<void> {
    const begun = await this.work.runOnce(delivery, async (tx) => {
      await this.note(tx, wanted);
      return this.steps.begin(tx, wanted.paymentId);
    });
    if (begun) await this.payments.execute(new AdvancePayment(wanted.paymentId, begun));
  }

  private note(tx: Tx, wanted: Wanted): Promise<unknown> {
    switch (wanted.want) {
      case 'charge':
        return this.charge(tx, wanted);
      case 'capture':
        return this.capture(tx, wanted);
      case 'release':
        return this.release(tx, wanted);
      default:
        return this.refund(tx, wanted);
    }
  }

  /** By the card of another payment; without one, since it was deleted, the provider is not asked and it counts as refused. */
  private charge(tx: Tx, wanted: Wanted & { want: 'charge' }): Promise<unknown> {
    return tx.query(
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

  /** Also another try: what an earlier one may still take, once its owner confirms it, goes back. */
  private async capture(tx: Tx, wanted: Wanted & { want: 'capture' }): Promise<void> {
    const rows = returningRows(
      await tx.query<{ again: boolean }>(
        `update payments.order_payments set goal = 'capture', next_look_at = $2, card_id = coalesce($3, card_id), return_to = $4,
           claimed_until = ${NOT_WAITING}, state = case when state in ('failed', 'challenged') then 'open' else state end,
           attempt = case when state in ('failed', 'challenged') then attempt + 1 else attempt end
         where id = $1 and goal <> 'release' and state <> 'captured' returning state = 'open' as again`,
        [wanted.paymentId, this.clock.now(), wanted.cardId, wanted.returnTo],
      ),
    );
    if (rows[0]?.again) await this.giveUp(tx, wanted.paymentId, ['opened', 'action_required']);
  }

  private async release(tx: Tx, { paymentId, userId }: Wanted & { want: 'release' }): Promise<void> {
    await tx.query(
      `insert into payments.order_payments (id, user_id, order_code, return_to, amount, goal, state, attempt, captured, refunded, created_at)
       values ($1, $2, '', '/me/orders', 0, 'release', 'released', 0, 0, 0, $3)
       on conflict (id) do update set goal = 'release', next_look_at = $3, claimed_until = ${NOT_WAITING}`,
      [paymentId, userId, this.clock.now()],
    );
    const given = await this.giveUp(tx, paymentId, [
      'opened',
      'action_required',
      'held',
      'captured',
      'charged',
    ]);
    if (!given) await this.releasedAtOnce(tx, paymentId);
  }

  /** No sale of it was ever opened. */
  private async releasedAtOnce(tx: Tx, paymentId: string): Promise<void> {
    const rows = returningRows(
      await tx.query<{ captured: number; refunded: number }>(
        `update payments.order_payments p set state = 'released', next_look_at = null where id = $1 and state <> 'released'
           and not exists (select 1 from payments.ledger l where l.payment_id = p.id and l.status = 'abandoned')
         returning captured, refunded`,
        [paymentId],
      ),
    );
    for (const { captured, refunded } of rows)
      tx.emit('payments.moved', { paymentId, move: 'released', amount: 0, captured, refunded });
  }

  private async giveUp(tx: Tx, paymentId: string, statuses: string[]): Promise<number> {
    const now = this.clock.now();
    await tx.query(
      `update payments.ledger set status = 'failed', problem = 'given_up', settled_at = $2
       where payment_id = $1 and kind in ('hold', 'charge', 'capture') and status = 'intended'`,
      [paymentId, now],
    );
    const rows = returningRows(
      await tx.query<{ id: string }>(
        `update payments.ledger set status = 'abandoned', look_at = $2
         where payment_id = $1 and kind in ('hold', 'charge') and status = any($3) returning id`,
        [paymentId, now, statuses],
      ),
    );
    return rows.length;
  }

  private refund(tx: Tx, { paymentId, refundId, amount }: Wanted & { want: 'refund' }): Promise<unknown> {
    return tx.query(
      `with due as (update payments.order_payments set next_look_at = $4 where id = $1 and goal <> 'release' returning user_id, card_id)
       insert into payments.ledger (id, idempotency_key, user_id, payment_id, card_id, kind, amount, status, created_at)
       select $2::uuid, 'refund:' || $2::text, user_id, $1, card_id, 'refund', $3, 'intended', $4 from due on conflict do nothing`,
      [paymentId, refundId, amount, this.clock.now()],
    );
  }
}
