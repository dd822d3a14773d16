import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AssignedStores } from '@smachot/server-identity';
import { LiveTopics } from '@smachot/server-platform';
import { QueryBus } from '@nestjs/cqrs';
import { StoreSeenBy } from './use-cases/crew-role-of';

const USERNAMES = `select coalesce(array_agg(s.username order by c.joined_at, s.id), '{}') as usernames
  from stores.crew c join stores.stores s on s.id = c.store_id where c.user_id = $1 and s.closed_at is null`;

/** What others asked this context to provide: the stores of somebody's token, and who may hear what happens at a store. */
@Injectable()
export class StoresPorts implements OnModuleInit {
  constructor(
    private readonly assigned: AssignedStores,
    private readonly topics: LiveTopics,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.assigned.provide(async (asked, userId) => {
      const [row] = (await asked.query(USERNAMES, [userId])) as { usernames: string[] }[];
      return row?.usernames ?? [];
    });
    this.topics.register(
      'store',
      async (id, actor) => (await this.queries.execute(new StoreSeenBy(id, actor))) !== null,
    );
  }
}
