import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CrewRole, StoreRole } from '@smachot/contracts';
import { ReadModel, type UserActor } from '@smachot/server-platform';
import { namedBy } from '../../persistence/stores/partner-key';

export type WorksAt = { partnerId: string; partnerUsername: string; role: CrewRole };

/** A person's role at a store that is not closed, by the store's id or username; null: none. */
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

/** The reader of a store: super admins may look into every store, and change nothing. */
export type Reader = Pick<UserActor, 'userId' | 'superAdmin'>;
export type SeenStore = Omit<WorksAt, 'role'> & { role: StoreRole };

/** A store that is not closed, by its id or username, for a reader with access to it; null: no store, or no access. */
export class StoreSeenBy extends Query<SeenStore | null> {
  constructor(
    readonly partner: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(StoreSeenBy)
export class StoreSeenByHandler implements IQueryHandler<StoreSeenBy> {
  constructor(private readonly read: ReadModel) {}

  async execute({ partner, reader }: StoreSeenBy): Promise<SeenStore | null> {
    const seen = await this.read.one<SeenStore>(
      `select s.id as "partnerId", s.username as "partnerUsername", coalesce(c.role, 'Viewer') as role
       from stores.stores s left join stores.crew c on c.store_id = s.id and c.user_id = $2
       where ${namedBy(partner, '$1')} and s.closed_at is null and (c.user_id is not null or $3::boolean)`,
      [partner, reader.userId, reader.superAdmin],
    );
    return seen ?? null;
  }
}

/** The crew of each of these stores, for notices of its orders. In one statement. */
export class CrewOf extends Query<Map<string, string[]>> {
  constructor(readonly partnerIds: string[]) {
    super();
  }
}

@QueryHandler(CrewOf)
export class CrewOfHandler implements IQueryHandler<CrewOf> {
  constructor(private readonly read: ReadModel) {}

  async execute({ partnerIds }: CrewOf): Promise<Map<string, string[]>> {
    const crews = await this.read.rows<{ partnerId: string; userIds: string[] }>(
      `select store_id as "partnerId", array_agg(user_id::text order by joined_at, id) as "userIds" from stores.crew
       where store_id = any($1::uuid[]) group by store_id`,
      [partnerIds],
    );
    return new Map(crews.map(({ partnerId, userIds }) => [partnerId, userIds]));
  }
}
