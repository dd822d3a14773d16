import type { Question } from './answers';
import { nextSay, questionAfter, readTap, readText, type Reading, type Say, type Tap } from './conversation';
import { readFreeText } from './free-text';
import type { Invitation } from './invitation';
import type { Rsvp } from './rsvp';

/** Something a guest wrote or tapped. `at`: the provider's time, in whole seconds; `tie`: what orders equal times. */
export type Reply = {
  at: Date;
  tie: string;
  text: string;
  tap: Tap | undefined;
  repliedTurn: string | undefined;
};
export type Turn = { id: string; rsvpId: string; say: Say; createdAt: Date };

const DAY_MS = 24 * 3_600_000;
/** The provider cuts its times to whole seconds. */
const COARSE_MS = 999;
const LONGEST_WORDS = 1000;

const before = (turns: Turn[], at: Date): Turn[] =>
  turns.filter(
    ({ createdAt }) =>
      createdAt.getTime() <= at.getTime() + COARSE_MS && createdAt.getTime() > at.getTime() - DAY_MS,
  );

/** The question a text answers: of the message replied to, else of what was said last before it. */
const asked = (turns: Turn[], reply: Reply): Question => {
  const repliedTo = turns.find(({ id }) => id === reply.repliedTurn);
  return questionAfter((repliedTo ?? before(turns, reply.at).at(-1))?.say);
};

/** One guest's conversation about one event: takes replies and says what to say next. */
export class Dialogue {
  /** The last thing to say after everything taken; nothing for what changed nothing. */
  say: Say | undefined;

  /** @param turns what was said to this guest, oldest first */
  constructor(
    readonly rsvp: Rsvp,
    private readonly event: Invitation,
    private readonly turns: Turn[],
  ) {}

  take(reply: Reply): void {
    const reading = reply.tap ? readTap(reply.tap) : readText(reply.text, asked(this.turns, reply));
    if (reading.kind === 'unclear') this.askAgain(reply);
    else if (!this.event.takesAnswersAt(reply.at)) this.sayOnce('closed', reply.at);
    else if (reading.kind === 'more') this.say = 'ask_number';
    else this.answer(reading, reply);
  }

  /** Whether a question to this guest was open at that time. */
  waitingSince(at: Date): Date | undefined {
    const last = before(this.turns, at).at(-1);
    return last?.say.startsWith('ask_') ? last.createdAt : undefined;
  }

  private answer({ answers }: Extract<Reading, { kind: 'answers' }>, { at, tie, text }: Reply): void {
    const words = text.trim().slice(0, LONGEST_WORDS);
    const { closingDate, questions } = this.event.state;
    const given = questions.includes('headcount') ? answers : withoutHeadcount(answers);
    const taken = this.rsvp.answer(given, {
      by: 'guest',
      channel: 'chat',
      at,
      tie,
      closingDate,
      ...(words ? { words } : {}),
    });
    if (taken) this.say = nextSay(questions, this.rsvp.state.answers);
  }

  /** Once for each question: a machine that insists is worse than one that does not understand. */
  private askAgain(reply: Reply): void {
    if (reply.tap || !this.event.takesAnswersAt(reply.at)) return;
    const { answers } = this.rsvp.state;
    const open = nextSay(this.event.state.questions, answers);
    if (!open.startsWith('ask_')) return;
    const again = open === 'ask_headcount' ? 'ask_number' : open;
    this.sayOnce(again, reply.at);
  }

  private sayOnce(say: Say, at: Date): void {
    if (!before(this.turns, at).some((turn) => turn.say === say)) this.say = say;
  }
}

const withoutHeadcount = <T extends { headcount?: number }>({
  headcount: _,
  ...others
}: T): Omit<T, 'headcount'> => others;

/** Which of several conversations a text belongs to: the only open one, or the one that was asked something last. */
export const chooseDialogue = (
  dialogues: Dialogue[],
  open: (dialogue: Dialogue) => boolean,
  { at, text }: Reply,
): Dialogue | 'ask' | undefined => {
  if (dialogues.length < 2) return dialogues[0];
  const candidates = dialogues.filter(open);
  if (candidates.length < 2) return candidates[0] ?? dialogues[0];
  const asked = candidates
    .map((dialogue) => ({ dialogue, since: dialogue.waitingSince(at) }))
    .filter(({ since }) => since !== undefined)
    .sort((a, b) => b.since!.getTime() - a.since!.getTime());
  if (asked[0]) return asked[0].dialogue;
  return readFreeText(text) ? 'ask' : undefined;
};
