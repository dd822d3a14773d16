import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import {
  type Printable,
  PrintedPageQueries,
  type PublicPage,
} from '../../persistence/stores/printed-page.queries';

/** The public page with this id of a store or a unit; null: there is none. */
export class PublicPageOf extends Query<PublicPage | null> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(PublicPageOf)
export class PublicPageOfHandler implements IQueryHandler<PublicPageOf> {
  constructor(private readonly pages: PrintedPageQueries) {}

  async execute({ id }: PublicPageOf): Promise<PublicPage | null> {
    return (await this.pages.publicPage(id)) ?? null;
  }
}

/** The names a store may print: its own, and those of its public units. */
export class PrintableOf extends Query<Printable | null> {
  constructor(readonly storeId: StoreId) {
    super();
  }
}

@QueryHandler(PrintableOf)
export class PrintableOfHandler implements IQueryHandler<PrintableOf> {
  constructor(private readonly pages: PrintedPageQueries) {}

  async execute({ storeId }: PrintableOf): Promise<Printable | null> {
    return (await this.pages.printable(storeId)) ?? null;
  }
}
