import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@smachot/kernel';
import { prepared, UnitOfWork } from '@smachot/server-platform';
import { ChargebackSignalRepository } from './chargebacks/chargeback-signal.repository';

/** Makes the subject of the sale due at once: a bill's charge, an order's payment or a card's check. No status changes. */
const NOTE = prepared(
  `with fresh as (
     insert into payments.callbacks (hash, verdict, sale_id, fields, received_at) values ($1, $2, $3, $4, $5)
     on conflict (hash) do nothing returning sale_id),
   entry as (
     select l.id, l.bill_id, l.payment_id, l.card_id, l.kind, l.status from fresh join payments.ledger l on l.sale_id = fresh.sale_id
     where l.status in ('action_required', 'abandoned')),
   looked as (
     update payments.ledger l set look_at = case when l.status = 'abandoned' then $5::timestamptz end
     from entry where l.id = entry.id and l.payment_id is not null and l.status in ('action_required', 'abandoned')),
   card as (
     update payments.cards c set next_check_at = $5, check_claimed_until = null
     from entry where c.id = entry.card_id and entry.kind = 'check' and c.status = 'checking'),
   bill as (
     update payments.bills b set next_attempt_at = $5, claimed_until = null
     from entry where b.id = entry.bill_id and entry.status = 'action_required' and b.status = 'action_required')
   update payments.order_payments p set next_look_at = $5, claimed_until = case when p.state = 'challenged' then null else p.claimed_until end
   from entry where p.id = entry.payment_id`,
);

const STORE = `insert into payments.callbacks (hash, verdict, sale_id, fields, received_at) values ($1, $2, $3, $4, $5)
  on conflict (hash) do nothing`;

const CHUNK = 10_000;

/** Repository of the provider's callbacks, stored with the provider's own field values. */
@Injectable()
export class CallbackRepository {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly signals: ChargebackSignalRepository,
  ) {}

  /** Stores a callback once, however often it is delivered; commits by itself. */
  async note(verdict: string, told: Record<string, string>): Promise<void> {
    await this.work.alone(NOTE, this.row(verdict, told));
  }

  /** The same for a chargeback or its end: the sale becomes due to be read, whether we know it or not. */
  async noteChargeback(verdict: string, told: Record<string, string>): Promise<void> {
    const row = this.row(verdict, told);
    await this.work.run(async (tx) => {
      await tx.query(STORE, row);
      await this.signals.note(tx, told['payme_sale_id']!, this.clock.now());
    });
  }

  private row(verdict: string, told: Record<string, string>): unknown[] {
    const fields = JSON.stringify(told);
    const hash = createHash('sha256').update(fields).digest('hex');
    return [hash, verdict, told['payme_sale_id'] ?? null, fields, this.clock.now()];
  }

  /** Deletes callbacks older than 90 days, one batch at a time. */
  async purge(now: Date): Promise<void> {
    await this.work.alone(
      `delete from payments.callbacks where hash = any(array(
         select hash from payments.callbacks where received_at < $1::timestamptz - interval '90 days' limit ${CHUNK}))`,
      [now],
    );
  }
}
