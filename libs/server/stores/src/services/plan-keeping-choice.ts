import { Injectable } from '@nestjs/common';
import type { CrewMemberId, PricingUnitId, StoreId, UserId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { PlanKeepingRepository } from '../persistence/stores/plan-keeping.repository';
import { CrewFitting } from './crew-fitting';

/** The lists an owner put in order; one that is left out stays as it was. */
export type ChosenOrder = { unitIds?: PricingUnitId[]; memberIds?: CrewMemberId[] };

const ofOwn = <Id extends string>(wanted: readonly Id[], own: readonly { id: Id }[]): Id[] => {
  const ids = new Set(own.map(({ id }) => id));
  return [...new Set(wanted)].filter((id) => ids.has(id));
};

/** Saves what an owner wants to keep; ids of other stores are left out. */
@Injectable()
export class PlanKeepingChoice {
  constructor(
    private readonly keeping: PlanKeepingRepository,
    private readonly crew: CrewFitting,
    private readonly clock: Clock,
  ) {}

  /** Under the store's lock. */
  async save(tx: Tx, storeId: StoreId, wanted: ChosenOrder, chosenBy: UserId): Promise<void> {
    const before = await this.keeping.chosenOrder(tx, storeId);
    const { unitIds, memberIds } = wanted;
    await this.keeping.saveOrder(tx, {
      storeId,
      unitIds: unitIds ? ofOwn(unitIds, await this.keeping.unitsOf(tx, storeId)) : (before?.unitIds ?? []),
      memberIds: memberIds
        ? ofOwn(memberIds, await this.crew.inOrder(tx, storeId))
        : (before?.memberIds ?? []),
      chosenBy,
      chosenAt: this.clock.now(),
    });
  }
}
