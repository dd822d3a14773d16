import type { PublicEventId } from '@smachot/contracts';
/** The position where a page of the list begins: after the event with this start and id. */
export type ListPosition = { start: Date; id: PublicEventId };

/** Thirteen digits of milliseconds reach to the year 2286. */
const CURSOR = /^(\d{1,13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
/** After every event that starts at the same moment. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export const cursorOf = ({ start, id }: ListPosition): string => `${start.getTime()}_${id}`;

/** @returns undefined when the cursor is none of ours */
export const decodeCursor = (cursor: string): ListPosition | undefined => {
  const [, millis, id] = CURSOR.exec(cursor) ?? [];
  return millis && id ? { start: new Date(Number(millis)), id } : undefined;
};

/**
 * Decodes a cursor of the list of events to come.
 * @returns undefined when the cursor is none of ours; an old one is moved to now, because past events are not listed
 */
export const positionAt = (cursor: string | undefined, now: Date): ListPosition | undefined => {
  const fromNow = { start: now, id: LAST_ID };
  if (cursor === undefined) return fromNow;
  const position = decodeCursor(cursor);
  return position && position.start <= now ? fromNow : position;
};
