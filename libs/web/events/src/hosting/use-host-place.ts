import { useParams } from 'react-router';

/** Where the screens stand: under /me/events, or under a store's dashboard. */
export const useHostPlace = (): { store: string | undefined; base: string } => {
  const { storeUsername } = useParams();
  return { store: storeUsername, base: storeUsername ? `/dashboard/${storeUsername}/events` : '/me/events' };
};
