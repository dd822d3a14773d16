import type { InvitationForm } from '@smachot/contracts';
import { cutText } from '@smachot/kernel';
import type { AnswerValues, GivenAnswers, KnownAnswers, Question } from './answers';
import { mayCount, mayDeny, readFreeText, saysNothing, type Understood } from './free-text';
import type { GuestQuestion } from './guest-questions';

type Configured = InvitationForm['rsvpConfig']['questions'];
/**
 * Messages of the product inside the conversation. `ask_number`: headcount again, as free text. `ask_meaning`: asks which
 * question a bare yes or no answered. `ask_menu`: buttons, after words that were not understood twice. `ask_removal`: whether to write no
 * more; it leaves the question before it open. The `tell_` ones
 * answer or explain and leave the open question open. `tell_known`: what was written is recorded already.
 */
export type Say =
  | 'ask_attending'
  | 'ask_meaning'
  | 'ask_menu'
  | 'ask_removal'
  | 'ask_headcount'
  | 'ask_number'
  | 'ask_special_requests'
  | 'ask_transportation'
  | 'thank_you_attending'
  | 'thank_you_maybe'
  | 'thank_you_not_attending'
  | 'closed'
  | 'which_event'
  | 'tell_place'
  | 'tell_time'
  | 'tell_place_and_time'
  | 'tell_only_text'
  | 'tell_passed_on'
  | 'tell_thanks'
  | 'tell_known'
  | 'tell_kept'
  | 'tell_who';

export const isStatement = (say: string): boolean => say.startsWith('tell_');

const ORDER = ['headcount', 'special_requests', 'transportation'] as const;

/** Next message once these answers are known: only configured questions, in the product's order. */
export const nextSay = (configured: Configured, answers: KnownAnswers): Say => {
  const attending = answers.attending?.value;
  if (!attending) return 'ask_attending';
  if (attending === 'declined') return 'thank_you_not_attending';
  if (attending === 'maybe') return 'thank_you_maybe';
  const open = ORDER.find((question) => configured.includes(question) && !answers[question]);
  return open ? `ask_${open}` : 'thank_you_attending';
};

/** Question that a text answers after this message; a text without a preceding question is about attendance. */
export const questionAfter = (say: Say | undefined): Question => {
  if (say === 'ask_headcount' || say === 'ask_number') return 'headcount';
  if (say === 'ask_special_requests') return 'special_requests';
  return say === 'ask_transportation' ? 'transportation' : 'attending';
};

/** Meaning of a tapped button or row; its signature is already verified. */
export type Tap = { question: Question; value: string };
/**
 * Result of reading a text. more: a number above nine has to be typed. again: the words do not answer the question they were
 * written to. meaning: a bare yes or no that could answer several questions. unclear: the text was not understood. `asks`:
 * the guest's own questions. `open`: a part is for the hosts.
 */
export type Reading = { asks?: GuestQuestion[]; open?: true } & (
  | { kind: 'answers'; answers: GivenAnswers; again?: Question }
  | { kind: 'again'; again: Question }
  | { kind: 'more' }
  | { kind: 'meaning' }
  | { kind: 'unclear' }
  | { kind: 'question' }
);

const answers = (given: GivenAnswers, again?: Question): Reading => ({
  kind: 'answers',
  answers: given,
  ...(again ? { again } : {}),
});
const askAgain = (again: Question): Reading => ({ kind: 'again', again });
const UNCLEAR: Reading = { kind: 'unclear' };
const MEANING: Reading = { kind: 'meaning' };
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

/** Context in which a text is read. `openly`: attendance was just asked about, or is not known. */
export type Context = {
  asked: Question;
  openly: boolean;
  attending: AnswerValues['attending'] | undefined;
};

/** Reads a text as an answer to the last question. Words that answer another question count for that one. */
export const readText = (text: string, context: Context): Reading => {
  const { asked } = context;
  const wishes = asked === 'special_requests';
  if (wishes && saysNothing(text)) return answers({ special_requests: '' });
  const understood = readFreeText(text);
  if (!understood) {
    if (!wishes || !/\p{L}/u.test(text)) return UNCLEAR;
    if (mayDeny(text)) return MEANING;
    return answers({ special_requests: wish(text) }, mayCount(text) ? 'headcount' : undefined);
  }
  // "We can't come, my wife is pregnant" gives a reason, and asks for nothing
  if (understood.wish && !understood.attending && mayDeny(text)) return MEANING;
  const { asks, open } = understood;
  return {
    ...readUnderstood(understood, text, context),
    ...(asks ? { asks } : {}),
    ...(open ? { open } : {}),
  };
};

