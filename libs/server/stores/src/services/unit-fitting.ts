import { Injectable } from '@nestjs/common';
import type { StoreId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { fitUnits, inKeepOrder, type KeptUnitState } from '../domain/plan-fit';
import { OpenOrders } from '../open-orders';
import { PricingUnitRepository } from '../persistence/pricing-units/pricing-unit.repository';
import { PlanKeepingRepository } from '../persistence/stores/plan-keeping.repository';

export type UnitsInOrder = { units: KeptUnitState[]; chosen: boolean };

/** Archives the units a plan has no room for, and restores them when it has (ADR 60). */
@Injectable()
export class UnitFitting {
  constructor(
    private readonly keeping: PlanKeepingRepository,
    private readonly units: PricingUnitRepository,
    private readonly orders: OpenOrders,
    private readonly clock: Clock,
  ) {}

  /** From what stays longest to what is archived first. */
  async inOrder(tx: Tx, storeId: StoreId): Promise<UnitsInOrder> {
    const chosen = await this.keeping.chosenOrder(tx, storeId);
    const units = await this.keeping.unitsOf(tx, storeId);
    const last = new Map(
      (await this.orders.lastOf(tx, storeId)).map(({ pricingUnitId, at }) => [pricingUnitId, at]),
    );
    const known = units.map((unit) => ({ ...unit, lastOrderedAt: last.get(unit.id) ?? null }));
    return { units: inKeepOrder(known, chosen?.unitIds ?? []), chosen: (chosen?.unitIds.length ?? 0) > 0 };
  }

  /** Under the store's lock. Fitting again changes nothing. @returns the names of the units that were archived */
  async fit(tx: Tx, storeId: StoreId, limit: number): Promise<string[]> {
    const { units } = await this.inOrder(tx, storeId);
    const { archive, restore } = fitUnits(units, limit);
    const now = this.clock.now();
    if (archive.length > 0) await this.units.archiveForPlan(tx, storeId, archive, now);
    if (restore.length > 0) await this.units.restoreForPlan(tx, storeId, restore, now);
    return units.filter(({ id }) => archive.includes(id)).map(({ name }) => name);
  }
}
