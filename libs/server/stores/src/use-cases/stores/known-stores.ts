import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PricingUnitId, StoreId } from '@smachot/contracts';
import { PricingUnitQueries } from '../../persistence/pricing-units/pricing-unit.queries';
import { type KnownStore, StoreQueries } from '../../persistence/stores/store.queries';

/** Stores by their ids or usernames, hidden and closed ones too, in one statement. */
export class KnownStores extends Query<KnownStore[]> {
  constructor(readonly partners: string[]) {
    super();
  }
}

@QueryHandler(KnownStores)
export class KnownStoresHandler implements IQueryHandler<KnownStores> {
  constructor(private readonly stores: StoreQueries) {}

  execute({ partners }: KnownStores): Promise<KnownStore[]> {
    if (!partners.length) return Promise.resolve([]);
    return this.stores.known(partners);
  }
}

/** Those of the pricing units that are public. In one statement. */
export class PublicUnits extends Query<Set<string>> {
  constructor(readonly pricingUnitIds: readonly PricingUnitId[]) {
    super();
  }
}

@QueryHandler(PublicUnits)
export class PublicUnitsHandler implements IQueryHandler<PublicUnits> {
  constructor(private readonly units: PricingUnitQueries) {}

  async execute({ pricingUnitIds }: PublicUnits): Promise<Set<string>> {
    return pricingUnitIds.length ? this.units.publicOf(pricingUnitIds) : new Set();
  }
}

/** The name of a public pricing unit of a store; null: the store has no public unit with this id. */
export class UnitNameOf extends Query<string | null> {
  constructor(
    readonly storeId: StoreId,
    readonly pricingUnitId: PricingUnitId,
  ) {
    super();
  }
}

@QueryHandler(UnitNameOf)
export class UnitNameOfHandler implements IQueryHandler<UnitNameOf> {
  constructor(private readonly units: PricingUnitQueries) {}

  execute({ storeId, pricingUnitId }: UnitNameOf): Promise<string | null> {
    return this.units.nameOfPublic(storeId, pricingUnitId);
  }
}
