import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CancellationPolicy, DeliveryTerms, Location, PricingUnit } from '@smachot/contracts';
import { DataSource } from 'typeorm';
import { deliveryOf, type StoreState } from '../domain/store';
import { PricingUnitViews } from '../views/pricing-unit-view';
import { StoreSchema } from '../store/store.schema';

export type OrderableStore = {
  partnerId: string;
  partnerUsername: string;
  businessName: string;
  /** E.164 */
  businessPhone: string;
  /** Of a business that comes to the customer: where kilometres are counted from. Its geocode is always known. */
  businessLocation: Location & { geocode: { lat: number; lng: number } };
  isMobile: boolean;
  /** Null unless mobile. */
  delivery: DeliveryTerms | null;
  /** Hours. */
  shortestNotice: number;
  dailyCapacity: number;
  cancellationPolicy: CancellationPolicy;
};
export type Orderable = { store: OrderableStore; unit: PricingUnit };

/** What an order needs of a pricing unit and its store; null: neither public nor unlisted, or the store is not public. */
export class OrderableUnit extends Query<Orderable | null> {
  constructor(readonly pricingUnitId: string) {
    super();
  }
}

@QueryHandler(OrderableUnit)
export class OrderableUnitHandler implements IQueryHandler<OrderableUnit> {
  constructor(
    private readonly source: DataSource,
    private readonly views: PricingUnitViews,
  ) {}

  async execute({ pricingUnitId }: OrderableUnit): Promise<Orderable | null> {
    const unit = await this.views.shown(pricingUnitId);
    const state = unit && (await this.source.manager.findOneBy(StoreSchema, { id: unit.partnerId }));
    return state && unit ? { store: orderableStore(state), unit } : null;
  }
}

export const orderableStore = (state: StoreState): OrderableStore => ({
  partnerId: state.id,
  partnerUsername: state.username,
  businessName: state.businessName,
  businessPhone: state.businessPhone,
  businessLocation: {
    ...(state.location ?? { address: state.businessCity }),
    geocode: { lat: state.lat, lng: state.lng },
  },
  isMobile: state.isMobile,
  delivery: deliveryOf(state),
  shortestNotice: state.shortestNotice,
  dailyCapacity: state.dailyCapacity,
  cancellationPolicy: state.cancellationPolicy,
});
