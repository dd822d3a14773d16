import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { browseStores, browseWithout, featuredStores, type InputOf } from '@smachot/contracts';
import { Input, Serves } from '@smachot/server-platform';
import { BrowseWithout } from '../browse/browse-without';
import { FeaturedStores } from '../browse/featured-stores';
import { BrowseStores } from '../browse/browse-stores';

@Controller()
export class BrowseController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(browseStores)
  browse(@Input() { query }: InputOf<typeof browseStores>) {
    return this.queries.execute(new BrowseStores(query));
  }

  @Serves(featuredStores)
  featured(@Input() { query }: InputOf<typeof featuredStores>) {
    return this.queries.execute(new FeaturedStores(query));
  }

  @Serves(browseWithout)
  without(@Input() { query }: InputOf<typeof browseWithout>) {
    return this.queries.execute(new BrowseWithout(query));
  }
}
