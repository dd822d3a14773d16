import { Injectable } from '@nestjs/common';
import type { PricingUnitId, StoreId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { CountedLimit } from '@smachot/pricing';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { refusalOfPlan } from '../domain/plan-limits';
import type { PricingUnitState } from '../domain/pricing-units/pricing-unit';
import type { Store } from '../domain/store';
import { PricingUnitRepository } from '../persistence/pricing-units/pricing-unit.repository';
import { StoreRepository, type Worker } from '../persistence/stores/store.repository';
import { StorePlans } from '../store-plans';

/** Runs one transaction on a store, or on one of its units, by a crew member. */
@Injectable()
export class StoreWork {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoreRepository,
    private readonly units: PricingUnitRepository,
    private readonly plans: StorePlans,
  ) {}

  onStore<T>(
    partner: string,
    worker: Worker,
    act: (tx: Tx, store: Store) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    return this.work.run(async (tx) => {
      const found = await this.stores.load(tx, partner, worker);
      return found.ok ? act(tx, found.value.store) : found;
    });
  }

  onUnit<T>(
    unitId: PricingUnitId,
    worker: Worker,
    act: (tx: Tx, unit: PricingUnitState, store: Store) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    return this.work.run(async (tx) => {
      const seen = await this.units.find(tx, unitId);
      if (!seen) return refuse('not_found');
      const found = await this.stores.load(tx, seen.storeId, worker);
      if (!found.ok) return found;
      // read again under the store's lock
      const unit = await this.units.find(tx, unitId);
      if (!unit) return refuse('not_found');
      const acted = await act(tx, unit, found.value.store);
      if (!acted.ok || unit.visibility !== 'archived') return acted;
      const allowed = await this.allowTakenOut(tx, unit);
      return allowed.ok ? acted : allowed;
    });
  }

  /** Runs an act of somebody outside the crew; it locks the store itself. */
  byOutsider<T>(act: (tx: Tx) => Promise<Result<T>>): Promise<Result<T>> {
    return this.work.run(act);
  }

  /** Refuses a number that the store's plan does not allow; the refusal names the plan that does. */
  async allowByPlan(
    tx: Tx,
    storeId: StoreId,
    limit: CountedLimit,
    count: number,
  ): Promise<Result<undefined>> {
    const code = refusalOfPlan(await this.plans.of(tx, storeId), limit, count);
    return code ? refuse(code) : accept();
  }

  /** Whether a crew member may do that, checked before a file is read; the work itself checks again. */
  mayOnStore(partner: string, worker: Worker): Promise<Result<undefined>> {
    return this.onStore(partner, worker, () => Promise.resolve(accept()));
  }
  mayOnUnit(unitId: PricingUnitId, worker: Worker): Promise<Result<undefined>> {
    return this.onUnit(unitId, worker, () => Promise.resolve(accept()));
  }

  /** A unit that is no longer archived counts for the plan again. */
  private async allowTakenOut(tx: Tx, { id, storeId }: PricingUnitState): Promise<Result<undefined>> {
    const after = await this.units.find(tx, id);
    if (!after || after.visibility === 'archived') return accept();
    const { unarchived } = await this.units.row(tx, storeId);
    return this.allowByPlan(tx, storeId, 'pricingUnits', unarchived);
  }
}
