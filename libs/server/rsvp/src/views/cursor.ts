const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Id after which a list continues; null, which means from the start, for a missing or invalid cursor. */
export const cursorId = (cursor: string | undefined): string | null =>
  cursor && UUID.test(cursor) ? cursor : null;
