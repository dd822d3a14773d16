import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@smachot/kernel';
import { prepared, UnitOfWork } from '@smachot/server-platform';

/** Brings forward whatever the sale is about: a charge of a bill, a payment of an order, a check of a card. No status moves. */
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

const CHUNK = 10_000;

/** What the provider has told us, as it came. */
@Injectable()
export class CallbackRepository {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Once, however often it is told; commits by itself. */
  async note(verdict: string, told: Record<string, string>): Promise<void> {
    const fields = JSON.stringify(told);
    const hash = createHash('sha256').update(fields).digest('hex');
    await this.work.alone(NOTE, [hash, verdict, told['payme_sale_id'] ?? null, fields, this.clock.now()]);
  }

  /** Deletes those that are older than 90 days, a part of them at once. */
  async purge(now: Date): Promise<void> {
    await this.work.alone(
      `delete from payments.callbacks where hash = any(array(
         select hash from payments.callbacks where received_at < $1::timestamptz - interval '90 days' limit ${CHUNK}))`,
      [now],
    );
  }
}
