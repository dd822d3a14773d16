import type { InboundId, RsvpId } from '@smachot/contracts';
import { cutText, DAY_MS } from '@smachot/kernel';
import type { Attending, GivenAnswers, Question } from './answers';
import {
  type Context,
  isStatement,
  joinWishes,
  nextSay,
  questionAfter,
  readTap,
  readText,
  type Reading,
  type Say,
  type Tap,
} from './conversation';
import type { AnsweredEvent, AnsweringGuest } from './dialogue-parties';
import { isForHosts, isKindness } from './for-hosts';
import { readFreeText } from './free-text';

/** Message or button tap of a guest. `at`: the provider's time, in whole seconds; `tie`: orders replies of equal times. */
export type Reply = {
  inboundId: InboundId;
  at: Date;
  tie: string;
  /** Text of the message; empty for voice messages, stickers and locations. */
  text: string;
  tap: Tap | undefined;
  repliedTurn: string | undefined;
  /** Time at which an edited message was first written: it answers the question of that time. */
  writtenAt?: Date;
};
/** Message sent to a guest. `tell_by_host`: a host's own words. */
export type Turn = { id: string; rsvpId: RsvpId; say: Say | 'tell_by_host'; createdAt: Date };

/** The provider truncates its times to whole seconds. */
const COARSE_MS = 999;
const LONGEST_WORDS = 1000;

const before = (turns: Turn[], at: Date): Turn[] =>
  turns.filter(
    ({ createdAt }) =>
      createdAt.getTime() <= at.getTime() + COARSE_MS && createdAt.getTime() > at.getTime() - DAY_MS,
  );

/** Last message before `at` that waits for an answer; messages that only told something leave the earlier question open. */
const lastQuestion = (turns: Turn[], at: Date): Asking | undefined =>
  before(turns, at).filter(isAsking).at(-1);

type Asking = Turn & { say: Say };
const isAsking = (turn: Turn): turn is Asking => !isStatement(turn.say) && turn.say !== 'ask_removal';

const ends = (say: Say | undefined): boolean => say?.startsWith('thank_you') ?? false;
const decided = (attending: Attending | undefined): boolean =>
  attending === 'confirmed' || attending === 'declined';

/** Maximum number of repetitions of a message: an insistent machine is worse than one that does not understand. */
const MOST_OFTEN: Partial<Record<Say, number>> = {
  ask_headcount: 2,
  ask_number: 2,
  ask_special_requests: 2,
  ask_transportation: 2,
  ask_meaning: 2,
  ask_removal: 2,
};
/** Statements to one guest in a day; beyond them another machine is answering ours. */
const MOST_TOLD = 20;
const AGAIN: Record<Question, Say> = {
  attending: 'ask_attending',
  headcount: 'ask_number',
  special_requests: 'ask_special_requests',
  transportation: 'ask_transportation',
};

/** One guest's conversation about one event: takes replies and decides the next message. */
export class Dialogue<Guest extends AnsweringGuest = AnsweringGuest> {
  /** Next message after all replies taken; undefined if the replies changed nothing. */
  say: Say | undefined;
  /** Answer to the guest's own question, sent before `say`. */
  tell: Say | undefined;
  /** Number of people that the replies taken have set, which is said back. */
  noted: number | undefined;
  /** Replies a host has to read, unchanged. */
  readonly forHosts: Reply[] = [];

  /** @param turns earlier messages to this guest, oldest first */
  constructor(
    readonly rsvp: Guest,
    private readonly event: AnsweredEvent,
    private readonly turns: Turn[],
  ) {}

  take(reply: Reply): void {
    if (this.answersRemoval(reply)) return;
    if (!reply.tap && !this.isAnswerToUs(reply)) {
      this.forHosts.push(reply);
      return;
    }
    const reading = reply.tap ? readTap(reply.tap) : readText(reply.text, this.contextOf(reply));
    const written = { text: reply.text, tapped: reply.tap !== undefined };
    const taken = this.event.takesAnswersAt(reply.at);
    const forHosts = isForHosts(reading, written, taken);
    if (forHosts) this.forHosts.push(reply);
    if (reading.asks) this.tell = TOLD[reading.asks.join()] ?? 'tell_place_and_time';
    else if (reading.open || (forHosts && reading.kind === 'unclear'))
      this.tellAtMost('tell_passed_on', reply.at);
    else if (reading.kind !== 'answers' && !reply.tap && isKindness(reply.text))
      this.tellAtMost('tell_thanks', reply.at);
    if (reading.kind === 'unclear') this.askOpen(reply, forHosts);
    else if (!taken) this.sayAtMost('closed', reply.at);
    else if (reading.kind === 'more') this.say = 'ask_number';
    else if (reading.kind === 'meaning' && !this.tell) this.sayAtMost('ask_meaning', reply.at);
    else if (reading.kind === 'again' && this.asks(reading.again))
      this.sayAtMost(AGAIN[reading.again], reply.at);
    else if (reading.kind === 'answers') this.answer(reading, reply);
    if (forHosts && !this.tell && !this.say) this.tellAtMost('tell_passed_on', reply.at);
  }

