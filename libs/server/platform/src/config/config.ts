import * as z from 'zod/mini';
import { isProxyList } from './proxy-list';
import { isPushKey, isServiceList, PUSH_SERVICES, publicKeyOf } from './push-settings';

const text = z.string().check(z.minLength(1));
const url = z.url();
const port = z.coerce.number().check(z.int(), z.gte(1), z.lte(65_535));

const partsIn = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
const isOriginList = (list: string): boolean =>
  partsIn(list).every((one) => URL.canParse(one) && new URL(one).origin === one);

/** `id:secret` pairs; the id `v1` stands for SECRET_KEY. */
const sealingKeysIn = (list: string): [id: string, secret: string][] =>
  partsIn(list).map((one) => {
    const at = one.indexOf(':');
    return [one.slice(0, at), one.slice(at + 1)];
  });
const isKeyList = (list: string): boolean => {
  const keys = sealingKeysIn(list);
  const ids = new Set(keys.map(([id]) => id));
  return (
    ids.size === keys.length &&
    keys.every(([id, secret]) => /^[a-z][a-z0-9]{0,15}$/.test(id) && id !== 'v1' && secret.length >= 32)
  );
};

const Environment = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  /** The address with the app's own role: reads and writes, owns nothing. */
  DATABASE_URL: text,
  /** Only for migrations: an address whose role may create schemas and roles. Absent: `DATABASE_URL` is used for both. */
  DATABASE_ADMIN_URL: z.optional(text),
  REDIS_URL: text,
  HOST: z._default(text, '127.0.0.1'),
  PORT: z._default(port, 4200),
  /** Milliseconds that an api process goes on serving after SIGTERM, for the proxies in front of it to notice. */
  DRAIN_MS: z._default(z.coerce.number().check(z.gte(0)), 0),
  PUBLIC_URL: url,
  WEB_DIR: z._default(text, 'dist/apps/web'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  CORS_ORIGINS: z._default(z.string(), ''),
  /**
   * Proxies in front of the api whose `X-Forwarded-For` is trusted: addresses, networks (`10.0.0.0/8`) and the names
   * `loopback`, `linklocal` and `uniquelocal`, separated by commas. The header of any other sender is ignored: otherwise
   * limits would count addresses that a visitor invents.
   */
  TRUSTED_PROXIES: z._default(
    z.string().check(z.refine(isProxyList, 'is no list of addresses and networks')),
    'loopback',
  ),
  /** Whether `/docs` is served; by default not in production. */
  API_DOCS: z.optional(z.enum(['public', 'off'])),
  CONTACT_CHAT_URL: url,
  /** Requests a caller may make in a minute to a call whose contract sets no limit of its own. */
  REQUESTS_PER_MINUTE: z._default(z.coerce.number().check(z.gte(1)), 300),
  /**
   * Timeout in seconds after which an unfinished job is queued again, with increasing delay: Redis may have been emptied.
   * The lock of a killed worker expires a little sooner.
   */
  JOB_TIMEOUT_SECONDS: z._default(z.coerce.number().check(z.gte(1)), 15),
  SECRET_KEY: z.string().check(z.minLength(32)),
  /**
   * Keys that encrypt stored account numbers and tokens, separated by commas: `k2:<secret>,k1:<secret>`. The first one encrypts; the
   * others, and SECRET_KEY, still open what they encrypted. Empty: SECRET_KEY encrypts.
   */
  SEALING_KEYS: z._default(
    z.string().check(z.refine(isKeyList, 'is no list of ids and secrets of at least 32 characters')),
    '',
  ),
  JWT_PRIVATE_JWK: text,
  /** Keys that still verify while tokens signed with them are valid: a JSON array of public JWKs. */
  JWT_PREVIOUS_JWKS: z._default(z.string(), '[]'),
  FILES_DRIVER: z._default(z.enum(['local', 's3']), 'local'),
  FILES_DIR: z._default(text, '.data/files'),
  S3_BUCKET: z.optional(text),
  S3_REGION: z.optional(text),
  S3_ENDPOINT: z.optional(url),
  S3_ACCESS_KEY: z.optional(text),
  S3_SECRET_KEY: z.optional(text),
  WHATSAPP_BASE_URL: url,
  WHATSAPP_VERSION: z._default(text, 'v25.0'),
  WHATSAPP_PHONE_NUMBER_ID: text,
  WHATSAPP_TOKEN: text,
  WHATSAPP_APP_ID: text,
  WHATSAPP_APP_SECRET: text,
  WHATSAPP_VERIFY_TOKEN: text,
  /** Messages a second all workers together may send; below the provider's ceiling. */
  WHATSAPP_RATE: z._default(z.coerce.number().check(z.gt(0)), 60),
  /** Different people written to in a moving day, over all hosts; the provider's limit. 0: unlimited. */
  WHATSAPP_DAILY_LIMIT: z._default(z.coerce.number().check(z.gte(0)), 0),
  PAYMENT_MODE: z.optional(z.enum(['live', 'sandbox'])),
  PAYME_BASE_URL: url,
  PAYME_SCRIPT_URL: url,
  PAYME_CLIENT_KEY: text,
  PAYME_CLIENT_SECRET: text,
  PAYME_SELLER_ID: text,
  PAYME_SELLER_PUBLIC_KEY: text,
  /** Timeout of a call to the card provider in milliseconds; afterwards its outcome counts as unknown. */
  PAYME_TIMEOUT_MS: z._default(z.coerce.number().check(z.gte(100)), 12_000),
  /** The issuer of receipts, as printed on them: name, company or licence number, place. */
  RECEIPT_ISSUER: text,
  /** Who pays stores, as registered with Masav, and its name in Hebrew. Without them no payout file can be made. */
  MASAV_INSTITUTION: z.optional(z.string().check(z.regex(/^\d{8}$/))),
  MASAV_SENDER: z.optional(z.string().check(z.regex(/^\d{5}$/))),
  MASAV_NAME: z.optional(z.string().check(z.minLength(1), z.maxLength(30))),
  SMS_BASE_URL: url,
  SMS_TOKEN: text,
  SMS_USERNAME: text,
  SMS_SENDER: z.string().check(z.regex(/^[A-Za-z0-9]{1,11}$/)),
  /** Maximum number of one-time codes sent in an hour by the whole service: a cap on the cost of an attack. */
  SMS_HOURLY_BUDGET: z._default(z.coerce.number().check(z.gte(1)), 2000),
  SMTP_URL: url,
  MAIL_FROM: text,
  /** Stores that one account may open in 24 hours, closed ones included, and own at a time. */
  STORES_DAILY_LIMIT: z._default(z.coerce.number().check(z.gte(1)), 3),
  STORES_OWNED_LIMIT: z._default(z.coerce.number().check(z.gte(1)), 10),
  /** The private key (VAPID) of our pushed notices: 32 bytes as base64url. Absent: this installation pushes none. */
  VAPID_PRIVATE_KEY: z.optional(
    z.string().check(z.refine(isPushKey, 'is no private key of the curve P-256 in base64url')),
  ),
  /** Origins of the push services of browsers, to which alone notices are sent; `https://*.example` includes every subdomain. */
  PUSH_SERVICES: z._default(
    z.string().check(z.refine(isServiceList, 'is no list of origins')),
    PUSH_SERVICES,
  ),
  PLACES_BASE_URL: url,
  PLACES_KEY: text,
  /** Maximum number of requests to the provider of places in a day (UTC), by one network and by the whole product: a cap on the cost of an attack. */
  PLACES_NETWORK_DAILY_BUDGET: z._default(z.coerce.number().check(z.gte(1)), 2000),
  PLACES_DAILY_BUDGET: z._default(z.coerce.number().check(z.gte(1)), 50_000),
  /** Product analytics and feature flags; both or none. */
  ANALYTICS_HOST: z.optional(url),
  ANALYTICS_KEY: z.optional(text),
  /** Web analytics: the address that receives hits, and the id of the stream. */
  WEB_ANALYTICS_HOST: z.optional(url),
  WEB_ANALYTICS_ID: z.optional(text),
  /** The map of businesses: a MapLibre style, or tiles alone (a PMTiles archive, or an address with {z}, {x} and {y}). None: our own drawing. */
  MAP_STYLE_URL: z.optional(url),
  MAP_TILES_URL: z.optional(url),
  /** The required attribution of tiles that do not contain their own. */
  MAP_ATTRIBUTION: z.optional(text),
  /** Further origins a style takes its tiles, fonts and pictures from, separated by commas. */
  MAP_ORIGINS: z._default(z.string().check(z.refine(isOriginList, 'is no list of origins')), ''),
  SANDBOX_URL: z.optional(url),
  /** A file that is as young as the worker's last sign of life; for the health check of a container. */
  WORKER_PULSE_FILE: z.optional(text),
  /** The token with which Prometheus reads metrics; requests without it get 404. Empty: loopback only. */
  METRICS_TOKEN: z.optional(text),
  /** The port at which the worker serves its metrics. Absent: it serves none. */
  METRICS_PORT: z.optional(port),
  /** The collector that gets traces, by OTLP over HTTP. Absent: nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(url),
  /** Header fields for the collector: `name=value` pairs, separated by commas. */
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(text),
  /** The share of traces that are recorded. */
  OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number().check(z.gte(0), z.lte(1)), 1),
});
export type Settings = z.infer<typeof Environment>;

