import { GUEST_TOKEN_HEADER, type GuestPage } from '@smachot/contracts';
import { createActor, fromPromise, waitFor } from 'xstate';
import { answerFlow } from './answer.flow';
import { type GuestAnswers, GuestProblem, readPage } from './guest-calls';
import { halfway } from './halfway';
import { takeToken } from './personal-token';
import { asPreviewed, previewAnswer, wantsPreview } from './preview';
import { textsFor } from './texts';

const page = (answer: 'confirmed' | 'declined' | null = null, more: Partial<GuestPage> = {}): GuestPage => ({
  eventId: '0190a0a0-0000-7000-8000-000000000001',
  title: 'החתונה',
  hostName: 'נועה ואיתי',
  eventType: 'wedding',
  occasion: 'wedding',
  date: '2026-12-17T17:30:00Z',
  location: { address: 'גן האלה' },
  wazeLink: 'https://waze.com/ul',
  imageUrl: null,
  language: 'he',
  questions: ['headcount', 'transportation'],
  closingDate: '2026-12-15T17:30:00Z',
  open: true,
  guest: {
    attendeeName: 'רחל',
    answer,
    estimatedNumberOfGuests: 2,
    numberOfGuests: null,
    numberWaits: false,
    answered: [],
    specialRequests: null,
    transportation: null,
    tableName: null,
  },
  ...more,
});

const start = (first: GuestPage, answers: (() => Promise<GuestPage>)[], asOf: number | null = null) => {
  const sent: GuestAnswers[] = [];
  const actor = createActor(
    answerFlow.provide({
      actors: {
        read: fromPromise(() => Promise.resolve({ page: first, asOf })),
        send: fromPromise(({ input }) => {
          sent.push(input.pending!);
          return answers.shift()!();
        }),
      },
    }),
    { input: { eventId: first.eventId, token: 'token' } },
  ).start();
  return { actor, sent };
};

it('asks those who come what the host configured, and stores each answer at once', async () => {
  const { actor, sent } = start(
    page(),
    Array.from({ length: 3 }, () => () => Promise.resolve(page('confirmed'))),
  );
  await waitFor(actor, (state) => state.matches('asking'));
  for (const [step, answers] of [
    ['attending', { attending: 'confirmed' }],
    ['headcount', { headcount: 4 }],
    ['transportation', { transportation: true }],
  ] as const) {
    const state = await waitFor(actor, (each) => each.matches('asking') && each.context.step === step);
    expect(state.context.step).toBe(step);
    actor.send({ type: 'answer', answers });
  }
  await waitFor(actor, (state) => state.matches('done'));
  expect(sent).toEqual([{ attending: 'confirmed' }, { headcount: 4 }, { transportation: true }]);
});

it('thanks those who cannot come without asking more', async () => {
  const { actor } = start(page(), [() => Promise.resolve(page('declined'))]);
  await waitFor(actor, (state) => state.matches('asking'));
  actor.send({ type: 'answer', answers: { attending: 'declined' } });
  expect((await waitFor(actor, (state) => state.matches('done'))).context.page?.guest?.answer).toBe(
    'declined',
  );
});

it('keeps an answer that did not go out and sends it again', async () => {
  const { actor, sent } = start(page(), [
    () => Promise.reject(new GuestProblem('offline')),
    () => Promise.resolve(page('declined')),
  ]);
  await waitFor(actor, (state) => state.matches('asking'));
  actor.send({ type: 'answer', answers: { attending: 'declined' } });
  await waitFor(actor, (state) => state.matches('unsent'));
  actor.send({ type: 'retry' });
  await waitFor(actor, (state) => state.matches('done'));
  expect(sent).toHaveLength(2);
});

it('sends an answer once when the network is back, and the page is the server’s again', async () => {
  const { actor, sent } = start(
    page(),
    [() => Promise.reject(new GuestProblem('offline')), () => Promise.resolve(page('declined'))],
    Date.now(),
  );
  expect((await waitFor(actor, (state) => state.matches('asking'))).context.asOf).not.toBeNull();
  // a question that is open stays open
  actor.send({ type: 'online' });
  actor.send({ type: 'answer', answers: { attending: 'declined' } });
  await waitFor(actor, (state) => state.matches('unsent'));
  actor.send({ type: 'online' });
  actor.send({ type: 'online' });
  const { context } = await waitFor(actor, (state) => state.matches('done'));
  expect([sent.length, context.asOf]).toEqual([2, null]);
});

it('reads a kept page again when the network is back, and no other', async () => {
  let reads = 0;
  const opened = (asOf: number | null) =>
    createActor(
      answerFlow.provide({
        actors: {
          read: fromPromise(() => {
            reads += 1;
            return Promise.resolve({ page: page('confirmed'), asOf: reads === 1 ? asOf : null });
          }),
        },
      }),
      { input: { eventId: page().eventId, token: 'token' } },
    ).start();
  const actor = opened(Date.now());
  await waitFor(actor, (state) => state.matches('done'));
  actor.send({ type: 'online' });
  await waitFor(actor, (state) => state.matches('done') && state.context.asOf === null);
  actor.send({ type: 'online' });
  expect([actor.getSnapshot().value, reads]).toEqual(['done', 2]);
});

