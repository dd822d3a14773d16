import { stepOfMessage } from '@smachot/lifecycles';
import type { HistoryNote } from './rsvp-state';

type Entry = { at: string; kind: string; by: HistoryNote['by'] };

const BEFORE_ALL = -1;
const AFTER_MESSAGES = 6;

/**
 * Rank of entries with equal times: a guest is added before the first message, answers after it, and a text is interpreted
 * after it arrived.
 */
const orderOf = ({ kind, by }: Entry): number => {
  if (kind === 'added') return BEFORE_ALL;
  if (kind === 'wrote') return AFTER_MESSAGES;
  const ofMessage = by === 'provider' || kind === 'queued';
  return (ofMessage ? stepOfMessage(kind) : undefined) ?? AFTER_MESSAGES + 1;
};

const second = ({ at }: Entry): number => Math.floor(Date.parse(at) / 1000);

/**
 * Sorts newest first by the second, which is the resolution of the provider's clock; within a second by the possible order
 * of events, and only then by our own milliseconds. The sort is stable.
 */
export const newestFirst = <T extends Entry>(entries: readonly T[]): T[] =>
  [...entries].sort(
    (a, b) => second(b) - second(a) || orderOf(b) - orderOf(a) || Date.parse(b.at) - Date.parse(a.at),
  );
