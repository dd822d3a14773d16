import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { checkPrice, InputOf, Language, PriceCheckResult, PricingUnitId } from '@smachot/contracts';
import { accept, refuse, type Result, toShekels } from '@smachot/kernel';
import { kmBetween, priceOf } from '@smachot/pricing';
import { deliveryOf } from '../../domain/store';
import { type PricedRow, PricingUnitQueries } from '../../persistence/pricing-units/pricing-unit.queries';
import { priceRefusalText } from '../../texts/price-refusal';
import { PricingUnitViews } from '../../views/pricing-unit-view';

type Input = InputOf<typeof checkPrice>;

/** The price of a unit for a headcount, a place and choices; a refusal gives the reason in the caller's language. */
export class CheckPrice extends Query<Result<PriceCheckResult>> {
  constructor(
    readonly pricingUnitId: PricingUnitId,
    readonly request: Input['body'],
    readonly language: Language,
  ) {
    super();
  }
}

/** Kilometres to the customer; null: the place is unknown, or the business does not come to the customer. */
const kmTo = ({ isMobile, lat, lng }: PricedRow, location: Input['body']['location']): number | null =>
  isMobile && location?.geocode ? kmBetween({ lat, lng }, location.geocode) : null;

@QueryHandler(CheckPrice)
export class CheckPriceHandler implements IQueryHandler<CheckPrice> {
  constructor(
    private readonly units: PricingUnitQueries,
    private readonly views: PricingUnitViews,
  ) {}

  async execute({ pricingUnitId, request, language }: CheckPrice): Promise<Result<PriceCheckResult>> {
    const row = await this.units.findPriced(pricingUnitId);
    if (!row) return refuse('not_found');
    const km = kmTo(row, request.location);
    const terms = deliveryOf(row);
    const price = priceOf(this.views.of(row, row.username), {
      participants: request.participants,
      request: request.pricingUnitRequest ?? null,
      start: request.datetime ?? null,
      delivery: terms && { terms, km },
    });
    return accept(
      price.ok
        ? { success: true, price: toShekels(price.total), lines: price.lines, deliveryKm: km }
        : { success: false, message: priceRefusalText(price, language), code: price.code },
    );
  }
}
