import { Injectable } from '@nestjs/common';
import type { AdminUserState, Language, UserId } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import {
  Conditions,
  type ListPage,
  type ListPosition,
  type ListTable,
  ReadModel,
  readListPage,
  type SearchWords,
} from '@smachot/server-platform';
import { SUPER_ADMIN } from '../domain/account';

/** An account as admins see it in a list. */
export type ListedUser = {
  userId: UserId;
  username: string;
  firstName: string;
  lastName: string;
  phoneNumber: E164 | null;
  email: string | null;
  emailVerified: boolean;
  language: Language;
  superAdmin: boolean;
  createdAt: Date;
  termsAcceptedAt: Date | null;
  blockedAt: Date | null;
  deletedAt: Date | null;
};
/** `from` and `till`: of the sign-up. */
export type UserFilter = {
  words?: SearchWords | undefined;
  state?: AdminUserState | undefined;
  superAdmin?: boolean | undefined;
  from?: Date | undefined;
  till?: Date | undefined;
};
export type ListedSession = {
  createdAt: Date;
  lastUsedAt: Date;
  browser: string | null;
  system: string | null;
  network: string | null;
};

const USERS: ListTable = {
  table: 'identity.users',
  alias: 'u',
  columns: `u.id as "userId", u.username, u.first_name as "firstName", u.last_name as "lastName", u.phone as "phoneNumber", u.email,
    u.email_verified_at is not null as "emailVerified", u.language, '${SUPER_ADMIN}' = any(u.groups) as "superAdmin",
    u.created_at as "createdAt", u.terms_accepted_at as "termsAcceptedAt", u.blocked_at as "blockedAt", u.deleted_at as "deletedAt"`,
  order: ['created_at', 'id'],
};

/** Each repeats the predicate of its partial index; active accounts are nearly all, and need none. */
const STATES: Record<AdminUserState, string> = {
  active: 'u.blocked_at is null and u.deleted_at is null',
  blocked: 'u.blocked_at is not null and u.deleted_at is null',
  deleted: 'u.deleted_at is not null',
};
/** Members of groups are few and have an index. */
const SUPER_ADMINS = `u.groups <> '{}' and '${SUPER_ADMIN}' = any(u.groups)`;

const matching = (conditions: Conditions, { id, phone, email, text, names }: SearchWords): string => {
  if (id) return `u.id = ${conditions.place(id)}`;
  if (email) return `lower(u.email) like ${conditions.place(email)}`;
  return `(${[
    ...(phone ? [`u.phone like ${conditions.place(phone)}`] : []),
    `platform.name_words(u.first_name || ' ' || u.last_name) @@ ${conditions.place(names)}::tsquery`,
    `u.username like ${conditions.place(text)}`,
  ].join(' or ')})`;
};

/** Reads accounts for admins. */
@Injectable()
export class UserListQueries {
  constructor(private readonly read: ReadModel) {}

  page(filter: UserFilter, position: ListPosition): Promise<ListPage<ListedUser>> {
    return readListPage<ListedUser>(this.read, USERS, conditionsOf(filter), position);
  }

  find(userId: UserId): Promise<ListedUser | undefined> {
    return this.read.one<ListedUser>(`select ${USERS.columns} from identity.users u where u.id = $1`, [
      userId,
    ]);
  }

  /** Sessions that are not revoked, the last used first. */
  sessionsOf(userId: UserId): Promise<ListedSession[]> {
    return this.read.rows<ListedSession>(
      `select f.created_at as "createdAt", f.last_used_at as "lastUsedAt", f.browser, f.system, f.network
       from identity.refresh_families f where f.user_id = $1 and f.revoked_at is null order by f.last_used_at desc limit 20`,
      [userId],
    );
  }
}

const conditionsOf = ({ words, state, superAdmin, from, till }: UserFilter): Conditions => {
  const conditions = new Conditions();
  return conditions
    .search(words && matching(conditions, words))
    .and(state && STATES[state])
    .and(superAdmin ? SUPER_ADMINS : undefined)
    .where(from, (place) => `u.created_at >= ${place}`)
    .where(till, (place) => `u.created_at < ${place}`);
};
