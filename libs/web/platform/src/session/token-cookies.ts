import type { Tokens } from '@smachot/contracts';
import { DAY_SECONDS } from '@smachot/kernel';

/** Written at sign-out before the cookies are removed: other tabs and older pages read it as signed out. */
const NOBODY = 'empty';
const DAYS_7 = 7 * DAY_SECONDS;
const NAMES = { access: 'access_token', refresh: 'refresh_token' } as const;

const isLocal = (host: string) =>
  /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host) || host.endsWith('.localhost');
const isAddress = (host: string) => /^[\d.]+$|:/.test(host);

const read = (name: string): string | null => {
  // pages are rendered for everybody, as for somebody who is not signed in
  if (typeof document === 'undefined') return null;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  const value = found && decodeURIComponent(found.slice(name.length + 1));
  return value && value !== NOBODY ? value : null;
};

const put = (name: string, value: string, maxAge: number, domain: string | null): void => {
  const secure = isLocal(location.hostname) ? '' : '; secure';
  const shared = domain ? `; domain=${domain}` : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; max-age=${maxAge}; path=/; samesite=lax${secure}${shared}`;
};

/**
 * Widest domain first: browsers refuse a public suffix (`co.il`), so the first that sticks is the shared domain of
 * this site. null: this host only (localhost, bare addresses).
 */
export const candidateDomains = (host: string): (string | null)[] => {
  if (isLocal(host) || isAddress(host)) return [null];
  const labels = host.split('.');
  return [
    ...labels
      .slice(0, -1)
      .map((_, from) => labels.slice(from).join('.'))
      .reverse(),
    null,
  ];
};

const sharedDomain = (): string | null => {
  for (const domain of candidateDomains(location.hostname)) {
    put('domain_probe', '1', 60, domain);
    const stuck = read('domain_probe') !== null;
    put('domain_probe', '', 0, domain);
    if (stuck) return domain;
  }
  return null;
};

export const tokenCookies = {
  accessToken: () => read(NAMES.access),
  refreshToken: () => read(NAMES.refresh),
  write({ access_token, refresh_token }: Tokens): void {
    const domain = sharedDomain();
    put(NAMES.access, access_token, DAYS_7, domain);
    put(NAMES.refresh, refresh_token, DAYS_7, domain);
  },
  clear(): void {
    const domain = sharedDomain();
    for (const name of Object.values(NAMES)) put(name, NOBODY, DAYS_7, domain);
    for (const name of Object.values(NAMES)) put(name, '', 0, domain);
  },
};
export type TokenStore = typeof tokenCookies;
