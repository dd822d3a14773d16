import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { LoadingScreen } from '@smachot/web-ui';
import { NotFound } from './not-found';

const HOPPED = 'guestPageHop';

/** The guest page is an entry of its own, so a link to it inside the app leaves the app. Once: never round and round. */
export function GuestHop() {
  const { pathname, search, hash, key } = useLocation();
  const arrivedHere = key === 'default' && sessionStorage.getItem(HOPPED) === pathname;
  useEffect(() => {
    if (arrivedHere) return;
    sessionStorage.setItem(HOPPED, pathname);
    location.assign(pathname + search + hash);
  }, [arrivedHere, pathname, search, hash]);
  return arrivedHere ? <NotFound /> : <LoadingScreen />;
}
