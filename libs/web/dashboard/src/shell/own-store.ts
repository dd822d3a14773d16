import type { AnswerOf, manageStore } from '@smachot/contracts';
import { createContext, useContext } from 'react';

/** The store as its crew sees it, with the caller's role. */
export type OwnStore = AnswerOf<typeof manageStore>;

export const OwnStoreContext = createContext<OwnStore | null>(null);

/** The store this dashboard is of. Screens under the dashboard's shell only. */
export const useOwnStore = (): OwnStore => {
  const store = useContext(OwnStoreContext);
  if (!store) throw new Error('dashboard screens stand under the dashboard shell');
  return store;
};
/** Profile and prices are the owner's; members may look. */
export const useIsOwner = (): boolean => useOwnStore().role === 'Owner';
