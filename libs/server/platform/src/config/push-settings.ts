import { createECDH } from 'node:crypto';

/** The push services of Chrome, Edge, Firefox and Safari, and of the browsers made of them. */
export const PUSH_SERVICES = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://*.notify.windows.com',
  'https://*.push.apple.com',
].join(',');

const entriesOf = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const WILDCARD = '://*.';
const isOrigin = (text: string): boolean =>
  !text.includes('*') && URL.canParse(text) && new URL(text).origin === text;

/** Whether every entry is an origin, or one with `*.` before a domain. */
export const isServiceList = (list: string): boolean =>
  entriesOf(list).every((entry) => isOrigin(entry.replace(WILDCARD, '://')));

/**
 * A test whether an address belongs to one of these services. Nothing is ever sent to another one, so a subscription that names an
 * address of our own network, or a name that leads there, is none.
 */
export const serviceTest = (list: string): ((address: string) => boolean) => {
  const entries = entriesOf(list);
  return (address) => {
    if (!URL.canParse(address)) return false;
    const { origin, username, password } = new URL(address);
    if (username || password) return false;
    return entries.some((entry) => {
      const [scheme, domain] = entry.split(WILDCARD);
      return domain === undefined
        ? origin === entry
        : origin.startsWith(`${scheme}://`) && origin.endsWith(`.${domain}`);
    });
  };
};

/** The public key, an uncompressed point as base64url. Throws for what is no private key. */
export const publicKeyOf = (privateKey: string): string => {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return curve.getPublicKey('base64url', 'uncompressed');
};

export const isPushKey = (key: string): boolean => {
  if (!/^[\w-]{43}$/.test(key)) return false;
  try {
    return publicKeyOf(key) !== '';
  } catch {
    return false;
  }
};
