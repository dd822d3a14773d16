import type { EventId } from '@smachot/contracts';
import { tabStorage } from '@smachot/web-platform-light';

const stepOf = (eventId: EventId): string => `guest-step:${eventId}`;
const wordsOf = (eventId: EventId): string => `guest-words:${eventId}`;

/** Where a guest stands between the first question and the last, as long as the tab: a reload goes on there. */
export const halfway = {
  keep: (eventId: EventId, step: string): void => tabStorage.write(stepOf(eventId), step),
  step: (eventId: EventId): string | null => tabStorage.read(stepOf(eventId)),
  keepWords: (eventId: EventId, text: string): void => tabStorage.write(wordsOf(eventId), text),
  words: (eventId: EventId): string | null => tabStorage.read(wordsOf(eventId)),
  /** All is answered. */
  forget(eventId: EventId): void {
    tabStorage.remove(stepOf(eventId));
    tabStorage.remove(wordsOf(eventId));
  },
};
