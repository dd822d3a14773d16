import { EMBED_ORIGINS } from '@smachot/contracts';
import type { Config } from '@smachot/server-platform';

/** What of a page runs that is no file of ours: the nonce of one answer, or the texts of scripts that are the same in every answer. */
type InlineSources = { nonce: string } | { scripts: readonly string[] };

/** Emotion writes its rules into an element that is empty in the document. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The content security policy of a page, for what of it runs inline. */
export type PagePolicy = (inline: InlineSources) => string;

/**
 * Strict: nothing inline but what is named; the card provider's script and frames, players of the allow-list, and the map's
 * tiles. A page that names its scripts is a rendered one: its HTML holds what its components set by themselves, a width, a place, a colour.
 * @param guest the guest page, which plays nothing
 */
export const pagePolicy = (config: Config, { guest = false } = {}): PagePolicy => {
  const payments = new URL(config.settings.PAYME_SCRIPT_URL).origin;
  const { ANALYTICS_HOST, WEB_ANALYTICS_HOST } = config.settings;
  const measured = guest ? [] : [ANALYTICS_HOST, WEB_ANALYTICS_HOST].filter((host) => host !== undefined);
  const map = guest ? [] : config.mapOrigins;
  const origins = new Set(["'self'", ...measured.map((host) => new URL(host).origin), ...map]);
  const same = [
    ["img-src 'self' data: blob:", ...map].join(' '),
    "font-src 'self'",
    `connect-src ${[...origins].join(' ')}`,
    `frame-src ${[payments, ...(guest ? [] : Object.values(EMBED_ORIGINS))].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "manifest-src 'self'",
  ];
  return (inline) => {
    const nonce = 'nonce' in inline ? `'nonce-${inline.nonce}'` : null;
    const scripts = 'scripts' in inline ? inline.scripts.join(' ') : nonce;
    return [
      "default-src 'none'",
      `script-src 'self' ${scripts} ${payments}`,
      `style-src 'self' ${nonce ?? EMPTY_STYLE}`,
      ...(nonce === null ? ["style-src-attr 'unsafe-inline'"] : []),
      ...same,
    ].join('; ');
  };
};
