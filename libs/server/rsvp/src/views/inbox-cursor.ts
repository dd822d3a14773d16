import { cursorId } from './cursor';

export type InboxPlace = { at: Date; inboundId: string };

/** The place behind the last item shown: times are whole milliseconds, as they are written. */
export const inboxCursor = ({ at, inboundId }: InboxPlace): string => `${at.getTime()}.${inboundId}`;

/** Undefined, from the start, for none and for one that is not ours. */
export const readInboxCursor = (cursor: string | undefined): InboxPlace | undefined => {
  const [ms = '', id] = cursor?.split('.') ?? [];
  const inboundId = cursorId(id);
  return inboundId && /^\d{1,14}$/.test(ms) ? { at: new Date(Number(ms)), inboundId } : undefined;
};