  /** Messages to send now, in order. */
  words(): Say[] {
    return [this.tell, this.say].filter((say) => say !== undefined);
  }

  /**
   * Takes a reply without text, which the hosts read: explains once a day that only words and buttons are understood. A
   * host who is talking to the guest answers instead.
   */
  takeWordless(reply: Reply): void {
    this.forHosts.push(reply);
    const { at } = reply;
    if (this.hostSpoke(at)) return;
    const told = before(this.turns, at).some(({ say }) => say === 'tell_only_text');
    this.tellAtMost(told || !this.event.takesAnswersAt(at) ? 'tell_passed_on' : 'tell_only_text', at);
  }

  /** Tells somebody who does not know the hosts who writes, and how to be left alone. */
  takeStranger(reply: Reply): void {
    this.forHosts.push(reply);
    this.tellAtMost('tell_who', reply.at);
  }

  /** Takes a text that may ask to be left alone, besides what else it says: asks, and until the answer nothing is sent. */
  takeDoubt(reply: Reply): void {
    this.take(reply);
    this.askRemoval(reply);
  }

  /** Settles that the guest stays, and goes on with the open question. */
  takeKept({ at }: Reply): void {
    this.rsvp.keepReceiving(at);
    this.tell = 'tell_kept';
    const open = nextSay(this.event.state.questions, this.rsvp.state.answers);
    if (open.startsWith('ask_') && this.event.takesAnswersAt(at)) this.say = open;
  }

  /** A typed yes or no to the question about removal: the button settles a yes, because it goes for all hosts. */
  private answersRemoval(reply: Reply): boolean {
    if (reply.tap || !this.rsvp.state.removalAskedAt) return false;
    if (before(this.turns, reply.at).at(-1)?.say !== 'ask_removal') return false;
    const { plain, ...more } = readFreeText(reply.text) ?? {};
    if (!plain || Object.keys(more).length) return false;
    if (plain === 'no') this.takeKept(reply);
    else this.askRemoval(reply);
    return true;
  }

  private askRemoval(reply: Reply): void {
    if (!this.forHosts.includes(reply)) this.forHosts.push(reply);
    this.say = undefined;
    this.tell = undefined;
    this.rsvp.askRemoval(reply.at);
    this.sayAtMost('ask_removal', reply.at);
    if (!this.say) this.tellAtMost('tell_passed_on', reply.at);
  }

  /** Time of the question or host's message to this guest that was open at `at`; undefined if none was. */
  waitingSince(at: Date): Date | undefined {
    const spoke = this.hostSpoke(at);
    if (spoke) return spoke;
    const last = lastQuestion(this.turns, at);
    return last?.say.startsWith('ask_') ? last.createdAt : undefined;
  }

  /**
   * Time of a host's message, if it is the last one to the guest. A reply to it is part of their talk and not read as an
   * answer: "2" to "how many children?" would change the seats.
   */
  private hostSpoke(at: Date): Date | undefined {
    const last = before(this.turns, at).at(-1);
    if (last?.say !== 'tell_by_host') return undefined;
    const { lastQueued } = this.rsvp.state;
    const sentSince = lastQueued !== null && lastQueued > last.createdAt && lastQueued <= at;
    return sentSince ? undefined : last.createdAt;
  }

  private isAnswerToUs({ at, writtenAt = at, repliedTurn }: Reply): boolean {
    const pointed = this.turns.find(({ id }) => id === repliedTurn);
    return pointed ? pointed.say !== 'tell_by_host' : this.hostSpoke(writtenAt) === undefined;
  }

  /** Context of a text: the question of the message it replies to, or the last question before it. */
  private contextOf({ at, writtenAt = at, repliedTurn }: Reply): Context {
    const turn =
      this.turns.filter(isAsking).find(({ id }) => id === repliedTurn) ?? lastQuestion(this.turns, writtenAt);
    const answer = this.rsvp.state.answers.attending;
    // The new words of an edited message are read without the answer that the message itself gave before.
    const known =
      answer && Date.parse(answer.at) < writtenAt.getTime() + (writtenAt === at ? 1 : 0)
        ? answer.value
        : undefined;
    return {
      asked: questionAfter(turn?.say),
      openly: ASKS_COMING.has(turn?.say) || (!ends(turn?.say) && !decided(known)),
      attending: known,
    };
  }

