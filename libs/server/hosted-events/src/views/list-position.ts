import type { PublicEventId } from '@smachot/contracts';
/** The position where a page of the list begins: after the event with this start and id. */
export type ListPosition = { start: Date; id: PublicEventId };

/** Thirteen digits of milliseconds reach to the year 2286. */
const CURSOR = /^(\d{1,13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
/** After every event that starts at the same moment. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export const cursorOf = ({ start, id }: ListPosition): string => `${start.getTime()}_${id}`;

/**
 * Decodes a cursor.
 * @returns undefined when the cursor is none of ours; an old one is moved to now, because past events are not listed
 */
export const positionAt = (cursor: string | undefined, now: Date): ListPosition | undefined => {
  const fromNow = { start: now, id: LAST_ID };
  if (cursor === undefined) return fromNow;
  const [, millis, id] = CURSOR.exec(cursor) ?? [];
  if (!millis || !id) return undefined;
  const start = new Date(Number(millis));
  return start > now ? { start, id } : fromNow;
};
