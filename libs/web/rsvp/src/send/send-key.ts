import { newId } from '@smachot/kernel';
import type { ArgumentsOf, EventId, sendInvites } from '@smachot/contracts';

export type SendRequest = ArgumentsOf<typeof sendInvites>['body'];
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const slot = (eventId: EventId) => `send-key:${eventId}`;

/** FNV-1a, 32 bit twice: distinguishes requests of one host; it has no security purpose. */
const fingerprint = (request: SendRequest): string => {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (const letter of JSON.stringify(request)) {
    const code = letter.codePointAt(0)!;
    low = Math.imul(low ^ code, 0x01000193) >>> 0;
    high = Math.imul(high + code, 0x85ebca6b) >>> 0;
  }
  return `${low.toString(36)}.${high.toString(36)}`;
};

/**
 * The idempotency key of a sending. It outlives the dialog and the page: a second press after "no response" repeats the same
 * sending and makes no second one. Another request of the same event gets its own key, because the server refuses one key with
 * two bodies.
 */
export const sendKey = (request: SendRequest, store: KeyStore): string => {
  const print = fingerprint(request);
  const [known, key] = (store.getItem(slot(request.eventId)) ?? '').split(' ');
  if (known === print && key) return key;
  const made = newId();
  store.setItem(slot(request.eventId), `${print} ${made}`);
  return made;
};

/** The act is done; sending the same again would be a new one. */
export const forgetSendKey = (eventId: EventId, store: KeyStore): void => store.removeItem(slot(eventId));
