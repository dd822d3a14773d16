/**
 * Takes the personal token out of the address at once, so that it stays in no history, screenshot or referrer. The token is in
 * the fragment, which never reaches a server: `/rsvp/{eventId}#t=…`.
 */
export const takeToken = (
  place: Location = window.location,
  history: History = window.history,
): string | null => {
  const token = new URLSearchParams(place.hash.slice(1)).get('t');
  if (token) history.replaceState(null, '', place.pathname);
  return token && /^[\w-]{20,200}$/.test(token) ? token : null;
};

export const eventIdOf = (pathname: string): string =>
  decodeURIComponent(pathname.split('/').filter(Boolean)[1] ?? '');
