import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import type { StoreWaits } from '@smachot/server-platform';
import { graceEnd } from '../domain/dunning';
import { SubscriptionQueries } from '../persistence/subscription.queries';

/** `atBank`: the card's owner has to confirm a charge. `until`: when the days of grace of an unpaid renewal end; null: it is not overdue. */
export type Unpaid = { atBank: boolean; until: Date | null };

/** An unpaid charge of a store's plan that its owner has to act on; null: there is none. */
export class UnpaidPlan extends Query<Unpaid | null> {
  constructor(readonly storeId: StoreId) {
    super();
  }
}

@QueryHandler(UnpaidPlan)
export class UnpaidPlanHandler implements IQueryHandler<UnpaidPlan> {
  constructor(private readonly subscriptions: SubscriptionQueries) {}

  async execute({ storeId }: UnpaidPlan): Promise<Unpaid | null> {
    const standing = await this.subscriptions.standingOf(storeId);
    if (!standing) return null;
    const { phase, untilDay, atBank } = standing;
    const until = phase === 'grace' && untilDay ? graceEnd(untilDay) : null;
    return atBank || until ? { atBank, until } : null;
  }
}

/** The same of each of many stores; `at`: the moment of `latest`. */
export class PlanWaits extends Query<StoreWaits[]> {
  constructor(
    readonly storeIds: readonly StoreId[],
    readonly at: Date,
  ) {
    super();
  }
}

@QueryHandler(PlanWaits)
export class PlanWaitsHandler implements IQueryHandler<PlanWaits> {
  constructor(private readonly subscriptions: SubscriptionQueries) {}

  execute({ storeIds, at }: PlanWaits): Promise<StoreWaits[]> {
    return this.subscriptions.waits(storeIds, at);
  }
}
