import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  type Availability,
  type CancellationPolicy,
  type DeliveryTerms,
  FULL_AT_APPROVAL,
  type Language,
  type Location,
  type PartnerProfile,
  type PaymentTerms,
  type PricingUnit,
  type StoreKashrut,
} from '@smachot/contracts';
import { isOpenAt } from '../../domain/calendar/opening-hours';
import { deliveryOf, type StoreState } from '../../domain/store';
import { publicPlace } from '../../domain/store-place';
import { PricingUnitViews } from '../../views/pricing-unit-view';

export type OrderableStore = {
  partnerId: string;
  partnerUsername: string;
  businessName: string;
  /** E.164 */
  businessPhone: string;
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
    readonly pricingUnitId: string,
    /** Absent: any time. */
    readonly at?: Date,
  ) {
    super();
  }
}

type Terms = Pick<StoreState, 'isMobile' | 'freeKm' | 'maxKm' | 'perKm' | 'minDelivery'>;
type Row = Omit<OrderableStore, 'businessLocation' | 'delivery' | 'paymentTerms'> & {
  paymentTerms: PaymentTerms | null;
  location: Location | null;
  businessCity: string;
  lat: number;
  lng: number;
  terms: Terms;
  rules: Availability[] | null;
  crew: string[];
};
const COLUMNS = `s.id as "partnerId", s.username as "partnerUsername", s.business_name as "businessName", s.business_phone as "businessPhone",
  s.business_city as "businessCity", s.location, s.lat, s.lng, s.is_mobile as "isMobile", s.shortest_notice as "shortestNotice",
  s.daily_capacity as "dailyCapacity", s.slots_per_customer as "slotsPerCustomer", s.cancellation_policy as "cancellationPolicy", s.payment_terms as "paymentTerms", s.policies, s.language, s.translations,
  json_build_object('certificate', s.kashrut_certificate, 'badatz', s.kashrut_badatz, 'until', s.kashrut_until, 'checked', s.kashrut_checked) as kashrut,
  json_build_object('isMobile', s.is_mobile, 'freeKm', s.free_km, 'maxKm', s.max_km, 'perKm', s.per_km, 'minDelivery', s.min_delivery) as terms,
  case when s.hours_chosen then coalesce((select a.rules from stores.availability a where a.store_id = s.id), '[]') end as rules,
  array(select c.user_id from stores.crew c where c.store_id = s.id order by c.joined_at, c.id) as crew`;

@QueryHandler(OrderableUnit)
export class OrderableUnitHandler implements IQueryHandler<OrderableUnit> {
  constructor(private readonly views: PricingUnitViews) {}

  async execute({ pricingUnitId, at }: OrderableUnit): Promise<Orderable | null> {
    const found = await this.views.shownWith<Row>(pricingUnitId, COLUMNS);
    if (!found) return null;
    const { rules, crew, ...row } = found.more;
    return {
      unit: found.unit,
      store: orderableStore(row),
      open: !at || isOpenAt(rules, at),
      crew,
    };
  }
}

const orderableStore = (row: Omit<Row, 'rules' | 'crew'>): OrderableStore => ({
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
