import { Injectable } from '@nestjs/common';
import type { PricingUnitId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import type { PricingUnitState } from '../domain/pricing-units/pricing-unit';
import type { Store } from '../domain/store';
import { PricingUnitRepository } from '../persistence/pricing-units/pricing-unit.repository';
import { StoreRepository, type Worker } from '../persistence/stores/store.repository';

/** Runs one transaction on a store, or on one of its units, by a crew member. */
@Injectable()
export class StoreWork {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoreRepository,
    private readonly units: PricingUnitRepository,
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
      return unit ? act(tx, unit, found.value.store) : refuse('not_found');
    });
  }

  /** Whether a crew member may do that, checked before a file is read; the work itself checks again. */
  mayOnStore(partner: string, worker: Worker): Promise<Result<undefined>> {
    return this.onStore(partner, worker, () => Promise.resolve(accept()));
  }
  mayOnUnit(unitId: PricingUnitId, worker: Worker): Promise<Result<undefined>> {
    return this.onUnit(unitId, worker, () => Promise.resolve(accept()));
  }
}
