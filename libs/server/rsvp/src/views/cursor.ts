const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id a list goes on after; null, from the start, for none and for one that is not ours. */
export const cursorId = (cursor: string | undefined): string | null =>
  cursor && UUID.test(cursor) ? cursor : null;
