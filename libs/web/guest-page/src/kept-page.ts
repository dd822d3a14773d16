import { type EventId, GuestPage } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { keptAnswers } from '@smachot/web-platform-light';
import type { ZodMiniType } from 'zod/mini';

/** A guest's name, answers and table stand in no readable form on the device: they are encrypted with a key that only the link gives. */
type Sealed = { iv: string; data: string };
type Kept<T> = { asOf: number; answer: T };

const kept = keptAnswers('guest');
const KEPT_MS = 30 * DAY_MS;
const bytes = new TextEncoder();
const toBase64 = (from: Uint8Array): string =>
  btoa(Array.from(from, (one) => String.fromCharCode(one)).join(''));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));

/** Until the day after the celebration, and never longer than a month unseen. */
const endOf = (date: string): number => Math.min(Date.parse(date) + DAY_MS, Date.now() + KEPT_MS);

/** The key a link gives, and the name under which the device keeps what it opens. The token is long and random, so no slow hash is needed. */
const fromToken = async (token: string) => {
  const material = await crypto.subtle.importKey('raw', bytes.encode(token), 'HKDF', false, [
    'deriveKey',
    'deriveBits',
  ]);
  const hkdf = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: bytes.encode(info),
  });
  const aes = { name: 'AES-GCM', length: 256 };
  const key = await crypto.subtle.deriveKey(hkdf('kept page'), material, aes, false, ['encrypt', 'decrypt']);
  const name = await crypto.subtle.deriveBits(hkdf('name of the kept page'), material, 128);
  return { key, name: toBase64(new Uint8Array(name)) };
};

const seal = async (key: CryptoKey, value: unknown): Promise<Sealed> => {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes.encode(JSON.stringify(value)));
  return { iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
};
const unseal = async (key: CryptoKey, { iv, data }: Sealed): Promise<unknown> => {
  const algorithm = { name: 'AES-GCM', iv: fromBase64(iv) };
  const plain = await crypto.subtle.decrypt(algorithm, key, fromBase64(data));
  return JSON.parse(new TextDecoder().decode(plain)) as unknown;
};

/** Keeps what the link opens; `part`: which answer it is. A browser without cryptography or space keeps nothing. */
export const keepSealed = async (
  { eventId, date }: Pick<GuestPage, 'eventId' | 'date'>,
  token: string,
  part: string,
  answer: unknown,
): Promise<void> => {
  try {
    const { key, name } = await fromToken(token);
    const sealed = await seal(key, { asOf: Date.now(), answer });
    kept.keep(`${eventId} ${name} ${part}`, endOf(date), JSON.stringify(sealed));
  } catch {
    // the page works without it
  }
};

/** Decrypts a stored answer with the link's token; null when nothing can be decrypted with it. */
export const readSealed = async <T>(
  eventId: EventId,
  token: string,
  part: string,
  schema: ZodMiniType<T>,
): Promise<Kept<T> | null> => {
  try {
    const { key, name } = await fromToken(token);
    const value = kept.read(`${eventId} ${name} ${part}`);
    return value ? readable(await unseal(key, JSON.parse(value) as Sealed), schema) : null;
  } catch {
    return null;
  }
};

const readable = <T>(value: unknown, schema: ZodMiniType<T>): Kept<T> | null => {
  const { asOf, answer } = value as Kept<{ eventType?: string }>;
  // a page that was kept before invitations had an occasion
  const parsed = schema.safeParse({ occasion: answer.eventType, ...answer });
  return parsed.success ? { asOf, answer: parsed.data } : null;
};

/** The invitation as everybody with its address sees it stays readable; the guest's own page is sealed. Pictures are not kept. */
export const keepPage = async (page: GuestPage, token: string | null): Promise<void> => {
  const invitation = { ...page, guest: null, imageUrl: null };
  const value = JSON.stringify({ asOf: Date.now(), answer: invitation });
  kept.keep(page.eventId, endOf(page.date), value);
  if (token && page.guest) await keepSealed(page, token, 'page', { ...page, imageUrl: null });
};

/** The page that this device kept: the guest's own with the link, and otherwise the invitation. */
export const keptPage = async (
  eventId: EventId,
  token: string | null,
): Promise<{ page: GuestPage; asOf: number } | null> => {
  const own = token ? await readSealed(eventId, token, 'page', GuestPage) : null;
  const found = own ?? keptInvitation(eventId);
  return found && { page: found.answer, asOf: found.asOf };
};

const keptInvitation = (eventId: EventId): Kept<GuestPage> | null => {
  try {
    const value = kept.read(eventId);
    return value ? readable(JSON.parse(value), GuestPage) : null;
  } catch {
    return null;
  }
};

/** The event is gone, or the link is not good any more. */
export const forgetKept = (eventId: EventId): void => kept.forget(eventId);