/** Values that let development and tests run against the sandbox with no account and no key. Never in production. */
const againstSandbox = (sandbox: string): Record<string, string> => ({
  SANDBOX_URL: sandbox,
  WHATSAPP_BASE_URL: `${sandbox}/whatsapp`,
  WHATSAPP_PHONE_NUMBER_ID: '1099',
  WHATSAPP_TOKEN: 'sandbox-token',
  WHATSAPP_APP_ID: 'sandbox-app',
  WHATSAPP_APP_SECRET: 'demo_app_secret',
  WHATSAPP_VERIFY_TOKEN: 'sandbox-verify',
  PAYMENT_MODE: 'sandbox',
  PAYME_BASE_URL: `${sandbox}/payme/api`,
  PAYME_SCRIPT_URL: `${sandbox}/payme/hf/v1/hostedfields.js`,
  PAYME_CLIENT_KEY: 'pk_demo_7F3A',
  PAYME_CLIENT_SECRET: 'ps_demo_51C9',
  PAYME_SELLER_ID: 'MPL2611-AAAABBBB-CCCCDDDD-EEEEFFFF',
  PAYME_SELLER_PUBLIC_KEY: 'seller-public-key-demo',
  RECEIPT_ISSUER: 'שמחות – סביבת הדגמה, ללא תוקף',
  MASAV_INSTITUTION: '00000018',
  MASAV_SENDER: '00018',
  MASAV_NAME: 'שמחות הדגמה',
  SMS_BASE_URL: `${sandbox}/sms`,
  SMS_TOKEN: 'sms-demo',
  SMS_USERNAME: 'demo',
  SMS_SENDER: 'Smachot',
  SMTP_URL: 'smtp://127.0.0.1:4325',
  MAIL_FROM: 'Smachot <hello@smachot.example>',
  PUSH_SERVICES: `${PUSH_SERVICES},${new URL(sandbox).origin}`,
  PLACES_BASE_URL: `${sandbox}/places`,
  PLACES_KEY: 'places-demo',
  ANALYTICS_HOST: `${sandbox}/analytics`,
  ANALYTICS_KEY: 'phc_demo',
  WEB_ANALYTICS_HOST: `${sandbox}/analytics`,
  WEB_ANALYTICS_ID: 'G-DEMO',
  CONTACT_CHAT_URL: 'https://wa.me/972500000000',
});

