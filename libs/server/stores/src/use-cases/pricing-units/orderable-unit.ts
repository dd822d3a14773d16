import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  type CancellationPolicy,
  type DeliveryTerms,
  FULL_AT_APPROVAL,
  type Language,
  type Location,
  type PartnerProfile,
  type PaymentTerms,
  type PricingUnit,
  type PricingUnitId,
  type StoreId,
  type StoreKashrut,
} from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import { isOpenAt } from '../../domain/calendar/opening-hours';
import { deliveryOf } from '../../domain/store';
import { publicPlace } from '../../domain/store-place';
import { type OrderableRow, PricingUnitQueries } from '../../persistence/pricing-units/pricing-unit.queries';
import { PricingUnitViews } from '../../views/pricing-unit-view';

export type OrderableStore = {
  partnerId: StoreId;
  partnerUsername: string;
  businessName: string;
  /** E.164 */
  businessPhone: E164;
  /**
   * The public location; for a business that comes to the customer, the point from which kilometres are counted. Its
   * geocode is always known.
   */
  businessLocation: Location & { geocode: { lat: number; lng: number } };
  isMobile: boolean;
  /** Null unless mobile. */
  delivery: DeliveryTerms | null;
  /** Hours. */
  shortestNotice: number;
  dailyCapacity: number;
  /** Slots of one day. */
  slotsPerCustomer: number;
  cancellationPolicy: CancellationPolicy;
  paymentTerms: PaymentTerms;
  kashrut: StoreKashrut;
  policies: string;
  /** The language its texts are typed in. */
  language: Language;
  translations: NonNullable<PartnerProfile['translations']>;
};
export type Orderable = {
  store: OrderableStore;
  unit: PricingUnit;
  /** Whether the store's rules are open at the requested moment. Notice and capacity are separate questions. */
  open: boolean;
  /** The store's crew, for notices of its orders. */
  crew: string[];
};

/** The data of a pricing unit and its store that an order needs; null: neither public nor unlisted, or the store is not public. */
export class OrderableUnit extends Query<Orderable | null> {
  constructor(
    readonly pricingUnitId: PricingUnitId,
    /** Absent: any time. */
    readonly at?: Date,
  ) {
    super();
  }
}

@QueryHandler(OrderableUnit)
export class OrderableUnitHandler implements IQueryHandler<OrderableUnit> {
  constructor(
    private readonly units: PricingUnitQueries,
    private readonly views: PricingUnitViews,
  ) {}

  async execute({ pricingUnitId, at }: OrderableUnit): Promise<Orderable | null> {
    const row = await this.units.findOrderable(pricingUnitId);
    if (!row) return null;
    return {
      unit: this.views.of(row, row.username),
      store: orderableStore(row),
      open: !at || isOpenAt(row.rules, at),
      crew: row.crew,
    };
  }
}

const orderableStore = (row: OrderableRow): OrderableStore => ({
  partnerId: row.partnerId,
  partnerUsername: row.partnerUsername,
  businessName: row.businessName,
  businessPhone: row.businessPhone,
  businessLocation: {
    ...(publicPlace(row) ?? { address: row.businessCity }),
    geocode: { lat: row.lat, lng: row.lng },
  },
  isMobile: row.isMobile,
  delivery: deliveryOf(row.terms),
  shortestNotice: row.shortestNotice,
  dailyCapacity: row.dailyCapacity,
  slotsPerCustomer: row.slotsPerCustomer,
  cancellationPolicy: row.cancellationPolicy,
  paymentTerms: row.paymentTerms ?? FULL_AT_APPROVAL,
  kashrut: row.kashrut,
  policies: row.policies,
  language: row.language,
  translations: row.translations,
});
