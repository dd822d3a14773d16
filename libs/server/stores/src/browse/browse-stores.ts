import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, browseStores, BusinessCategory, InputOf, StoreCard } from '@smachot/contracts';
import { accept, Clock, refuse, type Result, toAgorot, toShekels } from '@smachot/kernel';
import { FileStore, kept, ReadModel } from '@smachot/server-platform';
import type { StoredPicture } from '../domain/pictures';
import { wordsOf } from '../domain/search-key';
import { pictureView } from '../views/picture-view';
import { browseStatement, type Wanted } from './browse-sql';
import { cursorOf, type Position, positionOf } from './cursor';

type Asked = InputOf<typeof browseStores>['query'];
type Page = AnswerOf<typeof browseStores>;
type Row = {
  id: string;
  username: string;
  businessName: string;
  description: string;
  /** With blanks between them: much quicker read than an array. */
  categories: string;
  businessCity: string;
  isMobile: boolean;
  coverPhoto: StoredPicture | null;
  ratingSum: number;
  ratingCount: number;
  lat: number;
  lng: number;
  km: number | null;
  delivery: number;
  unitId: string | null;
  unitName: string | null;
  total: number | null;
  key0: number;
  key1?: number;
};

/** Stores that fulfil everything that was said, page by page. */
export class BrowseStores extends Query<Result<Page>> {
  constructor(readonly asked: Asked) {
    super();
  }
}

@QueryHandler(BrowseStores)
export class BrowseStoresHandler implements IQueryHandler<BrowseStores> {
  constructor(
    private readonly read: ReadModel,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  async execute({ asked }: BrowseStores): Promise<Result<Page>> {
    const wanted = wantedBy(asked);
    if (!wanted) return refuse('request.invalid', { fields: { cursor: 'id.invalid' } });
    const { sql, parameters, often } = browseStatement(wanted, this.clock.now());
    const rows = await this.read.rows<Row>(often ? kept(sql) : sql, parameters);
    const shown = rows.slice(0, wanted.limit);
    const last = rows.length > wanted.limit ? shown.at(-1) : undefined;
    return accept({
      stores: shown.map((row) => this.card(row, wanted)),
      nextCursor: last ? cursorOf(positionAt(last)) : null,
    });
  }

  private card(
    { id, username, lat, lng, coverPhoto, ratingSum, ratingCount, ...row }: Row,
    wanted: Wanted,
  ): StoreCard {
    return {
      partnerId: id,
      partnerUsername: username,
      businessName: row.businessName,
      description: row.description,
      categories: row.categories.split(' ') as BusinessCategory[],
      businessCity: row.businessCity,
      isMobile: row.isMobile,
      coverPhoto: coverPhoto && pictureView(coverPhoto, this.files),
      ratingMetrics: {
        avgRating: ratingCount ? Math.round((ratingSum / ratingCount) * 100) / 100 : null,
        ratingCount,
      },
      geocode: { lat, lng },
      km: row.km,
      price: priceOfCard(row, wanted),
    };
  }
}

const positionAt = ({ key0, key1, id }: Row): Position => ({
  keys: key1 === undefined ? [key0] : [key0, key1],
  id,
});

const priceOfCard = (
  {
    unitId,
    unitName,
    total,
    delivery,
    isMobile,
  }: Pick<Row, 'unitId' | 'unitName' | 'total' | 'delivery' | 'isMobile'>,
  { participants, place }: Wanted,
): StoreCard['price'] =>
  unitId === null || unitName === null || total === null
    ? null
    : {
        amount: toShekels(total),
        delivery: toShekels(delivery),
        exact: participants !== undefined && (!isMobile || place !== undefined),
        pricingUnitId: unitId,
        pricingUnitName: unitName,
      };

/** Undefined for a cursor of another order, or of nobody's. */
const wantedBy = ({ lat, lng, budget, datetime, cursor, ...asked }: Asked): Wanted | undefined => {
  const place = lat !== undefined && lng !== undefined ? { lat, lng } : undefined;
  const twoKeys =
    asked.sort === 'rating' || (isByLikeness(asked.sort, place) && wordsOf(asked.q ?? '').length > 0);
  const after = cursor === undefined ? undefined : positionOf(cursor, twoKeys ? 2 : 1);
  if (cursor !== undefined && !after) return undefined;
  return {
    ...asked,
    place,
    after,
    datetime: datetime === undefined ? undefined : new Date(datetime),
    budget: budget === undefined ? undefined : toAgorot(budget.toFixed(2)),
  };
};

const isByLikeness = (sort: Asked['sort'], place: Wanted['place']): boolean =>
  sort === 'recommended' || (sort === 'distance' && !place);
