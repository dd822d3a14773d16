import type { Question } from './answers';
import type { Tap } from './conversation';

/** What a button carries before it is signed. `event`: which of several events a text was about. */
export type Payload = { rsvpId: string; question: Question | 'event'; value: string };

const QUESTIONS = new Set<string>(['attending', 'headcount', 'special_requests', 'transportation', 'event']);

/** `v1|{rsvpId}|{question}|{value}`, to be followed by a signature. */
export const payloadText = ({ rsvpId, question, value }: Payload): string =>
  ['v1', rsvpId, question, value].join('|');

/** The parts of `v1|…|signature`; undefined for anything else. */
export const splitPayload = (raw: string): (Payload & { text: string; signature: string }) | undefined => {
  const [version, rsvpId, question, value, signature, ...rest] = raw.split('|');
  if (
    version !== 'v1' ||
    !rsvpId ||
    !question ||
    !QUESTIONS.has(question) ||
    !value ||
    !signature ||
    rest.length
  )
    return undefined;
  const payload = { rsvpId, question: question as Payload['question'], value };
  return { ...payload, text: payloadText(payload), signature };
};

export const isTap = (payload: Payload): payload is Payload & Tap => payload.question !== 'event';
