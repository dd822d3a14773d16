import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language, Location, PartnerProfile, PricingUnit } from '@smachot/contracts';
import { type ContentText, contentText, DEFAULT_LANGUAGE } from '@smachot/i18n';
import { Config, FileStore, ReadModel } from '@smachot/server-platform';
import { type PageHead, type PublicAddress, PublicPages } from '@smachot/server-web-pages';
import type { StoredPicture } from '../domain/pictures';
import { isId } from '../persistence/stores/partner-key';
import { isDrawing, pictureView } from './picture-view';

/** Number of stores that are read at a time; a sitemap may be long. */
const PAGE = 500;

type StoreRow = {
  name: string;
  description: string;
  language: Language;
  translations: NonNullable<PartnerProfile['translations']>;
  city: string;
  /** Null: not public. */
  phone: string | null;
  location: Location | null;
  isMobile: boolean;
  lat: number;
  lng: number;
  maxKm: number | null;
  cover: StoredPicture | null;
  ratingSum: number;
  ratingCount: number;
};
type UnitRow = {
  name: string;
  summary: string;
  /** Null: typed in Hebrew, before other languages existed. */
  language: Language | null;
  translations: PricingUnit['translations'] | null;
  store: string;
  image: StoredPicture | null;
  from: string | null;
};

/** The stores and units in a chat's preview, in search results and in the sitemap. */
@Injectable()
export class StoreHeads implements OnModuleInit {
  constructor(
    private readonly pages: PublicPages,
    private readonly read: ReadModel,
    private readonly files: FileStore,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.pages.contribute({
      path: /^\/partner\/([^/]+)(?:\/reviews)?\/?$/,
      head: (username) => this.store(username),
      addresses: () => this.addresses(),
    });
    this.pages.contribute({
      path: /^\/partner\/([^/]+)\/([0-9a-f-]{36})(?:\/reviews)?\/?$/,
      head: (username, id) => this.unit(username, id),
      // units are listed with their store
      addresses: async function* () {},
    });
  }

  private async store(username: string): Promise<PageHead | undefined> {
    const row = await this.read.one<StoreRow>(
      `select business_name as name, description, language, translations, business_city as city, case when phone_is_public then business_phone end as phone, location, is_mobile as "isMobile",
         lat, lng, max_km as "maxKm", cover_photo as cover, rating_sum as "ratingSum", rating_count as "ratingCount"
       from stores.stores where username = $1 and is_public and closed_at is null`,
      [username],
    );
    if (!row) return undefined;
    const image = this.full(row.cover);
    const said = contentText(row, 'description', DEFAULT_LANGUAGE, row.language);
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

  private async unit(username: string, id: string): Promise<PageHead | undefined> {
    const row = isId(id)
      ? await this.read.one<UnitRow>(
          `select u.name, u.content->>'summary' as summary, u.content->>'language' as language, u.content->'translations' as translations, s.business_name as store, u.images->0 as image, u.price_from as "from"
           from stores.pricing_units u join stores.stores s on s.id = u.store_id
           where u.id = $1 and s.username = $2 and u.visibility in ('public', 'unlisted') and s.is_public and s.closed_at is null`,
          [id, username],
        )
      : undefined;
    if (!row) return undefined;
    const image = this.full(row.image);
    const name = wordOf(row, 'name');
    const summary = wordOf(row, 'summary');
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
      const rows = await this.read.rows<{ id: string; username: string; units: string[]; changedAt: Date }>(
        `select s.id, s.username,
           greatest(s.created_at, (select max(u.updated_at) from stores.pricing_units u where u.store_id = s.id)) as "changedAt",
           array(select u.id::text from stores.pricing_units u where u.store_id = s.id and u.visibility = 'public' order by u.position, u.id) as units
         from stores.stores s where s.id > $1 and s.listed order by s.id limit ${PAGE}`,
        [after],
      );
      for (const { username, units, changedAt } of rows)
        for (const part of ['', ...units.map((unit) => `/${unit}`)])
          yield { path: `/partner/${username}${part}`, changedAt };
      full = rows.length === PAGE;
      after = rows.at(-1)?.id ?? after;
    }
  }

  private full(picture: StoredPicture | null): string | null {
    if (!picture || isDrawing(picture.key)) return null;
    return new URL(pictureView(picture, this.files).url, this.config.settings.PUBLIC_URL).href;
  }
}

/** A text in Hebrew where it exists: a link's preview is read before a language is chosen. */
const wordOf = ({ translations, language, ...unit }: UnitRow, field: 'name' | 'summary'): ContentText =>
  contentText({ ...unit, translations: translations ?? {} }, field, DEFAULT_LANGUAGE, language ?? undefined);

const businessOf = (row: StoreRow, image: string | null) => ({
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

const areaOf = ({ city, lat, lng, maxKm }: StoreRow) =>
  maxKm === null
    ? city
    : {
        '@type': 'GeoCircle',
        geoMidpoint: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
        geoRadius: maxKm * 1_000,
      };

/** `from` is in agorot. */
const offerOf = (
  { name, summary, store, from }: Pick<UnitRow, 'name' | 'summary' | 'store' | 'from'>,
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
