import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LEAST_PAYOUT, type PayoutHold } from '@smachot/contracts';
import { newId, refuse } from '@smachot/kernel';
import { forEachAlone, type Tx, UnitOfWork } from '@smachot/server-platform';
import { batchDay, momentOf } from '../domain/payout-days';
import { holdOfDetails, holdOfSum } from '../domain/payout-holds';
import type { PayoutBatch, PayoutBatchState } from '../domain/payout-batch';
import { LedgersToPay } from '../persistence/ledgers-to-pay';
import { type Available, type ExcludedRow, PayoutBatchQueries } from '../persistence/payout-batch.queries';
import { PayoutBatchRepository } from '../persistence/payout-batch.repository';
import { type Payee, StoresGateway } from '../stores-gateway';

/** Plans the payouts of the week, once: of every store with enough available, verified bank details and no suspension. */
export class PlanPayouts extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

/** Stores that are planned in one transaction. */
const AT_ONCE = 100;
/** `seen`: the batch as it was when its next stores were read. */
type Part = { seen: PayoutBatchState; stores: Available[]; payees: Map<string, Payee>; now: Date };
const NOTHING_REFUSED = { refusedDetailsId: null, refusedVersion: null };

@CommandHandler(PlanPayouts)
export class PlanPayoutsHandler implements ICommandHandler<PlanPayouts> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly batches: PayoutBatchRepository,
    private readonly queries: PayoutBatchQueries,
    private readonly ledgers: LedgersToPay,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ now }: PlanPayouts): Promise<void> {
    await this.batches.open(batchDay(now), now);
    for (let batch; (batch = await this.queries.planning());) await this.planPart(batch, now);
  }

  /** The next stores of a batch. Whoever was killed, or comes second, finds how far it went in the batch's row. */
  private async planPart(seen: PayoutBatchState, now: Date): Promise<void> {
    const stores = await this.queries.available(momentOf(seen.day), seen.plannedUpTo, AT_ONCE);
    const payees = await this.stores.payees(stores.map(({ storeId }) => storeId));
    const part = { seen, stores, payees, now };
    await this.planAll(part, new Set()).catch(() => this.planOthers(part));
  }

  private planAll({ seen, stores, payees, now }: Part, failing: ReadonlySet<string>): Promise<void> {
    return this.work.run(async (tx) => {
      const batch = await this.batches.load(tx, seen.id);
      if (batch?.state.status !== 'planning' || batch.state.plannedUpTo !== seen.plannedUpTo) return;
      const excluded: ExcludedRow[] = [];
      for (const store of stores) {
        const { storeId, available: amount } = store;
        const reason = failing.has(storeId)
          ? 'not_planned'
          : await this.planStore(tx, batch, store, payees.get(storeId)!, now);
        if (reason) excluded.push({ storeId, reason, amount });
      }
      await this.batches.exclude(tx, batch, excluded);
      batch.planned(stores.length === AT_ONCE ? stores.at(-1)!.storeId : null);
      await this.batches.save(tx, batch);
    });
  }

  /** Plans a part without the stores that fail by themselves. When several fail and none can be planned, the cause is none of theirs: the batch waits. */
  private async planOthers(part: Part): Promise<void> {
    const failing = new Set<string>();
    let planned = 0;
    const tried = forEachAlone(
      part.stores,
      ({ storeId }) => storeId,
      async (store) => {
        failing.add(store.storeId);
        if ((await this.tryOut(part, store)) === null) planned += 1;
        failing.delete(store.storeId);
      },
    );
    await Promise.allSettled([tried]);
    if (planned || failing.size < 2) await this.planAll(part, failing);
    await tried;
  }

  /** Plans one store in a transaction that is rolled back, as a refusal is. */
  private async tryOut({ seen, payees, now }: Part, store: Available): Promise<PayoutHold | null> {
    let reason: PayoutHold | null = null;
    await this.work.run(async (tx) => {
      const batch = await this.batches.load(tx, seen.id);
      if (batch) reason = await this.planStore(tx, batch, store, payees.get(store.storeId)!, now);
      return refuse('lifecycle.illegal_move');
    });
    return reason;
  }

  /** @returns why the store is not in the batch; null: it is */
  private async planStore(
    tx: Tx,
    { state: { id: batchId, day } }: PayoutBatch,
    { storeId, available }: Available,
    { suspended, details }: Payee,
    now: Date,
  ): Promise<PayoutHold | null> {
    if (suspended) return 'suspended';
    const known =
      holdOfDetails(NOTHING_REFUSED, details) ??
      (available < LEAST_PAYOUT ? holdOfSum({ available, balance: available }) : null);
    if (known) return known;
    const ledger = await this.ledgers.load(tx, storeId, momentOf(day));
    const refused = holdOfDetails(ledger.state, details);
    if (refused) return refused;
    const number = await this.ledgers.nextNumber(tx);
    const planned = ledger.plan({ id: newId(now.getTime()), number, batchId, day }, momentOf(day), now);
    // between the reading and the lock something was refunded or disputed
    if (!planned) return holdOfSum({ available, balance: ledger.state.balance }) ?? 'below_minimum';
    await this.ledgers.save(tx, ledger, planned);
    return null;
  }
}
