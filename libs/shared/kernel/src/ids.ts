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
