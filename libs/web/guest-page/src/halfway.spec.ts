import type { GuestPage } from '@smachot/contracts';
import { createActor, fromPromise, waitFor } from 'xstate';
import { answerFlow } from './answer.flow';
import type { ReadPage } from './guest-calls';

const page = (answer: 'confirmed' | null, open = true): GuestPage => ({
  eventId: '0190a0a0-0000-7000-8000-000000000001',
  title: 'החתונה',
  hostName: 'נועה ואיתי',
  eventType: 'wedding',
  occasion: 'wedding',
  date: '2026-12-15T17:30:00Z',
  location: { address: 'גן האלה' },
  wazeLink: 'https://waze.com/ul',
  imageUrl: null,
  language: 'he',
  questions: ['headcount', 'transportation'],
  closingDate: '2026-12-15T17:30:00Z',
  open,
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
});

/** Opens the page as the server has it; the machine of a page that was left is simply not used any more. */
const open = (read: GuestPage) =>
  createActor(
    answerFlow.provide({
      actors: {
        read: fromPromise(() => Promise.resolve<ReadPage>({ page: read, asOf: null })),
        send: fromPromise(() => Promise.resolve(page('confirmed'))),
      },
    }),
    { input: { eventId: read.eventId, token: 'token' } },
  ).start();
const asked = async (actor: ReturnType<typeof open>, step: string) =>
  waitFor(actor, (state) => state.matches('asking') && state.context.step === step);

beforeEach(() => sessionStorage.clear());

it('goes on after a reload at the question where the guest was, until all is answered', async () => {
  const before = open(page(null));
  await asked(before, 'attending');
  before.send({ type: 'answer', answers: { attending: 'confirmed' } });
  await asked(before, 'headcount');

  const after = open(page('confirmed'));
  await asked(after, 'headcount');
  after.send({ type: 'answer', answers: { headcount: 3 } });
  await asked(after, 'transportation');
  after.send({ type: 'back' });
  await asked(after, 'headcount');
  await asked(open(page('confirmed')), 'headcount');

  after.send({ type: 'answer', answers: { headcount: 3 } });
  await asked(after, 'transportation');
  after.send({ type: 'answer', answers: { transportation: false } });
  await waitFor(after, (state) => state.matches('done'));
  await waitFor(open(page('confirmed')), (state) => state.matches('done'));
});

it('asks nothing more when answers are over', async () => {
  const before = open(page(null));
  await asked(before, 'attending');
  before.send({ type: 'answer', answers: { attending: 'confirmed' } });
  await asked(before, 'headcount');
  await waitFor(open(page('confirmed', false)), (state) => state.matches('done'));
});
