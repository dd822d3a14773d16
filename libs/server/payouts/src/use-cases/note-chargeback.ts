import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventPayload } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { type Delivery, type Tx, UnitOfWork } from '@smachot/server-platform';
import type { ChargebackBook } from '../domain/store-ledger';
import { StoreLedgerRepository } from '../persistence/store-ledger.repository';

/** A payment is disputed, or the dispute is decided. */
export class NoteChargeback extends Command<void> {
  constructor(
    readonly chargeback: EventPayload<'payments.chargeback_opened'>,
    readonly status: ChargebackBook['status'],
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(NoteChargeback)
export class NoteChargebackHandler implements ICommandHandler<NoteChargeback> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly ledgers: StoreLedgerRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ chargeback, status, delivery }: NoteChargeback): Promise<void> {
    const { chargebackId, paymentId, orderId, storeId, amount, version } = chargeback;
    const next = { chargebackId, paymentId, orderId, storeId, amount, version, status, voided: 0 };
    await this.work.runOnce(delivery, (tx) => this.note(tx, next));
  }

  /** One about no store, for example about a subscription, is only remembered. */
  private async note(tx: Tx, next: ChargebackBook): Promise<void> {
    const { storeId, orderId } = next;
    const ledger = storeId && orderId ? await this.ledgers.load(tx, storeId, [orderId]) : null;
    const known = await this.ledgers.chargeback(tx, next.chargebackId);
    if (known && known.version >= next.version) return;
    if (ledger) {
      ledger.noteChargeback(known, next, this.clock.now());
      await this.ledgers.save(tx, ledger);
    }
    await this.ledgers.saveChargeback(tx, { ...next, amount: known?.amount ?? next.amount });
  }
}
