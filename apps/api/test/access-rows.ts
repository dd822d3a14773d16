/** The result of a caller: `ok` means that access was granted, whether or not the request then succeeds. */
export type Expected = 'ok' | 401 | 403 | 404;
export type Row = readonly [visitor: Expected, host: Expected, otherHost: Expected, superAdmin: Expected];

export const everybody: Row = ['ok', 'ok', 'ok', 'ok'];
export const signedIn: Row = [401, 'ok', 'ok', 'ok'];
/** A resource of one person: for all others it does not exist (404). */
export const owner: Row = [401, 'ok', 404, 404];
/** For all others the admin's calls do not exist. */
export const admins: Row = [401, 404, 404, 'ok'];
/** A store's owner, as the host is here; callers outside its crew get 404. */
export const crew = owner;
/** Super admins may read every store and its orders, and change nothing there. */
export const lookedInto: Row = [401, 'ok', 404, 'ok'];
/** Needs a guest's personal token, which none of the four has. */
export const guests: Row = [401, 401, 401, 401];
