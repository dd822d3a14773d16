import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import type { VerifiedAccount } from '@smachot/server-verification';
import { batchDay, momentOf } from '../domain/payout-days';
import type { PayoutBatch, PayoutBatchState } from '../domain/payout-batch';
import { LedgersToPay } from '../persistence/ledgers-to-pay';
import { PayoutBatchRepository } from '../persistence/payout-batch.repository';
import { PayoutQueries } from '../persistence/payout.queries';
import { StoresGateway } from '../stores-gateway';

/** Plans the payouts of the week, once: of every store with enough available and verified bank details. */
export class PlanPayouts extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

/** Stores that are planned in one transaction. */
const AT_ONCE = 100;

@CommandHandler(PlanPayouts)
export class PlanPayoutsHandler implements ICommandHandler<PlanPayouts> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly batches: PayoutBatchRepository,
    private readonly queries: PayoutQueries,
    private readonly ledgers: LedgersToPay,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ now }: PlanPayouts): Promise<void> {
    await this.batches.open(batchDay(now), now);
    for (let batch; (batch = await this.queries.planning());) await this.planPart(batch, now);
  }

  /** The next stores of a batch. Whoever was killed, or comes second, finds how far it went in the batch's row. */
  private async planPart(seen: PayoutBatchState, now: Date): Promise<void> {
    const cutOff = momentOf(seen.day);
    const storeIds = await this.queries.storesToPay(cutOff, seen.plannedUpTo, AT_ONCE);
    const accounts = await this.stores.accounts(storeIds);
    await this.work.run(async (tx) => {
      const batch = await this.batches.load(tx, seen.id);
      if (batch?.state.status !== 'planning' || batch.state.plannedUpTo !== seen.plannedUpTo) return;
      for (const storeId of storeIds) await this.planStore(tx, batch, accounts.get(storeId), now);
      batch.planned(storeIds.length === AT_ONCE ? storeIds.at(-1)! : null);
      await this.batches.save(tx, batch);
    });
  }

  private async planStore(
    tx: Tx,
    { state: { id: batchId, day } }: PayoutBatch,
    account: VerifiedAccount | undefined,
    now: Date,
  ): Promise<void> {
    if (!account) return;
    const ledger = await this.ledgers.load(tx, account.storeId, momentOf(day));
    if (ledger.refuses(account)) return;
    const number = await this.ledgers.nextNumber(tx);
    const planned = ledger.plan({ id: newId(now.getTime()), number, batchId, day }, momentOf(day), now);
    if (planned) await this.ledgers.save(tx, ledger, planned);
  }
}
