import { isOptOut, mayBeOptOut, saysStranger } from '@smachot/server-messaging';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Dialogue, type Say, sayings } from '@smachot/server-guest-dialogue';
import { aGuest, anInvitation } from '../../testing';
import type { Answers } from '../guests/answers';

type Step = 'invite' | 'number' | 'wishes' | 'ride' | 'end' | 'declined';
const asked = new Date('2027-04-06T09:00:00Z');
const written = new Date('2027-04-06T09:05:00Z');
const answer = { at: '2027-04-06T08:59:00.000Z', tie: '', by: 'guest' as const };

const coming: Answers = { attending: { ...answer, value: 'confirmed' } };
const counted: Answers = { ...coming, headcount: { ...answer, value: 2 } };
const wished: Answers = { ...counted, special_requests: { ...answer, value: '' } };
const STEPS: Record<Step, { answers: Answers; said: Say[] }> = {
  invite: { answers: {}, said: [] },
  number: { answers: coming, said: ['ask_headcount'] },
  wishes: { answers: counted, said: ['ask_headcount', 'ask_special_requests'] },
  ride: { answers: wished, said: ['ask_special_requests', 'ask_transportation'] },
  end: {
    answers: { ...wished, transportation: { ...answer, value: false } },
    said: ['ask_transportation', 'thank_you_attending'],
  },
  declined: { answers: { attending: { ...answer, value: 'declined' } }, said: ['thank_you_not_attending'] },
};
const COMING = { confirmed: 'yes', declined: 'no', maybe: 'maybe' } as const;
const TOLD: Partial<Record<Say, string[]>> = {
  tell_place: ['place'],
  tell_time: ['time'],
  tell_place_and_time: ['place', 'time'],
};

type Heard = { means: string; told: string };
/** Resulting change of the guest's record, and the product's next messages, in the notation of the file. */
const heard = (step: Step, text: string): Heard => {
  if (isOptOut(text)) return { means: 'stop', told: '' };
  if (saysStranger(text)) return { means: 'stranger', told: 'tell_who' };
  const { answers, said } = STEPS[step];
  const turns = said.map((say, index) => ({
    id: say,
    rsvpId: 'r',
    say,
    createdAt: new Date(asked.getTime() + index),
  }));
  const rsvp = aGuest({ status: answers.attending?.value ?? 'received', answers, estimated: 12 });
  const event = anInvitation(
    {},
    { rsvpConfig: { questions: ['headcount', 'special_requests', 'transportation'] } },
  );
  const dialogue = new Dialogue(rsvp, event, turns);
  const reply = { inboundId: text, at: written, tie: text, text, tap: undefined, repliedTurn: undefined };
  if (mayBeOptOut(text)) dialogue.takeDoubt(reply);
  else dialogue.take(reply);
  const { attending, headcount, special_requests: wish, transportation } = rsvp.state.answers;
  const changed = (one: { at: string } | undefined) => one?.at === written.toISOString();
  const comes = changed(attending) && attending!.value !== answers.attending?.value;
  const parts = [
    comes && COMING[attending!.value],
    changed(headcount) && (comes ? String(headcount!.value) : `number ${headcount!.value}`),
    changed(wish) && (wish!.value ? 'wish' : 'nothing'),
    changed(transportation) && (transportation!.value ? 'ride' : 'no ride'),
    ...((dialogue.tell && TOLD[dialogue.tell]) ?? []),
    dialogue.say === 'ask_number' && 'ask number',
  ].filter(Boolean);
  return { means: parts.length ? parts.join(' ') : 'ask', told: dialogue.words().join(' ') };
};

const rows = readFileSync(join(__dirname, '../../testing/guest-sentences.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(' | ') as [Step, string, string, string]);
const same = (heardAs: string, means: string): boolean =>
  heardAs === means || (means === 'ask' && heardAs === 'ask number');
const aboutComing = (words: string): string | undefined =>
  /(?:^| )(yes|maybe|no(?! ride))(?: |$)/.exec(words)?.[1];

const NUMBER = /\d+/;
describe('600 sentences of guests', () => {
  it('are many, and each once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(600);
    expect(new Set(rows.map(([step, text]) => `${step} ${text}`)).size).toBe(rows.length);
  });

  it('are understood, at least nineteen of twenty', () => {
    const wrong = rows.filter(([step, text, means]) => !same(heard(step, text).means, means));
    expect(wrong.length / rows.length).toBeLessThanOrEqual(0.05);
  });

  it('are never taken for a yes, a no or a number they are not: it is asked instead', () => {
    const wrong = rows.flatMap(([step, text, means]) => {
      const is = heard(step, text).means;
      const [coming, number] = [aboutComing(is), NUMBER.exec(is)?.[0]];
      return (coming && coming !== aboutComing(means)) || (number && number !== NUMBER.exec(means)?.[0])
        ? [`${step}: ${text}: ${is} instead of ${means}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it('get the answer that stands beside them, and none is left without one', () => {
    const answered = rows.map(([step, text]) => [step, text, heard(step, text).told]);
    expect(answered).toEqual(rows.map(([step, text, , told]) => [step, text, told ?? '']));
    const silent = rows.filter(([, , means, told]) => !told && means !== 'stop');
    expect(silent).toEqual([]);
  });
});

it.each(['he', 'en', 'ru', 'ar'] as const)(
  'the word that a stranger is told to write is an opting-out (%s)',
  (language) => {
    const [, word] = /[״“«](.+?)[״”»]/u.exec(sayings.tell_who[language])!;
    expect(isOptOut(word!)).toBe(true);
  },
);