it.each([
  ['closed', page(null, { open: false })],
  ['unknown', page(null, { guest: null })],
  ['done', page('confirmed', { open: false })],
])('stands at %s', async (state, first) => {
  const { actor } = start(first, []);
  await waitFor(actor, (each) => each.matches(state as 'done'));
});

describe('the personal token', () => {
  const EVENT = page().eventId;
  const TOKEN = 'abcdefghijklmnopqrstuvwxyz';
  const open = (path: string) => {
    window.history.replaceState(null, '', path);
    return takeToken();
  };
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('is taken out of the address, and lives as long as the tab', () => {
    expect(open(`/rsvp/${EVENT}#t=${TOKEN}`)).toBe(TOKEN);
    expect(window.location.href).not.toContain('abc');
    expect(open(`/rsvp/${EVENT}`)).toBe(TOKEN);
    expect(JSON.stringify({ ...localStorage })).not.toContain(TOKEN);
    sessionStorage.clear();
    expect(open(`/rsvp/${EVENT}`)).toBeNull();
  });

  it('gives way to a newer link, and opens no other event', () => {
    open(`/rsvp/${EVENT}#t=${TOKEN}`);
    const newer = TOKEN.toUpperCase();
    expect(open(`/rsvp/${EVENT}#t=${newer}`)).toBe(newer);
    expect(open(`/rsvp/${EVENT}`)).toBe(newer);
    expect(open('/rsvp/another')).toBeNull();
  });

  it('begins anew with another link, whose guest is asked from the first question', () => {
    open(`/rsvp/${EVENT}#t=${TOKEN}`);
    halfway.keep(EVENT, 'special_requests');
    halfway.keepWords(EVENT, 'בלי אגוזים');
    open(`/rsvp/${EVENT}#t=${TOKEN}`);
    expect([halfway.step(EVENT), halfway.words(EVENT)]).toEqual(['special_requests', 'בלי אגוזים']);
    open(`/rsvp/${EVENT}#t=${TOKEN.toUpperCase()}`);
    expect([halfway.step(EVENT), halfway.words(EVENT)]).toEqual([null, null]);
  });

  it('is forgotten when the server refuses it, and not when it is not reached', async () => {
    const read = async (own: () => Promise<Response>) => {
      globalThis.fetch = jest.fn((_, init?: RequestInit) =>
        init?.headers && GUEST_TOKEN_HEADER in init.headers
          ? own()
          : Promise.resolve(new Response(JSON.stringify(page(null, { guest: null })))),
      );
      await readPage(EVENT, open(`/rsvp/${EVENT}#t=${TOKEN}`)).catch(() => undefined);
      return open(`/rsvp/${EVENT}`);
    };
    expect(await read(() => Promise.reject(new TypeError('no network')))).toBe(TOKEN);
    expect(await read(() => Promise.resolve(new Response('{}', { status: 401 })))).toBeNull();
  });
});

it.each(['en', 'ru', 'ar'] as const)('has the same texts in Hebrew and %s', (language) => {
  const keys = (value: object): string[] =>
    Object.entries(value).flatMap(([key, inner]) =>
      typeof inner === 'object' ? keys(inner as object).map((k) => `${key}.${k}`) : [key],
    );
  expect(textsFor(language).language).toBe(language);
  expect(keys(textsFor(language).texts)).toEqual(keys(textsFor('he').texts));
});

describe('the hosts’ look at it', () => {
  it('asks what guests are asked and sends nothing', async () => {
    const read = jest.fn(() => Promise.resolve(new Response(JSON.stringify(page(null, { guest: null })))));
    globalThis.fetch = read;
    const actor = createActor(answerFlow, {
      input: { eventId: page().eventId, token: null, preview: true },
    }).start();
    await waitFor(actor, (state) => state.matches('asking'));
    actor.send({ type: 'answer', answers: { attending: 'confirmed' } });
    await waitFor(actor, (state) => state.matches('asking') && state.context.step === 'headcount');
    actor.send({ type: 'answer', answers: { headcount: 3 } });
    await waitFor(actor, (state) => state.matches('asking') && state.context.step === 'transportation');
    actor.send({ type: 'answer', answers: { transportation: false } });
    const done = await waitFor(actor, (state) => state.matches('done'));
    expect(done.context.page!.guest).toMatchObject({
      answer: 'confirmed',
      numberOfGuests: 3,
      answered: ['headcount', 'transportation'],
    });
    expect(read).toHaveBeenCalledTimes(1);
  });
  it('is asked for in the address', () => {
    expect([wantsPreview({ hash: '#preview' }), wantsPreview({ hash: '#t=x' })]).toEqual([true, false]);
    expect(previewAnswer(asPreviewed(page(), 'x'), { specialRequests: '' }).guest).toMatchObject({
      answered: ['special_requests'],
      specialRequests: null,
    });
  });
});
