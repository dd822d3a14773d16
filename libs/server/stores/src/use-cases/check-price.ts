import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { checkPrice, InputOf, Language, PriceCheckResult } from '@smachot/contracts';
import { accept, refuse, type Result, toShekels } from '@smachot/kernel';
import { kmBetween, priceOf } from '@smachot/pricing';
import { priceRefusalText } from '../texts/price-refusal';
import { OrderableUnit, type OrderableStore } from './orderable-unit';

type Asked = InputOf<typeof checkPrice>;

/** What a unit costs for that many, there, with those choices; a refusal says why in the caller's language. */
export class CheckPrice extends Query<Result<PriceCheckResult>> {
  constructor(
    readonly pricingUnitId: string,
    readonly asked: Asked['body'],
    readonly language: Language,
  ) {
    super();
  }
}

/** Null: nobody knows where to, or nobody has to come. */
const kmTo = (store: OrderableStore, location: Asked['body']['location']): number | null =>
  store.isMobile && location?.geocode ? kmBetween(store.businessLocation.geocode, location.geocode) : null;

@QueryHandler(CheckPrice)
export class CheckPriceHandler implements IQueryHandler<CheckPrice> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ pricingUnitId, asked, language }: CheckPrice): Promise<Result<PriceCheckResult>> {
    const found = await this.queries.execute(new OrderableUnit(pricingUnitId));
    if (!found) return refuse('not_found');
    const { unit, store } = found;
    const km = kmTo(store, asked.location);
    const price = priceOf(unit, {
      participants: asked.participants,
      request: asked.pricingUnitRequest ?? null,
      start: asked.datetime ?? null,
      delivery: store.delivery && { terms: store.delivery, km },
    });
    return accept(
      price.ok
        ? { success: true, price: toShekels(price.total), lines: price.lines, deliveryKm: km }
        : { success: false, message: priceRefusalText(price, language), code: price.code },
    );
  }
}
