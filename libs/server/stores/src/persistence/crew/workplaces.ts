import type { UserId } from '@smachot/contracts';
/** An SQL executor: the transaction at hand, or a connection without one. */
type SqlExecutor = { query(sql: string, parameters: unknown[]): Promise<unknown> };

/** The usernames of the stores, not closed, where a person works, the earliest joined first. */
export const workplaceUsernames = async (executor: SqlExecutor, userId: UserId): Promise<string[]> => {
  const [row] = (await executor.query(
    `select coalesce(array_agg(s.username order by c.joined_at, s.id), '{}') as usernames
  from stores.crew c join stores.stores s on s.id = c.store_id where c.user_id = $1 and s.closed_at is null`,
    [userId],
  )) as { usernames: string[] }[];
  return row?.usernames ?? [];
};
