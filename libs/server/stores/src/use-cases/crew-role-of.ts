import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CrewRole } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import { namedBy } from '../store/partner-key';

export type WorksAt = { partnerId: string; partnerUsername: string; role: CrewRole };

/** What somebody is at a store that is not closed, by its id or username; null: nothing. */
export class CrewRoleOf extends Query<WorksAt | null> {
  constructor(
    readonly partner: string,
    readonly userId: string,
  ) {
    super();
  }
}

@QueryHandler(CrewRoleOf)
export class CrewRoleOfHandler implements IQueryHandler<CrewRoleOf> {
  constructor(private readonly read: ReadModel) {}

  async execute({ partner, userId }: CrewRoleOf): Promise<WorksAt | null> {
    const works = await this.read.one<WorksAt>(
      `select s.id as "partnerId", s.username as "partnerUsername", c.role
       from stores.stores s join stores.crew c on c.store_id = s.id and c.user_id = $2
       where ${namedBy(partner, '$1')} and s.closed_at is null`,
      [partner, userId],
    );
    return works ?? null;
  }
}

/** The people who work at a store: who is told of its orders. */
export class CrewOf extends Query<string[]> {
  constructor(readonly partnerId: string) {
    super();
  }
}

@QueryHandler(CrewOf)
export class CrewOfHandler implements IQueryHandler<CrewOf> {
  constructor(private readonly read: ReadModel) {}

  async execute({ partnerId }: CrewOf): Promise<string[]> {
    const crew = await this.read.rows<{ userId: string }>(
      'select user_id as "userId" from stores.crew where store_id = $1 order by joined_at, id',
      [partnerId],
    );
    return crew.map(({ userId }) => userId);
  }
}
