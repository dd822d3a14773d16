import { createHash } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '@smachot/kernel';
import { Config, UnitOfWork } from '@smachot/server-platform';
import { checkCallback } from '../provider/payme.wire';

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
  constructor(readonly fields: Record<string, string>) {
    super();
  }
}

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
  ) {}

  async execute({ fields }: NoteCallback): Promise<void> {
    const { PAYME_CLIENT_KEY, PAYME_CLIENT_SECRET } = this.config.settings;
    const verdict = checkCallback(fields, PAYME_CLIENT_KEY, PAYME_CLIENT_SECRET);
    const kept = Object.fromEntries(
      KEPT_FIELDS.filter((name) => fields[name] !== undefined).map((name) => [
        name,
        String(fields[name]).slice(0, 200),
      ]),
    );
    await this.work.run(async (tx) => {
      const now = this.clock.now();
      const fresh = await tx.query(
        `insert into payments.callbacks (hash, verdict, sale_id, fields, received_at) values ($1, $2, $3, $4, $5)
         on conflict (hash) do nothing returning hash`,
        [
          createHash('sha256').update(JSON.stringify(kept)).digest('hex'),
          verdict,
          kept['payme_sale_id'] ?? null,
          JSON.stringify(kept),
          now,
        ],
      );
      if (!fresh.length || verdict !== 'valid') return;
      await tx.query(
        `update payments.bills set next_attempt_at = $2, claimed_until = null
         where status = 'action_required' and id in (select bill_id from payments.ledger where sale_id = $1 and status = 'action_required')`,
        [kept['payme_sale_id'], now],
      );
      // of an order: confirmed by the card's owner, perhaps after it was given up
      await tx.query(
        `with waiting as (update payments.ledger set look_at = case when status = 'abandoned' then $2::timestamptz end
           where sale_id = $1 and payment_id is not null and status in ('action_required', 'abandoned') returning payment_id)
         update payments.order_payments set next_look_at = $2, claimed_until = case when state = 'challenged' then null else claimed_until end
         where id in (select payment_id from waiting)`,
        [kept['payme_sale_id'], now],
      );
    });
  }
}
