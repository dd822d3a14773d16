import { Injectable } from '@nestjs/common';
import type { PlanKeeping, StoreId } from '@smachot/contracts';
import { UserDirectory } from '@smachot/server-identity';
import { UnitOfWork } from '@smachot/server-platform';
import { CrewFitting } from './crew-fitting';
import { UnitFitting } from './unit-fitting';

/** Shows what a store keeps when its plan becomes smaller. Never inside a transaction. */
@Injectable()
export class PlanKeepingView {
  constructor(
    private readonly work: UnitOfWork,
    private readonly units: UnitFitting,
    private readonly crew: CrewFitting,
    private readonly directory: UserDirectory,
  ) {}

  async of(storeId: StoreId): Promise<PlanKeeping> {
    const { kept, crew } = await this.work.run(async (tx) => ({
      kept: await this.units.inOrder(tx, storeId),
      crew: await this.crew.inOrder(tx, storeId),
    }));
    const people = await this.directory.of(crew.map(({ userId }) => userId));
    return {
      units: kept.units.map(({ id, name, archivedByPlan, lastOrderedAt }) => ({
        ...{ pricingUnitId: id, name, archivedByPlan },
        lastOrderedAt: lastOrderedAt?.toISOString() ?? null,
      })),
      crew: crew.map(({ id, userId, role, suspended }) => ({
        ...{ memberId: id, role, suspended },
        firstName: people.get(userId)?.firstName ?? '',
        lastName: people.get(userId)?.lastName ?? '',
      })),
      chosen: kept.chosen,
    };
  }
}
