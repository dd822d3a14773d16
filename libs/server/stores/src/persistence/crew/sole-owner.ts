import type { StoreId, UserId } from '@smachot/contracts';
/** An SQL executor: the transaction at hand, or a connection without one. */
type SqlExecutor = { query<T>(sql: string, values: unknown[]): Promise<T[]> };

/** The stores that would have no owner without this one, by id. */
export const ownedAlone = async (executor: SqlExecutor, userId: UserId): Promise<string[]> => {
  const stores = await executor.query<{ storeId: StoreId }>(
    `select c.store_id as "storeId" from stores.crew c where c.user_id = $1 and c.role = 'Owner'
       and not exists (select 1 from stores.crew o where o.store_id = c.store_id and o.role = 'Owner' and o.user_id <> $1)
     order by c.store_id`,
    [userId],
  );
  return stores.map(({ storeId }) => storeId);
};
