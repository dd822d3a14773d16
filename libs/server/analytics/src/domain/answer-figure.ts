import type { EventPayload } from '@smachot/contracts';
import { durationClass } from './durations';
import type { Figure } from './figures';

type Answer = Pick<EventPayload<'conversations.answered'>, 'storeId' | 'day' | 'minutes'>;

/** The figure of one message that a store answered, on the day of the answer. */
export const figureOfAnswer = ({ storeId, day, minutes }: Answer): Figure => {
  const part = durationClass(minutes);
  return { storeId, day, figure: 'message_answer', part, count: 1, amount: 0 };
};
