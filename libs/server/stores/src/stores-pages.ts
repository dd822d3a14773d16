import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PartnerProfile, PricingUnit } from '@smachot/contracts';
import { type PageAddress, type PagePreview, PublicPages, ReadModel } from '@smachot/server-platform';
import { PublicStore } from './use-cases/stores';

const PAGE = /^\/partner\/([^/]+)(?:\/([0-9a-f-]{36}))?$/i;
const DESCRIPTION_MAX = 200;

const ADDRESSES = `
  select page.path, page.changed_at as "changedAt" from (
    select '/partner/' || s.username as path, greatest(s.created_at, max(u.updated_at)) as changed_at
    from stores.stores s left join stores.pricing_units u on u.store_id = s.id and u.visibility = 'public'
    where s.listed group by s.id
    union all
    select '/partner/' || s.username || '/' || u.id, u.updated_at
    from stores.stores s join stores.pricing_units u on u.store_id = s.id and u.visibility = 'public'
    where s.listed
  ) page order by page.changed_at desc, page.path limit $1`;

const short = (text: string): string =>
  text.length <= DESCRIPTION_MAX ? text : `${text.slice(0, DESCRIPTION_MAX - 1).trimEnd()}…`;

const place = ({ businessLocation, businessCity }: PartnerProfile) => ({
  address: {
    '@type': 'PostalAddress',
    addressCountry: 'IL',
    addressLocality: businessCity,
    ...(businessLocation ? { streetAddress: businessLocation.address } : {}),
  },
});

const ratingOf = ({ ratingMetrics: { avgRating, ratingCount } }: PartnerProfile) =>
  avgRating === null
    ? {}
    : { aggregateRating: { '@type': 'AggregateRating', ratingValue: avgRating, reviewCount: ratingCount } };

const storePreview = (store: PartnerProfile): PagePreview => {
  const description = short(store.description || store.about || store.businessName);
  const image = (store.coverPhoto ?? store.profilePicture ?? store.pictures[0])?.url ?? null;
  return {
    title: store.businessName,
    description,
    image,
    data: {
      '@type': 'LocalBusiness',
      name: store.businessName,
      description,
      telephone: store.businessPhone,
      ...place(store),
      ...ratingOf(store),
      ...(image ? { image } : {}),
    },
  };
};

const unitPreview = (store: PartnerProfile, unit: PricingUnit): PagePreview => {
  const description = short(unit.summary);
  const image =
    (unit.type === 'compound' ? unit.images : unit.imageGallery)[0]?.url ?? store.coverPhoto?.url ?? null;
  const least = unit.startingFromPrice;
  return {
    title: `${unit.name} · ${store.businessName}`,
    description,
    image,
    data: {
      '@type': 'Product',
      name: unit.name,
      description,
      brand: { '@type': 'Brand', name: store.businessName },
      ...(image ? { image } : {}),
      ...(typeof least === 'number'
        ? { offers: { '@type': 'AggregateOffer', priceCurrency: 'ILS', lowPrice: least } }
        : {}),
    },
  };
};

/** What the pages of stores say of themselves to those who only read their heads. */
@Injectable()
export class StoresPages implements OnModuleInit {
  constructor(
    private readonly pages: PublicPages,
    private readonly queries: QueryBus,
    private readonly read: ReadModel,
  ) {}

  onModuleInit(): void {
    this.pages.register({
      preview: (path) => this.preview(path),
      addresses: (most) => this.read.rows<PageAddress>(ADDRESSES, [most]),
    });
  }

  private async preview(path: string): Promise<PagePreview | null> {
    const [, partner, pricingUnitId] = PAGE.exec(path) ?? [];
    if (!partner) return null;
    const found = await this.queries.execute(new PublicStore(decodeURIComponent(partner)));
    if (!found.ok) return null;
    if (pricingUnitId === undefined) return storePreview(found.value);
    // what is unlisted is shown to those who have its address, and told to nobody
    const unit = found.value.pricingUnits.find((one) => one.pricingUnitId === pricingUnitId.toLowerCase());
    return unit ? unitPreview(found.value, unit) : null;
  }
}
