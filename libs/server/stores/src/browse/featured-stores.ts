import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type AnswerOf, FEATURED_PLACES, type featuredStores, type InputOf } from '@smachot/contracts';
import { accept, Clock, MINUTE_MS, type Result } from '@smachot/kernel';
import { FileStore, RawJson, ReadModel } from '@smachot/server-platform';
import { featuredStatement, type PlacesRow } from './browse-sql';
import { wantedBy } from './wanted';

type Answer = AnswerOf<typeof featuredStores>;
/** How long the same stores have the places. */
export const TURN_MS = 10 * MINUTE_MS;

/** The stores in the places above the results of a search. */
export class FeaturedStores extends Query<Result<RawJson<Answer>>> {
  constructor(readonly asked: InputOf<typeof featuredStores>['query']) {
    super();
  }
}

@QueryHandler(FeaturedStores)
export class FeaturedStoresHandler implements IQueryHandler<FeaturedStores> {
  constructor(
    private readonly read: ReadModel,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  async execute({ asked }: FeaturedStores): Promise<Result<RawJson<Answer>>> {
    const wanted = wantedBy({ ...asked, sort: 'recommended', limit: FEATURED_PLACES });
    if (!wanted.ok) return wanted;
    if (asked.q?.trim()) return accept(new RawJson<Answer>('{"stores":[],"picks":[]}'));
    const now = this.clock.now();
    const turn = String(Math.floor(now.getTime() / TURN_MS));
    const { sql, parameters } = featuredStatement(wanted.value, now, turn);
    const [places] = await this.read.rows<PlacesRow>(sql, parameters);
    const cards = `{"stores":[${places?.paid ?? ''}],"picks":[${places?.picked ?? ''}]}`;
    return accept(new RawJson<Answer>(this.files.signedIn(cards)));
  }
}
