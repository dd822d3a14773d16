import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminList } from '@smachot/contracts';
import { cursorId } from '@smachot/kernel';
import type { ListPage } from '@smachot/server-platform';
import { type FilterOf, Lists, type RowOf } from '../lists/lists';

type Paged<Filter> = Filter & { cursor?: string | undefined; limit: number };

/** A page of a list of the panel. */
export class ReadList<L extends AdminList> extends Query<ListPage<RowOf[L]>> {
  constructor(
    readonly list: L,
    readonly asked: Paged<FilterOf[L]>,
  ) {
    super();
  }
}

@QueryHandler(ReadList)
export class ReadListHandler implements IQueryHandler<ReadList<AdminList>> {
  constructor(private readonly lists: Lists) {}

  execute<L extends AdminList>({ list, asked }: ReadList<L>): Promise<ListPage<RowOf[L]>> {
    const { cursor, limit, ...filter } = asked;
    return this.lists.of(list).page(filter, { after: cursorId(cursor), limit });
  }
}
