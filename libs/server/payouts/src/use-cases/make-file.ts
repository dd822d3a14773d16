import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PayoutBatchId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { isRestDay } from '@smachot/server-calendar';
import { ActLog, type Tx, UnitOfWork } from '@smachot/server-platform';
import type { VerifiedAccount } from '@smachot/server-verification';
import { paymentDay } from '../domain/payout-days';
import type { Payout } from '../domain/payout';
import { PayoutQueries } from '../persistence/payout.queries';
import { auditedBatch, batchChange } from '../services/audited-batch';
import { BatchPayouts } from '../services/batch-payouts';
import { StoresGateway } from '../stores-gateway';

/** Fixes what the next file of a batch pays, and to which version of the bank details. */
export class MakePayoutFile extends Command<Result<undefined>> {
  constructor(
    readonly batchId: PayoutBatchId,
    readonly replaces: number | null,
  ) {
    super();
  }
}

@CommandHandler(MakePayoutFile)
export class MakePayoutFileHandler implements ICommandHandler<MakePayoutFile> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: PayoutQueries,
    private readonly stores: StoresGateway,
    private readonly batches: BatchPayouts,
    private readonly clock: Clock,
    private readonly acts: ActLog,
  ) {}

  async execute({ batchId, replaces }: MakePayoutFile): Promise<Result<undefined>> {
    if (!this.batches.payer.get().ok) return refuse('payouts.not_configured');
    const planned = await this.queries.ofBatch(batchId, 'planned', null, null);
    const storeIds = planned.map(({ storeId }) => storeId);
    const [accounts, contacts] = await Promise.all([
      this.stores.accounts(storeIds),
      this.stores.contacts(storeIds),
    ]);
    const now = this.clock.now();
    return this.work.run(async (tx) => {
      const loaded = await this.batches.load(tx, batchId, ['planned']);
      if (!loaded.ok) return loaded;
      const { batch, payouts } = loaded.value;
      const before = auditedBatch(batch.state);
      const day = paymentDay(now, isRestDay);
      const file = { paymentDay: day, fileSerial: await this.batches.nextSerial(tx, day) };
      const made = batch.makeFile(replaces, file, now);
      if (!made.ok) return made;
      for (const payout of payouts) {
        const { storeId } = payout.state;
        if (contacts.get(storeId)?.suspended)
          await this.batches.reversal.cancel(tx, payout, 'store_suspended', now);
        else await this.fix(tx, payout, accounts.get(storeId), now);
      }
      await this.batches.save(tx, batch);
      await this.acts.changed(tx, batchChange(batch, before));
      return accept();
    });
  }

  private async fix(tx: Tx, payout: Payout, account: VerifiedAccount | undefined, now: Date): Promise<void> {
    if (!account) return void (await this.batches.reversal.cancel(tx, payout, 'details_not_verified', now));
    payout.payTo(account);
    await this.batches.savePayout(tx, payout);
  }
}
