import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { browseStores, type InputOf } from '@smachot/contracts';
import { Input, Serves } from '@smachot/server-platform';
import { BrowseStores } from '../browse/browse-stores';

@Controller()
export class BrowseController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(browseStores)
  browse(@Input() { query }: InputOf<typeof browseStores>) {
    return this.queries.execute(new BrowseStores(query));
  }
}
