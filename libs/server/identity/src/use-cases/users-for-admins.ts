import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { UserId } from '@smachot/contracts';
import type { ListPage, ListPosition } from '@smachot/server-platform';
import {
  type ListedSession,
  type ListedUser,
  type UserFilter,
  UserListQueries,
} from '../persistence/user-list.queries';

/** A page of all accounts, the newest first. */
export class UserPage extends Query<ListPage<ListedUser>> {
  constructor(
    readonly filter: UserFilter,
    readonly position: ListPosition,
  ) {
    super();
  }
}

@QueryHandler(UserPage)
export class UserPageHandler implements IQueryHandler<UserPage> {
  constructor(private readonly users: UserListQueries) {}

  execute({ filter, position }: UserPage): Promise<ListPage<ListedUser>> {
    return this.users.page(filter, position);
  }
}

/** One account, erased ones too, with its sessions. */
export class UserForAdmins extends Query<(ListedUser & { sessions: ListedSession[] }) | undefined> {
  constructor(readonly userId: UserId) {
    super();
  }
}

@QueryHandler(UserForAdmins)
export class UserForAdminsHandler implements IQueryHandler<UserForAdmins> {
  constructor(private readonly users: UserListQueries) {}

  async execute({ userId }: UserForAdmins) {
    const [user, sessions] = await Promise.all([this.users.find(userId), this.users.sessionsOf(userId)]);
    return user && { ...user, sessions };
  }
}
