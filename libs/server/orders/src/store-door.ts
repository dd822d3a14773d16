import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CrewOf, CrewRoleOf, type Orderable, OrderableUnit, type WorksAt } from '@smachot/server-stores';

/** What this context asks of stores. Never inside a transaction: each question takes a connection of its own. */
@Injectable()
export class StoreDoor {
  constructor(private readonly queries: QueryBus) {}

  /** `at`: the start it is asked about. */
  unit(pricingUnitId: string, at: Date): Promise<Orderable | null> {
    return this.queries.execute(new OrderableUnit(pricingUnitId, at));
  }
  /** By id or username. */
  roleAt(store: string, userId: string): Promise<WorksAt | null> {
    return this.queries.execute(new CrewRoleOf(store, userId));
  }
  crew(storeId: string): Promise<string[]> {
    return this.queries.execute(new CrewOf(storeId));
  }
}
