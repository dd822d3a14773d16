import { createHash } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '@smachot/kernel';
import { Config, prepared, Logger, Metrics, UnitOfWork } from '@smachot/server-platform';
import { type CallbackVerdict, checkCallback } from '../provider/payme.wire';
import type { CallbackFields } from '../provider/read-callback';

/** Kept: what a person needs to follow a payment. The buyer's token and mask are not written down again. */
const KEPT_FIELDS = [
  'notify_type',
  'status_code',
  'payme_sale_id',
  'payme_transaction_id',
  'sale_status',
  'price',
  'currency',
  'transaction_id',
];

export class NoteCallback extends Command<void> {
  constructor(readonly fields: CallbackFields) {
    super();
  }
}

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

/**
 * The provider says something happened to a sale. It is believed only as a hint: a valid signature makes the bill due
 * for another look, and the sale is read again before any money moves here.
 */
@CommandHandler(NoteCallback)
export class NoteCallbackHandler implements ICommandHandler<NoteCallback> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly metrics: Metrics,
    private readonly logger: Logger,
  ) {}

  async execute({ fields }: NoteCallback): Promise<void> {
    const { PAYME_CLIENT_KEY, PAYME_CLIENT_SECRET } = this.config.settings;
    const verdict = checkCallback(fields, PAYME_CLIENT_KEY, PAYME_CLIENT_SECRET);
    if (verdict !== 'valid') return this.forgotten(verdict);
    const told = Object.fromEntries(
      KEPT_FIELDS.flatMap((name) => {
        const value = fields.get(name);
        return value === undefined ? [] : [[name, value.slice(0, 200)]];
      }),
    ) as Record<string, string>;
    // of a bill, or of an order: confirmed by the card's owner, perhaps after it was given up
    await this.work.alone(NOTE, [
      createHash('sha256').update(JSON.stringify(told)).digest('hex'),
      verdict,
      told['payme_sale_id'] ?? null,
      JSON.stringify(told),
      this.clock.now(),
    ]);
  }

  /** Anybody can send them: they are counted, and nothing of them is stored. */
  private forgotten(verdict: CallbackVerdict): void {
    this.metrics.counter('card_callbacks_forgotten_total', 'Callbacks of the card provider without a valid signature').inc();
    this.logger.warn({ verdict }, 'a card callback is forgotten');
  }
}
