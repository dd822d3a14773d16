import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId, UserId } from '@smachot/contracts';
import {
  CrewQueries,
  type Reader,
  type SeenStore,
  type StoreCrew,
  type Workplace,
  type WorksAt,
} from '../../persistence/crew/crew.queries';

/** A person's role at a store that is not closed, by the store's id or username; null: none. */
export class CrewRoleOf extends Query<WorksAt | null> {
  constructor(
    readonly partner: string,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(CrewRoleOf)
export class CrewRoleOfHandler implements IQueryHandler<CrewRoleOf> {
  constructor(private readonly crew: CrewQueries) {}

  async execute({ partner, userId }: CrewRoleOf): Promise<WorksAt | null> {
    return (await this.crew.roleAt(partner, userId)) ?? null;
  }
}

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
  constructor(private readonly crew: CrewQueries) {}

  async execute({ partner, reader }: StoreSeenBy): Promise<SeenStore | null> {
    return (await this.crew.storeSeenBy(partner, reader)) ?? null;
  }
}

/** The crew of each of these stores, for notices of its orders. In one statement. */
export class CrewOf extends Query<Map<string, string[]>> {
  constructor(readonly partnerIds: StoreId[]) {
    super();
  }
}

@QueryHandler(CrewOf)
export class CrewOfHandler implements IQueryHandler<CrewOf> {
  constructor(private readonly crew: CrewQueries) {}

  async execute({ partnerIds }: CrewOf): Promise<Map<string, string[]>> {
    const crews = await this.crew.usersOf(partnerIds);
    return new Map(crews.map(({ partnerId, userIds }) => [partnerId, userIds]));
  }
}

/** Stores that are open, by their ids, with their crews; `after`: the last of the previous page. */
export class StoreCrews extends Query<StoreCrew[]> {
  constructor(
    readonly after: StoreId | null,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(StoreCrews)
export class StoreCrewsHandler implements IQueryHandler<StoreCrews> {
  constructor(private readonly crew: CrewQueries) {}

  execute({ after, limit }: StoreCrews): Promise<StoreCrew[]> {
    return this.crew.page(after, limit);
  }
}

/** Every store, closed ones too, where each of these people works, is suspended, or worked. In one statement. */
export class WorkplacesEver extends Query<Workplace[]> {
  constructor(readonly userIds: readonly UserId[]) {
    super();
  }
}

@QueryHandler(WorkplacesEver)
export class WorkplacesEverHandler implements IQueryHandler<WorkplacesEver> {
  constructor(private readonly crew: CrewQueries) {}

  execute({ userIds }: WorkplacesEver): Promise<Workplace[]> {
    return userIds.length ? this.crew.workplacesEver(userIds) : Promise.resolve([]);
  }
}
