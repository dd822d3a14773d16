import type { EventPayload } from '@smachot/contracts';
import { durationClass } from './durations';
import type { Figure } from './figures';

type Answer = Pick<EventPayload<'conversations.answered'>, 'storeId' | 'day' | 'minutes'>;

/** What a store's answer to a customer adds to the day on which it was written. */
export const figureOfAnswer = ({ storeId, day, minutes }: Answer): Figure => {
  const part = durationClass(minutes);
  return { storeId, day, figure: 'message_answer', part, count: 1, amount: 0 };
};
