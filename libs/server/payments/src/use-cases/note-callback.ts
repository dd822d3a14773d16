import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { cutText } from '@smachot/kernel';
import { Config, Logger, Metrics } from '@smachot/server-platform';
import { CallbackRepository } from '../persistence/callback.repository';
import { type CallbackVerdict, checkCallback } from '../provider/payme.wire';
import type { CallbackFields } from '../provider/read-callback';

/** Fields that are stored to trace a payment. The buyer's token and mask are not stored again. */
const STORED_FIELDS = [
  'notify_type',
  'status_code',
  'payme_sale_id',
  'payme_transaction_id',
  'sale_status',
  'price',
  'currency',
  'transaction_id',
];

/** What the provider's announcements of chargebacks and of their end are called. */
const CHARGEBACK = 'sale-chargeback';

export class NoteCallback extends Command<void> {
  constructor(readonly fields: CallbackFields) {
    super();
  }
}

/**
 * Handles a callback of the provider about a sale. It is trusted only as a hint: a valid signature makes the bill due
 * at once, and the sale is read again before any money moves here.
 */
@CommandHandler(NoteCallback)
export class NoteCallbackHandler implements ICommandHandler<NoteCallback> {
  constructor(
    private readonly callbacks: CallbackRepository,
    private readonly config: Config,
    private readonly metrics: Metrics,
    private readonly logger: Logger,
  ) {}

  async execute({ fields }: NoteCallback): Promise<void> {
    const { PAYME_CLIENT_KEY, PAYME_CLIENT_SECRET } = this.config.settings;
    const verdict = checkCallback(fields, PAYME_CLIENT_KEY, PAYME_CLIENT_SECRET);
    if (verdict !== 'valid') return this.refuse(verdict);
    const stored = Object.fromEntries(
      STORED_FIELDS.flatMap((name) => {
        const value = fields.get(name);
        return value === undefined ? [] : [[name, cutText(value, 200)]];
      }),
    ) as Record<string, string>;
    // of a bill or of an order: the cardholder confirmed, perhaps after the sale was abandoned
    if (stored['notify_type']?.startsWith(CHARGEBACK)) return this.callbacks.noteChargeback(verdict, stored);
    await this.callbacks.note(verdict, stored);
  }

  /** Callbacks without a valid signature can come from any client: they are counted, and nothing of them is stored. */
  private refuse(verdict: CallbackVerdict): void {
    this.metrics
      .counter('card_callbacks_forgotten_total', 'Callbacks of the card provider without a valid signature')
      .inc();
    this.logger.warn({ verdict }, 'a card callback is forgotten');
  }
}
