import type { PlanId, StoreId } from '@smachot/contracts';

/** An SQL executor within the transaction at hand. */
type SqlExecutor = { query<T>(sql: string, values: unknown[]): Promise<T[]> };

/** The plan whose limits apply to a store; the subscriptions context provides it. It queries within the transaction at hand. */
export abstract class StorePlans {
  abstract of(executor: SqlExecutor, storeId: StoreId): Promise<PlanId>;
}
