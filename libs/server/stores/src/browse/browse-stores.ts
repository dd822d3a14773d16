import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, browseStores, InputOf } from '@smachot/contracts';
import { accept, Clock, refuse, type Result, toAgorot, toShekels } from '@smachot/kernel';
import { FileStore, kept, ReadModel, Written } from '@smachot/server-platform';
import type { StoredPicture } from '../domain/pictures';
import { wordsOf } from '../domain/search-key';
import { pictureView } from '../views/picture-view';
import { browseStatement, type Wanted } from './browse-sql';
import { cursorOf, type Position, positionOf } from './cursor';

type Asked = InputOf<typeof browseStores>['query'];
type Page = AnswerOf<typeof browseStores>;
type Row = {
  id: string;
  /** `writtenCard`. */
  card: string;
  cover: StoredPicture | null;
  isMobile: boolean;
  km: number | null;
  delivery: number;
  /** `writtenOffer`. */
  offer: string | null;
  total: number | null;
  key0: number;
  key1?: number;
};

/** Stores that fulfil everything that was said, page by page. */
export class BrowseStores extends Query<Result<Written<Page>>> {
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

  async execute({ asked }: BrowseStores): Promise<Result<Written<Page>>> {
    const wanted = wantedBy(asked);
    if (!wanted) return refuse('request.invalid', { fields: { cursor: 'id.invalid' } });
    const { sql, parameters, often } = browseStatement(wanted, this.clock.now());
    const rows = await this.read.rows<Row>(often ? kept(sql) : sql, parameters);
    const shown = rows.slice(0, wanted.limit);
    const last = rows.length > wanted.limit ? shown.at(-1) : undefined;
    const cards = shown.map((row) => this.card(row, wanted)).join(',');
    const nextCursor = JSON.stringify(last ? cursorOf(positionAt(last)) : null);
    return accept(new Written<Page>(`{"stores":[${cards}],"nextCursor":${nextCursor}}`));
  }

  /** What was written when the store changed, and beside it what depends on who asks, and when. */
  private card({ card, cover, km, ...priced }: Row, wanted: Wanted): string {
    const coverPhoto = cover && JSON.stringify(pictureView(cover, this.files));
    return `${card.slice(0, -1)},"coverPhoto":${coverPhoto},"km":${km},"price":${priceOfCard(priced, wanted)}}`;
  }
}

const positionAt = ({ key0, key1, id }: Row): Position => ({
  keys: key1 === undefined ? [key0] : [key0, key1],
  id,
});

const priceOfCard = (
  { offer, total, delivery, isMobile }: Pick<Row, 'offer' | 'total' | 'delivery' | 'isMobile'>,
  { participants, place }: Wanted,
): string | null => {
  if (offer === null || total === null) return null;
  const exact = participants !== undefined && (!isMobile || place !== undefined);
  return `{"amount":${toShekels(total)},"delivery":${toShekels(delivery)},"exact":${exact},${offer.slice(1)}`;
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
