import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import type { StoreWaits } from '@smachot/server-platform';
import { HostedEventQueries } from '../persistence/hosted-event.queries';

type ToDecide = { count: number; until: Date | null };

/** Registrations to a store's events that wait for its approval, and when the first of them lapses; null: none waits. */
export class RegistrationsToDecide extends Query<ToDecide> {
  constructor(readonly storeId: StoreId) {
    super();
  }
}

@QueryHandler(RegistrationsToDecide)
export class RegistrationsToDecideHandler implements IQueryHandler<RegistrationsToDecide> {
  constructor(
    private readonly events: HostedEventQueries,
    private readonly clock: Clock,
  ) {}

  execute({ storeId }: RegistrationsToDecide): Promise<ToDecide> {
    return this.events.toDecide(storeId, this.clock.now());
  }
}

/** Those of each of many stores; `at`: the moment of `latest`. */
export class RegistrationWaits extends Query<StoreWaits[]> {
  constructor(
    readonly storeIds: readonly StoreId[],
    readonly at: Date,
  ) {
    super();
  }
}

@QueryHandler(RegistrationWaits)
export class RegistrationWaitsHandler implements IQueryHandler<RegistrationWaits> {
  constructor(
    private readonly events: HostedEventQueries,
    private readonly clock: Clock,
  ) {}

  execute({ storeIds, at }: RegistrationWaits): Promise<StoreWaits[]> {
    return this.events.waits(storeIds, at, this.clock.now());
  }
}
