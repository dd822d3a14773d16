import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import { PLANS } from '@smachot/pricing';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { StoreRepository } from '../../persistence/stores/store.repository';
import { PlanFitting } from '../../services/plan-fitting';
import { StorePlans } from '../../store-plans';

/**
 * Handles `subscriptions.plan_changed`: what is over the limits is archived and suspended, what has room again returns, and the
 * owners and the suspended members are told. The plan is read
 * here, so that events in any order end with the plan that applies.
 */
export class FitPlan extends Command<void> {
  constructor(
    readonly storeId: StoreId,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(FitPlan)
export class FitPlanHandler implements ICommandHandler<FitPlan> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoreRepository,
    private readonly plans: StorePlans,
    private readonly fitting: PlanFitting,
  ) {}

  async execute({ storeId, delivery }: FitPlan): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      const store = await this.stores.byId(tx, storeId);
      if (!store) return;
      const planId = await this.plans.of(tx, storeId);
      await this.stores.notePlan(tx, storeId, planId);
      if (!store.state.closedAt) await this.fitting.fit(tx, store, PLANS[planId].limits);
    });
  }
}
