import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { AdminUser, AdminUserFilter, AdminUserState } from '@smachot/contracts';
import { type ListedUser, UserPage } from '@smachot/server-identity';
import { type ListPage, type ListPosition, periodOf, readSearch } from '@smachot/server-platform';
import { type StoreOfUser, StoresOfUsers } from '@smachot/server-stores';
import type { RowList } from './row-list';

const stateOf = ({ blockedAt, deletedAt }: ListedUser): AdminUserState => {
  if (deletedAt) return 'deleted';
  return blockedAt ? 'blocked' : 'active';
};

export const userView = ({ createdAt, ...user }: ListedUser, stores: readonly StoreOfUser[]): AdminUser => ({
  userId: user.userId,
  username: user.username,
  firstName: user.firstName,
  lastName: user.lastName,
  phoneNumber: user.phoneNumber,
  email: user.email,
  emailVerified: user.emailVerified,
  language: user.language,
  superAdmin: user.superAdmin,
  state: stateOf({ createdAt, ...user }),
  createdAt: createdAt.toISOString(),
  stores: stores.filter(({ userId }) => userId === user.userId).map(({ userId: _, ...store }) => store),
});

/** Accounts, each with the stores where the person works: two statements a page. */
@Injectable()
export class UsersList implements RowList<AdminUserFilter, AdminUser> {
  constructor(private readonly queries: QueryBus) {}

  async page(
    { q, state, superAdmin, ...days }: AdminUserFilter,
    position: ListPosition,
  ): Promise<ListPage<AdminUser>> {
    const filter = {
      words: readSearch(q),
      state,
      superAdmin: superAdmin === 'true',
      ...periodOf(days),
    };
    const { rows, ...end } = await this.queries.execute(new UserPage(filter, position));
    const stores = await this.queries.execute(new StoresOfUsers(rows.map(({ userId }) => userId)));
    return { rows: rows.map((row) => userView(row, stores)), ...end };
  }
}
