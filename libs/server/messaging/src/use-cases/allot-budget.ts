import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UserId } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { Config, type Tx, UnitOfWork } from '@smachot/server-platform';
import { fairShares } from '../domain/fair-shares';
import { Wake } from '../jobs/wake-senders';
import { nextAllowed } from '../quiet/quiet-calendar';
import { BudgetRepository } from '../persistence/budget.repository';
import { holdCampaigns } from '../persistence/campaign-holds';

/** Releases waiting messages within the provider's limit of people a day, evenly over hosts. */
export class AllotBudget extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(AllotBudget)
export class AllotBudgetHandler implements ICommandHandler<AllotBudget> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly budget: BudgetRepository,
    private readonly config: Config,
    private readonly wake: Wake,
  ) {}

  async execute({ now }: AllotBudget): Promise<void> {
    const limit = this.config.settings.WHATSAPP_DAILY_LIMIT;
    const released = await this.work.run(async (tx) =>
      (await this.budget.tryLock(tx)) ? this.allot(tx, limit, now) : 0,
    );
    if (released) this.wake.messagesDue();
  }

  private async allot(tx: Tx, limit: number, now: Date): Promise<number> {
    if (!(await this.budget.hasWaiting(tx, now))) return 0;
    const demands = await this.budget.demands(tx, now);
    const used = demands.reduce((sum, demand) => sum + demand.used, 0);
    const shares =
      limit > 0
        ? fairShares(limit - used, demands)
        : new Map(demands.map((one) => [one.hostId, one.waiting]));
    let released = 0;
    for (const [hostId, share] of shares)
      if (share) released += await this.budget.release(tx, hostId, share, now);
    const short = demands
      .filter((demand) => demand.waiting > shares.get(demand.hostId)!)
      .map(({ hostId }) => hostId);
    if (short.length) await this.hold(tx, short, now);
    return released;
  }

  /** Holds campaigns until the first place in the moving day becomes free. Only published; the budget is checked again each second. */
  private async hold(tx: Tx, hostIds: UserId[], now: Date): Promise<void> {
    const first = await this.budget.firstPostedAt(tx, now);
    const free = new Date((first ?? now).getTime() + DAY_MS);
    const campaigns = await this.budget.campaignsToHold(tx, hostIds, now);
    for (const calendar of ['jewish', 'none'] as const) {
      const ids = campaigns.filter(({ quiet }) => quiet === calendar).map(({ id }) => id);
      await holdCampaigns(tx, ids, nextAllowed(free, calendar).at, 'budget');
    }
  }
}
