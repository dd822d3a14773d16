import { EMBED_ORIGINS } from '@smachot/contracts';
import type { Config } from '@smachot/server-platform';

/** Strict: nothing inline without the nonce of this response; the card provider's script and frames, players of the allow-list, and the map's tiles. @param guest the guest page, which plays nothing */
export const contentSecurityPolicy = (config: Config, nonce: string, guest = false): string => {
  const payments = new URL(config.settings.PAYME_SCRIPT_URL).origin;
  const { ANALYTICS_HOST, WEB_ANALYTICS_HOST } = config.settings;
  const measured = guest ? [] : [ANALYTICS_HOST, WEB_ANALYTICS_HOST].filter((host) => host !== undefined);
  const map = guest ? [] : config.mapOrigins;
  const origins = new Set(["'self'", ...measured.map((host) => new URL(host).origin), ...map]);
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' ${payments}`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data: blob:", ...map].join(' '),
    "font-src 'self'",
    `connect-src ${[...origins].join(' ')}`,
    `frame-src ${[payments, ...(guest ? [] : Object.values(EMBED_ORIGINS))].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "manifest-src 'self'",
  ].join('; ');
};
