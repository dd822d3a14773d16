import type { InvitationForm } from '@smachot/contracts';
import type { Answers, AnswerValues, Question } from './answers';
import { readFreeText, saysNothing } from './free-text';
import type { GivenAnswers } from './rsvp';

type Configured = InvitationForm['rsvpConfig']['questions'];
/** What the product says inside the conversation. `ask_number`: headcount again, as free text. */
export type Say =
  | 'ask_attending'
  | 'ask_headcount'
  | 'ask_number'
  | 'ask_special_requests'
  | 'ask_transportation'
  | 'thank_you_attending'
  | 'thank_you_maybe'
  | 'thank_you_not_attending'
  | 'closed'
  | 'which_event';

const ORDER = ['headcount', 'special_requests', 'transportation'] as const;

/** The next thing to say once these answers are known: only what the host configured, in the product's order. */
export const nextSay = (configured: Configured, answers: Answers): Say => {
  const attending = answers.attending?.value;
  if (!attending) return 'ask_attending';
  if (attending === 'declined') return 'thank_you_not_attending';
  if (attending === 'maybe') return 'thank_you_maybe';
  const open = ORDER.find((question) => configured.includes(question) && !answers[question]);
  return open ? `ask_${open}` : 'thank_you_attending';
};

/** The question a text answers when this was said last; texts out of the blue are about attending. */
export const questionAfter = (say: Say | undefined): Question => {
  if (say === 'ask_headcount' || say === 'ask_number') return 'headcount';
  if (say === 'ask_special_requests') return 'special_requests';
  return say === 'ask_transportation' ? 'transportation' : 'attending';
};

/** A tapped button's or row's meaning, its signature already checked. */
export type Tap = { question: Question; value: string };
/** more: a number above nine, to be typed. unclear: nothing that could be understood. */
export type Reading = { kind: 'answers'; answers: GivenAnswers } | { kind: 'more' } | { kind: 'unclear' };

const answers = (given: GivenAnswers): Reading => ({ kind: 'answers', answers: given });
const UNCLEAR: Reading = { kind: 'unclear' };
const ATTENDING: Record<string, AnswerValues['attending']> = {
  yes: 'confirmed',
  no: 'declined',
  maybe: 'maybe',
};

export const readTap = ({ question, value }: Tap): Reading => {
  switch (question) {
    case 'attending':
      return ATTENDING[value] ? answers({ attending: ATTENDING[value] }) : UNCLEAR;
    case 'headcount': {
      if (value === 'more') return { kind: 'more' };
      return /^[1-9]$/.test(value) ? answers({ headcount: Number(value) }) : UNCLEAR;
    }
    case 'special_requests':
      return answers({ special_requests: '' });
    case 'transportation':
      return answers({ transportation: value === 'yes' });
  }
};

const LONGEST_REQUEST = 1000;

/** What a text means as an answer to the question that was asked last. */
export const readText = (text: string, asked: Question): Reading => {
  if (asked === 'special_requests')
    return answers({ special_requests: saysNothing(text) ? '' : text.trim().slice(0, LONGEST_REQUEST) });
  const understood = readFreeText(text);
  if (!understood) return UNCLEAR;
  const { attending, number } = understood;
  if (
    asked === 'transportation' &&
    number === undefined &&
    (attending === 'confirmed' || attending === 'declined')
  )
    return answers({ transportation: attending === 'confirmed' });
  if (asked === 'headcount' && number !== undefined) return answers({ headcount: number });
  return answers({
    ...(attending ? { attending } : {}),
    ...(number === undefined ? {} : { headcount: number }),
  });
};
