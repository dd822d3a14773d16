import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import type { StoreWaits } from '@smachot/server-platform';
import { ChargebackQueries, type WaitingDisputes } from '../../persistence/chargebacks/chargeback.queries';

/** Disputed charges that a store may still answer, and has not. */
export class DisputesToAnswer extends Query<WaitingDisputes> {
  constructor(readonly storeId: StoreId) {
    super();
  }
}

@QueryHandler(DisputesToAnswer)
export class DisputesToAnswerHandler implements IQueryHandler<DisputesToAnswer> {
  constructor(
    private readonly chargebacks: ChargebackQueries,
    private readonly clock: Clock,
  ) {}

  execute({ storeId }: DisputesToAnswer): Promise<WaitingDisputes> {
    return this.chargebacks.unanswered(storeId, this.clock.now());
  }
}

/** The same disputes of each of many stores; `at`: the moment of `latest`. */
export class DisputeWaits extends Query<StoreWaits[]> {
  constructor(
    readonly storeIds: readonly StoreId[],
    readonly at: Date,
  ) {
    super();
  }
}

@QueryHandler(DisputeWaits)
export class DisputeWaitsHandler implements IQueryHandler<DisputeWaits> {
  constructor(
    private readonly chargebacks: ChargebackQueries,
    private readonly clock: Clock,
  ) {}

  execute({ storeIds, at }: DisputeWaits): Promise<StoreWaits[]> {
    return this.chargebacks.waits(storeIds, at, this.clock.now());
  }
}
