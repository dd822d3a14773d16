import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language, PricingUnitId } from '@smachot/contracts';
import { type ContentText, contentText } from '@smachot/i18n';
import { Config, FileStore } from '@smachot/server-platform';
import { type PageHead, type PublicAddress, PublicPages } from '@smachot/server-web-pages';
import type { StoredPicture } from '../domain/pictures';
import {
  StorePageQueries,
  type StorePageRow,
  STORES_PER_PAGE,
  type UnitPageRow,
} from '../persistence/stores/store-page.queries';
import { isDrawing, pictureView } from './picture-view';

/** The stores and units in a chat's preview, in search results and in the sitemap. */
@Injectable()
export class StoreHeads implements OnModuleInit {
  constructor(
    private readonly pages: PublicPages,
    private readonly stores: StorePageQueries,
    private readonly files: FileStore,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.pages.contribute({
      path: /^\/partner\/([^/]+)(?:\/reviews)?\/?$/,
      head: (language, username) => this.store(username, language),
      addresses: () => this.addresses(),
    });
    this.pages.contribute({
      path: /^\/partner\/([^/]+)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/reviews)?\/?$/,
      head: (language, username, id) => this.unit(username, id, language),
      // units are listed with their store
      addresses: async function* () {},
    });
  }

  private async store(username: string, language: Language): Promise<PageHead | undefined> {
    const row = await this.stores.findStore(username);
    if (!row) return undefined;
    const image = this.full(row.cover);
    const said = contentText(row, 'description', language, row.language);
    const description = said.text === '' ? `${row.name}, ${row.city}` : said.text;
    const card = { title: row.name, detail: row.city };
    return {
      title: row.name,
      description,
      image,
      card,
      language: said.language,
      thing: businessOf(row, image),
    };
  }

  private async unit(username: string, id: PricingUnitId, readIn: Language): Promise<PageHead | undefined> {
    const row = await this.stores.findUnit(username, id);
    if (!row) return undefined;
    const image = this.full(row.image);
    const name = wordOf(row, 'name', readIn);
    const summary = wordOf(row, 'summary', readIn);
    return {
      title: `${name.text} · ${row.store}`,
      description: summary.text,
      image,
      card: { title: name.text, kicker: row.store },
      language: name.language,
      thing: offerOf({ ...row, name: name.text, summary: summary.text }, image),
    };
  }

  /** Listed stores, each with its public units. */
  private async *addresses(): AsyncIterable<PublicAddress> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (let full = true; full;) {
      const rows = await this.stores.listedAfter(after);
      for (const { username, units, changedAt } of rows)
        for (const part of ['', ...units.map((unit) => `/${unit}`)])
          yield { path: `/partner/${username}${part}`, changedAt };
      full = rows.length === STORES_PER_PAGE;
      after = rows.at(-1)?.id ?? after;
    }
  }

  private full(picture: StoredPicture | null): string | null {
    if (!picture || isDrawing(picture.key)) return null;
    return new URL(pictureView(picture, this.files).url, this.config.settings.PUBLIC_URL).href;
  }
}

/** A text in the reader's language where it exists. */
const wordOf = (
  { translations, language, ...unit }: UnitPageRow,
  field: 'name' | 'summary',
  readIn: Language,
): ContentText =>
  contentText({ ...unit, translations: translations ?? {} }, field, readIn, language ?? undefined);

const businessOf = (row: StorePageRow, image: string | null) => ({
  '@type': 'LocalBusiness',
  name: row.name,
  ...(row.phone === null ? {} : { telephone: row.phone }),
  address: row.isMobile ? row.city : (row.location?.address ?? row.city),
  ...(row.isMobile
    ? { areaServed: areaOf(row) }
    : { geo: { '@type': 'GeoCoordinates', latitude: row.lat, longitude: row.lng } }),
  ...(image === null ? {} : { image }),
  ...(row.ratingCount === 0
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: (row.ratingSum / row.ratingCount).toFixed(1),
          reviewCount: row.ratingCount,
        },
      }),
});

const areaOf = ({ city, lat, lng, maxKm }: StorePageRow) =>
  maxKm === null
    ? city
    : {
        '@type': 'GeoCircle',
        geoMidpoint: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
        geoRadius: maxKm * 1_000,
      };

/** `from` is in agorot. */
const offerOf = (
  { name, summary, store, from }: Pick<UnitPageRow, 'name' | 'summary' | 'store' | 'from'>,
  image: string | null,
) => ({
  '@type': 'Service',
  name,
  description: summary,
  provider: { '@type': 'LocalBusiness', name: store },
  ...(image === null ? {} : { image }),
  ...(from === null
    ? {}
    : {
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'ILS',
          lowPrice: (Number(from) / 100).toFixed(2),
        },
      }),
});
