import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, favouriteIds, InputOf, listFavourites, readStoreCards } from '@smachot/contracts';
import { FileStore, prepared, RawJson, ReadModel } from '@smachot/server-platform';
import { CARDS, STARTING_CARD, STARTING_PRICE } from '../../browse/cards-sql';
import { FAVOURITE_IDS } from '../../persistence/favourites/favourite.repository';

type Page = AnswerOf<typeof listFavourites>;
type Row = { id: string; at: string; name: string; card: string | null };

/** A person's favourites, page by page, the last added first. */
export class ListFavourites extends Query<RawJson<Page>> {
  constructor(
    readonly userId: string,
    readonly asked: InputOf<typeof listFavourites>['query'],
  ) {
    super();
  }
}

/** Microseconds, as Postgres stores them: two favourites added in one millisecond have an order too. */
const MICROSECONDS = `(extract(epoch from f.added_at) * 1000000)::bigint`;
const PAGE =
  prepared(`select f.store_id as id, ${MICROSECONDS}::text as at, s.business_name as name, ${STARTING_CARD} as card
  from stores.favourites f join stores.stores s on s.id = f.store_id
    left join stores.listings l on l.store_id = f.store_id and l.category = '' ${STARTING_PRICE}
  where f.user_id = $1 and ($2::bigint is null
    or (f.added_at, f.store_id) < ('epoch'::timestamptz + $2::bigint * interval '1 microsecond', $3::uuid))
  order by f.added_at desc, f.store_id desc limit $4`);

const CURSOR = /^(\d{1,17})~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

@QueryHandler(ListFavourites)
export class ListFavouritesHandler implements IQueryHandler<ListFavourites> {
  constructor(
    private readonly read: ReadModel,
    private readonly files: FileStore,
  ) {}

  async execute({ userId, asked }: ListFavourites): Promise<RawJson<Page>> {
    const [, at, id] = CURSOR.exec(asked.cursor ?? '') ?? [];
    const rows = await this.read.rows<Row>(PAGE, [userId, at ?? null, id ?? null, asked.limit + 1]);
    const shown = rows.slice(0, asked.limit);
    const last = shown.at(-1);
    const nextCursor = rows.length > asked.limit && last ? `${last.at}~${last.id}` : null;
    const favourites = shown.map(
      ({ id, name, card }) =>
        `{"partnerId":"${id}","businessName":${JSON.stringify(name)},"store":${card ?? 'null'}}`,
    );
    const text = `{"favourites":[${favourites.join(',')}],"nextCursor":${JSON.stringify(nextCursor)}}`;
    return new RawJson<Page>(this.files.signedIn(text));
  }
}

type Ids = AnswerOf<typeof favouriteIds>;

export class FavouriteIds extends Query<Ids> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(FavouriteIds)
export class FavouriteIdsHandler implements IQueryHandler<FavouriteIds> {
  constructor(private readonly read: ReadModel) {}

  async execute({ userId }: FavouriteIds): Promise<Ids> {
    const kept = await this.read.rows<{ id: string }>(FAVOURITE_IDS, [userId]);
    return { partnerIds: kept.map(({ id }) => id) };
  }
}

type Cards = AnswerOf<typeof readStoreCards>;

/** The cards of public stores by their ids, for visitors who keep favourites without an account. */
export class StoreCards extends Query<RawJson<Cards>> {
  constructor(readonly ids: string[]) {
    super();
  }
}

@QueryHandler(StoreCards)
export class StoreCardsHandler implements IQueryHandler<StoreCards> {
  constructor(
    private readonly read: ReadModel,
    private readonly files: FileStore,
  ) {}

  async execute({ ids }: StoreCards): Promise<RawJson<Cards>> {
    const rows = await this.read.rows<{ card: string }>(CARDS, [[...new Set(ids)]]);
    return new RawJson<Cards>(this.files.signedIn(`{"stores":[${rows.map(({ card }) => card).join(',')}]}`));
  }
}
