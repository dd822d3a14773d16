import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type {
  AnswerOf,
  favouriteIds,
  InputOf,
  listFavourites,
  readStoreCards,
  StoreId,
  UserId,
} from '@smachot/contracts';
import { FileStore, RawJson } from '@smachot/server-platform';
import { FavouriteQueries } from '../../persistence/favourites/favourite.queries';

type Page = AnswerOf<typeof listFavourites>;

/** A person's favourites, page by page, the last added first. */
export class ListFavourites extends Query<RawJson<Page>> {
  constructor(
    readonly userId: UserId,
    readonly query: InputOf<typeof listFavourites>['query'],
  ) {
    super();
  }
}

const CURSOR = /^(\d{1,17})~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

@QueryHandler(ListFavourites)
export class ListFavouritesHandler implements IQueryHandler<ListFavourites> {
  constructor(
    private readonly favourites: FavouriteQueries,
    private readonly files: FileStore,
  ) {}

  async execute({ userId, query }: ListFavourites): Promise<RawJson<Page>> {
    const [, at, id] = CURSOR.exec(query.cursor ?? '') ?? [];
    const rows = await this.favourites.page(userId, [at ?? null, id ?? null], query.limit + 1);
    const shown = rows.slice(0, query.limit);
    const last = shown.at(-1);
    const nextCursor = rows.length > query.limit && last ? `${last.at}~${last.id}` : null;
    const entries = shown.map(
      ({ id, name, card }) =>
        `{"partnerId":"${id}","businessName":${JSON.stringify(name)},"store":${card ?? 'null'}}`,
    );
    const text = `{"favourites":[${entries.join(',')}],"nextCursor":${JSON.stringify(nextCursor)}}`;
    return new RawJson<Page>(this.files.signedIn(text));
  }
}

type Ids = AnswerOf<typeof favouriteIds>;

export class FavouriteIds extends Query<Ids> {
  constructor(readonly userId: UserId) {
    super();
  }
}

@QueryHandler(FavouriteIds)
export class FavouriteIdsHandler implements IQueryHandler<FavouriteIds> {
  constructor(private readonly favourites: FavouriteQueries) {}

  async execute({ userId }: FavouriteIds): Promise<Ids> {
    return { partnerIds: await this.favourites.idsOf(userId) };
  }
}

type Cards = AnswerOf<typeof readStoreCards>;

/** The cards of public stores by their ids, for visitors who keep favourites without an account. */
export class StoreCards extends Query<RawJson<Cards>> {
  constructor(readonly ids: StoreId[]) {
    super();
  }
}

@QueryHandler(StoreCards)
export class StoreCardsHandler implements IQueryHandler<StoreCards> {
  constructor(
    private readonly favourites: FavouriteQueries,
    private readonly files: FileStore,
  ) {}

  async execute({ ids }: StoreCards): Promise<RawJson<Cards>> {
    const cards = await this.favourites.cards([...new Set(ids)]);
    return new RawJson<Cards>(this.files.signedIn(`{"stores":[${cards.join(',')}]}`));
  }
}
