/**
 * The id of one kind of entity. Two kinds are not assignable to each other, so swapped ids do not compile. The tag exists in
 * types only and is optional: a plain string (a literal, a row of the database) is assignable to every kind.
 */
export type Id<Entity extends string> = string & { readonly __entity?: Entity };

/** UUID version 7: sorted by time of creation, so that indexes stay dense and cursors are simple. RFC 9562. */
export const newId = (at: number = Date.now()): string => {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  for (let i = 0; i < 6; i++) bytes[i] = Math.floor(at / 2 ** (8 * (5 - i))) & 0xff;
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is an id: the database refuses any other as a uuid. */
export const isId = (text: string): boolean => UUID.test(text);

/** The id after which a list goes on; null, which means from the start, for a missing or invalid cursor. */
export const cursorId = (cursor: string | null | undefined): string | null =>
  cursor && isId(cursor) ? cursor : null;
