import { type InvitedNumber, needsHostsYes } from '@smachot/lifecycles';
import type { AnswerValues, Question } from '@smachot/server-guest-dialogue';

/**
 * One question's latest answer. `at` is the provider's time (ISO); `tie` breaks equal times: a hash of the wamid, or its
 * substitute for answers from other channels.
 */
export type Answer<Q extends Question = Question> = {
  value: AnswerValues[Q];
  at: string;
  tie: string;
  by: 'guest' | 'host';
  /** Headcount only: the host accepted a number above the invited one, or it was not above it. */
  approved?: boolean;
  /** The guest's words or button text. */
  words?: string;
};
export type Answers = { [Q in Question]?: Answer<Q> };

/** Whether `next` replaces `known`: the later answer wins; at equal times the greater tie does. */
const supersedes = (
  next: Pick<Answer, 'at' | 'tie'>,
  known: Pick<Answer, 'at' | 'tie'> | undefined,
): boolean => {
  if (!known) return true;
  const [after, before] = [Date.parse(next.at), Date.parse(known.at)];
  return after === before ? next.tie > known.tie : after > before;
};

/**
 * Merges one answer; undefined when an answer at least as late is known. The winner, and so the end state, does not depend
 * on the order of arrival.
 */
export const mergeAnswer = <Q extends Question>(
  known: Answers,
  question: Q,
  next: Answer<Q>,
): Answers | undefined => (supersedes(next, known[question]) ? { ...known, [question]: next } : undefined);

/** Words of the guest's latest answer to any question. */
export const lastWords = (answers: Answers): string | null => {
  let last: Answer | undefined;
  for (const answer of Object.values(answers))
    if (answer.words !== undefined && supersedes(answer, last)) last = answer;
  return last?.words ?? null;
};

/** Seats that count and seats that wait for the host, derived from the headcount's latest answer alone. */
export const headcountOf = (
  answers: Answers,
  invited: InvitedNumber,
): { number: number | null; waiting: number | null } => {
  const answer = answers.headcount;
  if (!answer) return { number: null, waiting: null };
  const free = answer.by === 'host' || answer.approved === true || !needsHostsYes(answer.value, invited);
  return free ? { number: answer.value, waiting: null } : { number: null, waiting: answer.value };
};
