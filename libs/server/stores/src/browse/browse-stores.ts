import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, browseStores, InputOf } from '@smachot/contracts';
import { accept, Clock, refuse, type Result, toAgorot } from '@smachot/kernel';
import { FileStore, prepared, ReadModel, RawJson } from '@smachot/server-platform';
import { askedIn } from '../domain/search/search-question';
import { browseStatement, type PageRow, type Wanted } from './browse-sql';
import { cursorOf, type Position, positionOf } from './cursor';

type Asked = InputOf<typeof browseStores>['query'];
type Page = AnswerOf<typeof browseStores>;

/** Stores that fulfil everything that was said, page by page. */
export class BrowseStores extends Query<Result<RawJson<Page>>> {
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

  async execute({ asked }: BrowseStores): Promise<Result<RawJson<Page>>> {
    const wanted = wantedBy(asked);
    if (!wanted) return refuse('request.invalid', { fields: { cursor: 'id.invalid' } });
    const { sql, parameters, often } = browseStatement(wanted, this.clock.now());
    const [page] = await this.read.rows<PageRow>(often ? prepared(sql) : sql, parameters);
    const nextCursor = page?.more ? cursorOf(positionAt(page)) : null;
    const text = `{"stores":[${page?.cards ?? ''}],"nextCursor":${JSON.stringify(nextCursor)}}`;
    return accept(new RawJson<Page>(this.files.signedIn(text)));
  }
}

const positionAt = ({ key0, key1, id }: PageRow): Position => ({
  keys: key1 === undefined ? [key0] : [key0, key1],
  id: id!,
});

/** Undefined for a cursor of another order, or of nobody's. */
const wantedBy = ({ lat, lng, budget, datetime, cursor, ...asked }: Asked): Wanted | undefined => {
  const place = lat !== undefined && lng !== undefined ? { lat, lng } : undefined;
  const twoKeys =
    asked.sort === 'rating' || (isByLikeness(asked.sort, place) && askedIn(asked.q ?? '').length > 0);
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
