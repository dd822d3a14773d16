import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { checkPrice, InputOf, Language, PriceCheckResult } from '@smachot/contracts';
import { accept, refuse, type Result, toShekels } from '@smachot/kernel';
import { kmBetween, priceOf } from '@smachot/pricing';
import { deliveryOf, type StoreState } from '../../domain/store';
import { priceRefusalText } from '../../texts/price-refusal';
import { PricingUnitViews } from '../../views/pricing-unit-view';

type Asked = InputOf<typeof checkPrice>;

/** The price of a unit for a headcount, a place and choices; a refusal gives the reason in the caller's language. */
export class CheckPrice extends Query<Result<PriceCheckResult>> {
  constructor(
    readonly pricingUnitId: string,
    readonly asked: Asked['body'],
    readonly language: Language,
  ) {
    super();
  }
}

/** Only the columns of a store that its prices need: prices are checked at every keystroke. */
type PricedStore = Pick<StoreState, 'isMobile' | 'freeKm' | 'maxKm' | 'perKm' | 'minDelivery'> & {
  lat: number;
  lng: number;
};
const PRICED_STORE = `s.is_mobile as "isMobile", s.free_km as "freeKm", s.max_km as "maxKm", s.per_km as "perKm",
  s.min_delivery as "minDelivery", s.lat, s.lng`;

/** Kilometres to the customer; null: the place is unknown, or the business does not come to the customer. */
const kmTo = ({ isMobile, lat, lng }: PricedStore, location: Asked['body']['location']): number | null =>
  isMobile && location?.geocode ? kmBetween({ lat, lng }, location.geocode) : null;

@QueryHandler(CheckPrice)
export class CheckPriceHandler implements IQueryHandler<CheckPrice> {
  constructor(private readonly views: PricingUnitViews) {}

  async execute({ pricingUnitId, asked, language }: CheckPrice): Promise<Result<PriceCheckResult>> {
    const found = await this.views.shownWith<PricedStore>(pricingUnitId, PRICED_STORE);
    if (!found) return refuse('not_found');
    const { unit, more: store } = found;
    const km = kmTo(store, asked.location);
    const terms = deliveryOf(store);
    const price = priceOf(unit, {
      participants: asked.participants,
      request: asked.pricingUnitRequest ?? null,
      start: asked.datetime ?? null,
      delivery: terms && { terms, km },
    });
    return accept(
      price.ok
        ? { success: true, price: toShekels(price.total), lines: price.lines, deliveryKm: km }
        : { success: false, message: priceRefusalText(price, language), code: price.code },
    );
  }
}
