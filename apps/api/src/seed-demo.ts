import type { StoreId, UserId } from '@smachot/contracts';
import type { DemoPeople } from '@smachot/server-identity';
import type { seedOrdersDemo } from '@smachot/server-orders';
import type { seedPayoutsDemo } from '@smachot/server-payouts';

/** Who and what the seeds of the market are about. */
export type MarketDemo = {
  people: DemoPeople;
  /** By the stores' usernames. */
  storeIds: Readonly<Record<string, StoreId>>;
  ownerOf: (username: string) => UserId;
  /** The store that has something on every screen. */
  storeId: StoreId;
  /** The half-answered invitation of the host. */
  invitation: Parameters<typeof seedOrdersDemo>[1]['invitation'];
  paid: Parameters<typeof seedPayoutsDemo>[1]['paid'];
  now: Date;
};
/** The store that has something on every screen. */
export const FIRST_STORE = 'savta-julie';
