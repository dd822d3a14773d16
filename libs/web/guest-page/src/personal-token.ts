import type { EventId } from '@smachot/contracts';
import { tabStorage } from '@smachot/web-platform-light';
import { halfway } from './halfway';

export const eventIdOf = (pathname: string): EventId =>
  decodeURIComponent(pathname.split('/').filter(Boolean)[1] ?? '');

const keyOf = (eventId: EventId): string => `guest-token:${eventId}`;

/**
 * Takes the personal token out of the address at once, so that it stays in no history, screenshot or referrer. The token is in
 * the fragment, which never reaches a server: `/rsvp/{eventId}#t=…`. It lives as long as the tab: a reload finds it again.
 */
export const takeToken = (
  place: Location = window.location,
  history: History = window.history,
): string | null => {
  const eventId = eventIdOf(place.pathname);
  const key = keyOf(eventId);
  const given = new URLSearchParams(place.hash.slice(1)).get('t');
  if (!given) return tabStorage.read(key);
  history.replaceState(null, '', place.pathname);
  const token = /^[\w-]{20,200}$/.test(given) ? given : null;
  if (token && token !== tabStorage.read(key)) {
    // the link may be another guest's
    halfway.forget(eventId);
    tabStorage.write(key, token);
  }
  return token;
};

/** The link is not good any more. */
export const forgetToken = (eventId: EventId): void => tabStorage.remove(keyOf(eventId));
