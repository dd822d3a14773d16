import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PricingUnit, PricingUnitId } from '@smachot/contracts';
import { storedForm } from '../../domain/pricing-units/pricing-unit';
import { PricingUnitQueries } from '../../persistence/pricing-units/pricing-unit.queries';
import { PricingUnitViews } from '../../views/pricing-unit-view';

/** A unit as one of its revisions was published, also when it is hidden by now; null: there is no such revision. */
export class PublishedUnit extends Query<PricingUnit | null> {
  constructor(
    readonly pricingUnitId: PricingUnitId,
    readonly revision: number,
  ) {
    super();
  }
}

@QueryHandler(PublishedUnit)
export class PublishedUnitHandler implements IQueryHandler<PublishedUnit> {
  constructor(
    private readonly units: PricingUnitQueries,
    private readonly views: PricingUnitViews,
  ) {}

  async execute({ pricingUnitId, revision }: PublishedUnit): Promise<PricingUnit | null> {
    const row = await this.units.findPublished(pricingUnitId, revision);
    if (!row) return null;
    const { form, images, publishedAt: updatedAt, storeId, version, username } = row;
    return this.views.of(
      { ...storedForm(form), id: pricingUnitId, storeId, images, revision, version, updatedAt },
      username,
    );
  }
}