export class ConfigurationError extends Error {}

const OURS =
  /^(TRUSTED|SEALING|MAP|API|VAPID|PUSH|WHATSAPP|PAYME|MASAV|PAYMENT|SMS|SMTP|MAIL|PLACES|S3|FILES|JWT|ANALYTICS|WEB_ANALYTICS)_/;

/**
 * Parses the environment. Throws ConfigurationError naming every variable that is missing or wrong. One that there is not is a mistake
 * in production, and likely somebody's own elsewhere: there it is only told.
 */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const production = env['NODE_ENV'] === 'production';
  const defaults = production
    ? {}
    : {
        ...againstSandbox(env['SANDBOX_URL'] ?? 'http://127.0.0.1:4300'),
        PUBLIC_URL: `http://localhost:${env['PORT'] ?? '4200'}`,
      };
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const unknown = Object.keys(given)
    .filter((name) => OURS.test(name) && !(name in Environment.def.shape))
    .map((name) => `${name}: there is no such setting`);
  const parsed = Environment.safeParse({ ...defaults, ...given });
  const wrong = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if ((production && unknown.length) || !parsed.success)
    throw new ConfigurationError(['The configuration is not usable.', ...wrong, ...unknown].join('\n  '));
  if (unknown.length) console.warn(['Ignored in the environment:', ...unknown].join('\n  '));
  return new Config(parsed.data);
};

/** The typed settings, injected everywhere; no other code reads the environment. */
export class Config {
  constructor(readonly settings: Settings) {}
  get production(): boolean {
    return this.settings.NODE_ENV === 'production';
  }
  get docsArePublic(): boolean {
    return (this.settings.API_DOCS ?? (this.production ? 'off' : 'public')) === 'public';
  }
  /** The origins of the map's style, tiles, fonts and pictures. */
  get mapOrigins(): string[] {
    const { MAP_STYLE_URL, MAP_TILES_URL, MAP_ORIGINS } = this.settings;
    const addresses = [MAP_STYLE_URL, MAP_TILES_URL].filter((one) => one !== undefined);
    if (addresses.length === 0) return [];
    return [...new Set([...addresses.map((one) => new URL(one).origin), ...partsIn(MAP_ORIGINS)])];
  }
  /** Ids and master secrets of SEALING_KEYS, the one in use first. */
  get sealingKeys(): [id: string, secret: string][] {
    return sealingKeysIn(this.settings.SEALING_KEYS);
  }
  /** The keys that push services know us by; null: this installation pushes nothing. */
  get pushKeys(): { publicKey: string; privateKey: string } | null {
    const { VAPID_PRIVATE_KEY: privateKey } = this.settings;
    return privateKey === undefined ? null : { publicKey: publicKeyOf(privateKey), privateKey };
  }
  get paymentMode(): 'live' | 'sandbox' {
    return this.settings.PAYMENT_MODE ?? 'live';
  }
}
