import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PricingUnit } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import { toldIn } from '../../domain/pricing-units/pricing-unit';
import type { UnitRevision } from '../../persistence/pricing-units/unit-revisions.schema';
import { PricingUnitViews } from '../../views/pricing-unit-view';

/** A unit as one of its revisions was published, also when it is hidden by now; null: there is no such revision. */
export class PublishedUnit extends Query<PricingUnit | null> {
  constructor(
    readonly pricingUnitId: string,
    readonly revision: number,
  ) {
    super();
  }
}

type Row = Pick<UnitRevision, 'form' | 'images' | 'publishedAt'> & {
  storeId: string;
  username: string;
  version: number;
};

@QueryHandler(PublishedUnit)
export class PublishedUnitHandler implements IQueryHandler<PublishedUnit> {
  constructor(
    private readonly read: ReadModel,
    private readonly views: PricingUnitViews,
  ) {}

  async execute({ pricingUnitId, revision }: PublishedUnit): Promise<PricingUnit | null> {
    const row = await this.read.one<Row>(
      `select r.form, r.images, r.published_at as "publishedAt", u.store_id as "storeId", u.version, s.username
       from stores.pricing_unit_revisions r join stores.pricing_units u on u.id = r.unit_id join stores.stores s on s.id = u.store_id
       where r.unit_id = $1 and r.revision = $2`,
      [pricingUnitId, revision],
    );
    if (!row) return null;
    const { form, images, publishedAt: updatedAt, storeId, version, username } = row;
    return this.views.of(
      { ...toldIn(form), id: pricingUnitId, storeId, images, revision, version, updatedAt },
      username,
    );
  }
}
