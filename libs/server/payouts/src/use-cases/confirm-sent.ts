import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PayoutBatchId } from '@smachot/contracts';
import { accept, Clock, type Result } from '@smachot/kernel';
import { ActLog, UnitOfWork } from '@smachot/server-platform';
import { PayoutQueries } from '../persistence/payout.queries';
import { auditedBatch, batchChange } from '../services/audited-batch';
import { BatchPayouts } from '../services/batch-payouts';
import { tellSent } from '../services/payout-notices';
import { StoresGateway } from '../stores-gateway';

/** The bank has the newest file: its payouts are on their way, and their owners are told. */
export class ConfirmPayoutsSent extends Command<Result<undefined>> {
  constructor(
    readonly batchId: PayoutBatchId,
    readonly fileNumber: number,
  ) {
    super();
  }
}

@CommandHandler(ConfirmPayoutsSent)
export class ConfirmPayoutsSentHandler implements ICommandHandler<ConfirmPayoutsSent> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: PayoutQueries,
    private readonly stores: StoresGateway,
    private readonly batches: BatchPayouts,
    private readonly clock: Clock,
    private readonly acts: ActLog,
  ) {}

  async execute({ batchId, fileNumber }: ConfirmPayoutsSent): Promise<Result<undefined>> {
    const planned = await this.queries.ofBatch(batchId, 'planned', null, null);
    const contacts = await this.stores.contacts(planned.map(({ storeId }) => storeId));
    const now = this.clock.now();
    return this.work.run(async (tx) => {
      const loaded = await this.batches.load(tx, batchId, ['planned']);
      if (!loaded.ok) return loaded;
      const { batch, payouts } = loaded.value;
      const before = auditedBatch(batch.state);
      const sent = batch.send(fileNumber, now);
      if (!sent.ok) return sent;
      for (const payout of payouts) {
        const moved = payout.send(now);
        if (!moved.ok) return moved;
        await this.batches.savePayout(tx, payout);
        tellSent(tx, payout.state, contacts.get(payout.state.storeId));
        tx.hint(`store:${payout.state.storeId}`);
      }
      await this.batches.save(tx, batch);
      await this.acts.changed(tx, batchChange(batch, before));
      return accept();
    });
  }
}
