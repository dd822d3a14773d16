import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, browseStores, InputOf } from '@smachot/contracts';
import { accept, Clock, type Result } from '@smachot/kernel';
import { FileStore, prepared, ReadModel, RawJson } from '@smachot/server-platform';
import { browseStatement, type PageRow } from './browse-sql';
import { cursorOf, type Position } from './cursor';
import { wantedBy } from './wanted';

type BrowseInput = InputOf<typeof browseStores>['query'];
type Page = AnswerOf<typeof browseStores>;

/** Lists the stores that match all filters, page by page. */
export class BrowseStores extends Query<Result<RawJson<Page>>> {
  constructor(readonly asked: BrowseInput) {
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
    if (!wanted.ok) return wanted;
    const { sql, parameters, often } = browseStatement(wanted.value, this.clock.now());
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
