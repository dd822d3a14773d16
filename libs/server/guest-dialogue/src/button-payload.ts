import type { RsvpId } from '@smachot/contracts';
import type { Question } from './answers';
import type { Tap } from './conversation';

/**
 * Content of a button before it is signed. `event`: the choice of the event that a text was about; `removal`: whether to
 * write no more. `phoneMark`: a mark of
 * the phone the button is sent to; a later owner of that phone is another person.
 */
export type Payload = {
  rsvpId: RsvpId;
  phoneMark: string;
  question: Question | 'event' | 'removal';
  value: string;
};

const QUESTIONS = new Set<string>([
  'attending',
  'headcount',
  'special_requests',
  'transportation',
  'event',
  'removal',
]);

/** Text of a payload before its signature: `v2|{rsvpId}|{phoneMark}|{question}|{value}`. */
export const payloadText = ({ rsvpId, phoneMark, question, value }: Payload): string =>
  ['v2', rsvpId, phoneMark, question, value].join('|');

/** Parses `v2|…|signature`; undefined for any other text. */
export const splitPayload = (raw: string): (Payload & { text: string; signature: string }) | undefined => {
  const [version, rsvpId, phoneMark, question, value, signature, ...rest] = raw.split('|');
  if (
    version !== 'v2' ||
    !rsvpId ||
    !phoneMark ||
    !question ||
    !QUESTIONS.has(question) ||
    !value ||
    !signature ||
    rest.length
  )
    return undefined;
  const payload = { rsvpId, phoneMark, question: question as Payload['question'], value };
  return { ...payload, text: payloadText(payload), signature };
};

export const isTap = (payload: Payload): payload is Payload & Tap =>
  payload.question !== 'event' && payload.question !== 'removal';