const wish = (text: string): string => cutText(text.trim(), LONGEST_REQUEST);

/** Joins the known wishes and a new one. `edited`: the new one replaces the latest of them. */
export const joinWishes = (
  known: KnownAnswers['special_requests'],
  added: string,
  edited: boolean,
): string => {
  const before = known && edited ? withoutLatest(known.value, known.words) : known?.value;
  if (!before) return added;
  if (`\n${before}\n`.includes(`\n${added}\n`)) return before;
  return cutText(`${before}\n${added}`, LONGEST_REQUEST);
};

/** Wishes that were cut no longer end with the words of the latest: all of them stay, so that none is lost. */
const withoutLatest = (wishes: string, words = ''): string => {
  if (wishes === words) return '';
  return wishes.endsWith(`\n${words}`) ? wishes.slice(0, -words.length - 1) : wishes;
};

const readUnderstood = (understood: Understood, text: string, context: Context): Reading => {
  const { asked, openly, attending: known } = context;
  if (understood.unsure && asked === 'attending') return openly ? answers({ attending: 'maybe' }) : MEANING;
  const said = explicit(understood, text, context);
  const isSaidOtherwise = understood.plain === 'yes' && understood.attending === 'confirmed';
  const plain =
    understood.plain && !isSaidOtherwise ? readPlain(understood.plain, understood, context) : undefined;
  if (plain && plain.kind !== 'answers') return Object.keys(said).length ? answers(said, asked) : plain;
  const given: GivenAnswers = { ...said, ...plain?.answers };
  const { attending = known } = given;
  // Seats of a ride before the ride was asked about: how many come is not said.
  if (understood.seats !== undefined && asked !== 'transportation') return askAgain('headcount');
  // A number without a question means that the guests come; after a no its meaning is unclear.
  if (given.headcount !== undefined && attending === 'declined') return MEANING;
  if (given.headcount !== undefined && attending !== 'confirmed') given.attending = 'confirmed';
  if (Object.keys(given).length) return answers(given, understood.vague && 'headcount');
  if (understood.vague && asked !== 'transportation')
    return asked === 'attending' && attending !== 'confirmed' ? UNCLEAR : askAgain('headcount');
  if (understood.asks || understood.open) return { kind: 'question' };
  if (plain && asked === 'attending') return plain;
  return asked === 'attending' ? UNCLEAR : askAgain(asked);
};

/** Answers that the text gives explicitly, regardless of the question. */
const explicit = (
  understood: Understood,
  text: string,
  { asked, attending: known }: Context,
): GivenAnswers => {
  const { attending, number, wish: wishes, nothing, own, need } = understood;
  const ride = understood.ride ?? (asked === 'transportation' ? need : undefined);
  const alone = /(?:^|\s)(?:לבד|alone)(?:$|[\s.,!])/u.test(text);
  // "we come alone" to the question about the ride is a way, not a number
  const ofRides = asked === 'transportation' && number !== undefined && (alone || !attending);
  // "a baby chair, 2" of somebody who comes: the number is that of the wish
  const ofWishes = wishes && known === 'confirmed' && asked !== 'headcount' && !mayCount(text);
  return {
    ...(attending ? { attending } : {}),
    ...(own && asked === 'attending' && !understood.plain ? { attending: 'confirmed' as const } : {}),
    ...(number === undefined || ofRides || ofWishes ? {} : { headcount: number }),
    ...(wishes ? { special_requests: wish(text) } : {}),
    ...(nothing && asked === 'special_requests' ? { special_requests: '' } : {}),
    ...(ride === undefined ? {} : { transportation: ride }),
    ...(ofRides && alone ? { transportation: false } : {}),
  };
};

/** Reads a bare yes or no as the answer to the last question, if that question allows it. */
const readPlain = (plain: 'yes' | 'no', understood: Understood, context: Context): Reading => {
  const { asked, openly, attending } = context;
  const value = plain === 'yes' ? 'confirmed' : 'declined';
  if (asked === 'transportation')
    return answers(understood.ride === undefined ? { transportation: plain === 'yes' } : {});
  if (asked === 'attending') {
    if (understood.ride !== undefined && plain === 'no') return UNCLEAR;
    if (openly) return answers({ attending: value });
    return attending === value && plain === 'yes' ? answers({}) : MEANING;
  }
  // With a number the text is more than a bare yes.
  if (understood.number !== undefined && plain === 'yes') return answers({});
  return asked === 'headcount' && plain === 'no' ? MEANING : askAgain(asked);
};
