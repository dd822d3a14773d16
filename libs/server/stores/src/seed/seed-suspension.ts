import type { StoreId } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { CrewRepository } from '../persistence/crew/crew.repository';
import { ListingRepository } from '../persistence/listing/listing.repository';
import { StoreRepository } from '../persistence/stores/store.repository';

const REASON = 'שלושה לקוחות כתבו שהגלידה הגיעה מומסת ושאיש לא ענה להם. ממתינים להסבר מהעסק.';
const DAYS_AGO = 4;

/** Suspends a store, as an admin did some days ago. */
export const seedSuspensionDemo = async (tx: Tx, storeId: StoreId, now: Date): Promise<void> => {
  const stores = new StoreRepository(new ListingRepository(), new CrewRepository());
  const store = await stores.byId(tx, storeId);
  if (store?.suspend(REASON, new Date(now.getTime() - DAYS_AGO * DAY_MS))) await stores.save(tx, store);
};
