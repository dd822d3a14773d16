import type { OrderId, PayoutId, StatementKind, StoreId } from '@smachot/contracts';

/**
 * clearing: at the card provider; store: owed to a store; frozen: disputed, and the store's when it is won; commission: the platform's;
 * customers: to be given back; payouts: sent to stores, or about to be.
 */
export type Account = 'clearing' | 'store' | 'frozen' | 'commission' | 'customers' | 'payouts';

/** Sums in agorot. What an account is owed is above 0, so that the entries of a posting add up to 0. */
export type Entry = {
  account: Account;
  kind: StatementKind;
  amount: number;
  storeId: StoreId;
  orderId: OrderId | null;
  payoutId: PayoutId | null;
  /** Of entries of the account `store`: the number of the line, and the balance after it; null for others. */
  line: number | null;
  balance: number | null;
};

/** Entries that belong together. `key` names the cause: the same cause is never posted twice. */
export type Posting = { key: string; at: Date; entries: Entry[] };
