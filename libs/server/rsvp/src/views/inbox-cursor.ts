import { cursorId } from '@smachot/kernel';
import type { InboundId } from '@smachot/contracts';

export type InboxPlace = { at: Date; inboundId: InboundId };

/** Cursor behind the last item shown: times are stored in whole milliseconds. */
export const inboxCursor = ({ at, inboundId }: InboxPlace): string => `${at.getTime()}.${inboundId}`;

/** Parses a cursor; undefined, which means from the start, for a missing or invalid one. */
export const readInboxCursor = (cursor: string | undefined): InboxPlace | undefined => {
  const [ms = '', id] = cursor?.split('.') ?? [];
  const inboundId = cursorId(id);
  return inboundId && /^\d{1,14}$/.test(ms) ? { at: new Date(Number(ms)), inboundId } : undefined;
};
