import { User } from '@smachot/contracts';

const SUPER_ADMIN = 'super-admin';

/** The signed-in user, derived from the access token. Permissions are decided by the server, never by this. */
export type SessionUser = User & { isSuperAdmin: boolean };

const payloadOf = (token: string): Record<string, unknown> | null => {
  try {
    const base64 = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : null;
  } catch {
    return null;
  }
};

export const sessionUser = (user: User): SessionUser => ({
  ...user,
  isSuperAdmin: user.groups.includes(SUPER_ADMIN),
});

export const userOfToken = (token: string | null): SessionUser | null => {
  const payload = token ? payloadOf(token) : null;
  const user = User.safeParse({ id: payload?.['sub'], ...payload });
  return user.success ? sessionUser(user.data) : null;
};

/** Real time: tokens do not follow the movable clock. */
export const isFresh = (token: string | null, now = Date.now()): boolean => {
  const expiry = token ? payloadOf(token)?.['exp'] : null;
  return typeof expiry === 'number' && expiry * 1000 - now > 30_000;
};