  private answer({ answers, again: missed }: Extract<Reading, { kind: 'answers' }>, reply: Reply): void {
    const { at, tie, text } = reply;
    const words = cutText(text.trim(), LONGEST_WORDS);
    const { closingDate, questions } = this.event.state;
    const again = this.asks(missed) ? missed : undefined;
    const given = this.withKnownWishes(this.asks('headcount') ? answers : withoutHeadcount(answers), reply);
    if (again !== missed || given.headcount !== answers.headcount) this.passOn(reply);
    const taken = this.rsvp.answer(given, {
      by: 'guest',
      channel: 'chat',
      at,
      tie,
      closingDate,
      ...(words ? { words } : {}),
    });
    if (taken) {
      this.say = again ? AGAIN[again] : nextSay(questions, this.rsvp.state.answers);
      this.noted = given.headcount ?? this.noted;
    } else if (again) this.sayAtMost(AGAIN[again], at);
    else if (!this.say && !this.tell && this.isRecorded(given))
      this.tellAtMost(words && isKindness(words) ? 'tell_thanks' : 'tell_known', at);
  }

  /** Whether the event asks this; a number that it does not ask for changes nothing, and the hosts read it. */
  private asks(question: Question | undefined): boolean {
    return question !== 'headcount' || this.event.state.questions.includes(question);
  }

  private passOn(reply: Reply): void {
    if (!this.forHosts.includes(reply)) this.forHosts.push(reply);
    if (!this.tell) this.tellAtMost('tell_passed_on', reply.at);
  }

  /** Unlike the guest page, the chat does not show the known wish, so that a second one does not replace it. */
  private withKnownWishes(given: GivenAnswers, { at, writtenAt }: Reply): GivenAnswers {
    const known = this.rsvp.state.answers.special_requests;
    if (!given.special_requests) return given;
    const edited = writtenAt !== undefined && known?.at === at.toISOString();
    return { ...given, special_requests: joinWishes(known, given.special_requests, edited) };
  }

  private isRecorded(given: GivenAnswers): boolean {
    const { answers } = this.rsvp.state;
    return Object.entries(given).every(([question, value]) => answers[question as Question]?.value === value);
  }

  /** Repeats the open question after a text that was not understood; after the second, offers what can be tapped. */
  private askOpen({ tap, at }: Reply, isMiss: boolean): void {
    if (tap || !this.event.takesAnswersAt(at)) return;
    const open = nextSay(this.event.state.questions, this.rsvp.state.answers);
    const missed = isMiss && before(this.turns, at).some(({ say }) => say === 'tell_passed_on');
    if (open === 'ask_headcount') this.sayAtMost(missed ? open : 'ask_number', at);
    else if (open.startsWith('ask_')) this.sayAtMost(open, at);
    // the other questions carry their own buttons
    if (missed && !this.say && (open === 'ask_attending' || ends(open))) this.sayAtMost('ask_menu', at);
  }

  private tellAtMost(tell: Say, at: Date): void {
    const told = before(this.turns, at).filter(({ say }) => say.startsWith('tell_')).length;
    if (told < MOST_TOLD) this.tell = tell;
  }

  private sayAtMost(say: Say, at: Date): void {
    const said = before(this.turns, at).filter((turn) => turn.say === say).length;
    if (said < (MOST_OFTEN[say] ?? 1)) this.say = say;
  }
}

const ASKS_COMING = new Set<Say | undefined>(['ask_attending', 'ask_meaning', 'ask_menu']);
const TOLD: Record<string, Say> = { place: 'tell_place', time: 'tell_time' };

const withoutHeadcount = <T extends { headcount?: number }>({
  headcount: _,
  ...others
}: T): Omit<T, 'headcount'> => others;

/** Selects the conversation a text belongs to: the only open one, or the one with the latest question. */
export const chooseDialogue = <D extends Dialogue>(
  dialogues: D[],
  open: (dialogue: D) => boolean,
  { at, text }: Reply,
): D | 'ask' | undefined => {
  if (dialogues.length < 2) return dialogues[0];
  const candidates = dialogues.filter(open);
  if (candidates.length < 2) return candidates[0] ?? dialogues[0];
  const asked = candidates
    .map((dialogue) => ({ dialogue, since: dialogue.waitingSince(at) }))
    .filter(({ since }) => since !== undefined)
    .sort((a, b) => b.since!.getTime() - a.since!.getTime());
  if (asked[0]) return asked[0].dialogue;
  const understood = readFreeText(text);
  return understood && !understood.kind ? 'ask' : undefined;
};
