import { LAST_STORE, safeStorage, type SessionUser } from '@smachot/web-platform';

/** Where a sign-in leads that was not on the way to a page: admins to their panel, a crew to its store (the last one), others home. */
export const firstPage = ({ isSuperAdmin, assignedStores }: SessionUser): string => {
  if (isSuperAdmin) return '/admin-panel';
  const last = safeStorage.read(LAST_STORE);
  const store = assignedStores.find((username) => username === last) ?? assignedStores[0];
  return store ? `/dashboard/${store}` : '/me';
};
