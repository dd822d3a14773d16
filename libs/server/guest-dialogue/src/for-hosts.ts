import type { Reading } from './conversation';
import { readFreeText } from './free-text';

/** Whether a text consists only of greetings, thanks and signs, which need no answer. */
export const isKindness = (text: string): boolean =>
  !text.includes('?') && (!/[\p{L}\p{N}]/u.test(text) || readFreeText(text)?.kind === true);

/** Whether an answer contains more than the question asked for: a wish, a question, or a part that was not understood. */
const saysMore = (reading: Extract<Reading, { kind: 'answers' }>, text: string): boolean =>
  Boolean(reading.answers.special_requests) ||
  reading.again !== undefined ||
  reading.asks !== undefined ||
  reading.open !== undefined ||
  text.includes('?');

type Written = { text: string; tapped: boolean };

/**
 * Whether a person should read a guest's reply: text that was not (wholly) understood as an answer, questions and wishes.
 * `taken`: the event still takes answers; later replies, button taps included, do not count automatically.
 */
export const isForHosts = (reading: Reading, { text, tapped }: Written, taken: boolean): boolean => {
  if (!taken) return tapped || !isKindness(text);
  if (tapped) return false;
  if (reading.kind === 'answers') return saysMore(reading, text);
  return !isKindness(text);
};
