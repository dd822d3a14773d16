import { CallProblem } from '@smachot/web-platform';
import { createActor, fromPromise, waitFor } from 'xstate';
import { emptyUnit } from '../units/unit-values';
import {
  emptyBecome,
  firstOpenStep,
  stepFaults,
  storeWire,
  type BecomeValues,
  type Step,
} from './become-values';
import { becomeFlow } from './become.flow';

const whole = (change: Partial<BecomeValues> = {}): BecomeValues => ({
  ...emptyBecome(),
  phone: '053-123-4567',
  categories: ['catering'],
  businessName: 'קייטרינג סבתא',
  partnerUsername: 'catering-savta',
  city: 'חיפה',
  address: 'הרצל 12, חיפה',
  policy: 'moderate',
  unit: {
    ...emptyUnit(),
    name: 'בופה',
    summary: 'בופה חם',
    description: 'ארבע עיקריות',
    minParticipants: '20',
    maxParticipants: '200',
    pricePerParticipant: '120',
  },
  ...change,
});
const refusal = (code: string, status = 409) =>
  new CallProblem({ kind: 'answer', text: '', message: code, code, status });

type Acts = Partial<Record<'open' | 'renew' | 'offer' | 'picture' | 'show', () => Promise<unknown>>>;
const started = (
  values: BecomeValues,
  acts: Acts = {},
  step: Step = 'what',
  opened: string | null = null,
) => {
  const done: string[] = [];
  const act = (name: keyof Acts, gives: unknown) => async () => {
    const given = acts[name] ? await acts[name]() : gives;
    done.push(name);
    return given;
  };
  const flow = becomeFlow.provide({
    actors: {
      open: fromPromise<string, BecomeValues>(act('open', 'catering-savta') as () => Promise<string>),
      renew: fromPromise<void>(act('renew', undefined) as () => Promise<void>),
      offer: fromPromise<string, { username: string; values: BecomeValues }>(
        act('offer', 'unit-1') as () => Promise<string>,
      ),
      picture: fromPromise<void, { unitId: string; files: readonly File[] }>(
        act('picture', undefined) as () => Promise<void>,
      ),
      show: fromPromise<void, { username: string; values: BecomeValues }>(
        act('show', undefined) as () => Promise<void>,
      ),
    },
  });
  const actor = createActor(flow, { input: { values, step, opened, unitId: null } });
  actor.start();
  return { actor, done, context: () => actor.getSnapshot().context };
};

describe('becoming a partner', () => {
  it('goes on only when the step is complete, and shows what is missing', () => {
    const { actor, context } = started(emptyBecome());
    actor.send({ type: 'next' });
    expect(context()).toMatchObject({ step: 'what', tried: true });
    actor.send({ type: 'change', values: { categories: ['catering'] } });
    actor.send({ type: 'next' });
    expect(context()).toMatchObject({ step: 'name', tried: false });
    actor.send({ type: 'back' });
    expect(context().step).toBe('what');
  });

  it.each<[Partial<BecomeValues>, Step, string]>([
    [{ categories: [] }, 'what', 'categories'],
    [{ businessName: ' ' }, 'name', 'businessName'],
    [{ partnerUsername: 'No!' }, 'name', 'partnerUsername'],
    [{ address: '' }, 'where', 'businessLocation'],
    [{ city: '' }, 'where', 'businessCity'],
    [{ maxKm: '5' }, 'where', 'delivery.maxWorkingDistance'],
    [{ perKm: 'five' }, 'where', 'delivery.pricePerKm'],
    [{ phone: '12' }, 'contact', 'businessPhone'],
    [{ email: 'me@' }, 'contact', 'email'],
  ])('%j is said at step %s', (change, step, field) => {
    const values = whole(change);
    expect(firstOpenStep(values)).toBe(step);
    expect(Object.keys(stepFaults(values, step))).toContain(field);
  });

  it('lets the address lead only as far as everything before is done', () => {
    expect(started(emptyBecome(), {}, 'review').context().step).toBe('what');
    const { actor, context } = started(whole({ phone: '' }), {}, 'where');
    expect(context().step).toBe('where');
    actor.send({ type: 'go', step: 'review' });
    expect(context().step).toBe('contact');
  });

  it('opens, renews the session, offers, sends pictures and shows, in this order', async () => {
    const { actor, done } = started(whole(), {}, 'review');
    actor.send({ type: 'publish' });
    await waitFor(actor, (state) => state.status === 'done');
    expect(done).toEqual(['open', 'renew', 'offer', 'picture', 'show']);
  });

  it('comes back to the name when it was taken meanwhile', async () => {
    const { actor, context } = started(
      whole(),
      { open: () => Promise.reject(refusal('username.taken')) },
      'review',
    );
    actor.send({ type: 'publish' });
    await waitFor(actor, (state) => state.matches('asking') && state.context.problem !== null);
    expect(context()).toMatchObject({ step: 'name', opened: null, problem: { code: 'username.taken' } });
  });

  it('never opens a second store when it tries again', async () => {
    let offers = 0;
    const { actor, done, context } = started(
      whole(),
      {
        offer: () =>
          offers++ === 0 ? Promise.reject(refusal('server.unavailable', 503)) : Promise.resolve('unit-1'),
      },
      'review',
    );
    actor.send({ type: 'publish' });
    await waitFor(actor, (state) => state.matches('asking') && state.context.problem !== null);
    expect(context()).toMatchObject({ step: 'review', opened: 'catering-savta', unitId: null });
    actor.send({ type: 'publish' });
    await waitFor(actor, (state) => state.status === 'done');
    expect(done.filter((act) => act === 'open')).toHaveLength(1);
  });

  it('is done also without its pictures, and says that they are missing', async () => {
    const { actor, context } = started(whole(), {
      picture: () => Promise.reject(refusal('image.unsupported', 415)),
    });
    actor.send({ type: 'publish' });
    await waitFor(actor, (state) => state.status === 'done');
    expect(context()).toMatchObject({ picturesMissing: true, hidden: false });
  });

  it('says when the store could not be shown', async () => {
    const { actor, context } = started(whole(), { show: () => Promise.reject(refusal('store.not_ready')) });
    actor.send({ type: 'publish' });
    await waitFor(actor, (state) => state.status === 'done');
    expect(context().hidden).toBe(true);
  });

  it('publishes nothing while something is missing', () => {
    const { actor, context, done } = started(whole({ city: '' }), {}, 'what');
    actor.send({ type: 'publish' });
    expect(context()).toMatchObject({ step: 'where', tried: true });
    expect(done).toEqual([]);
  });
});

it('asks for one of three terms of cancelling, and chooses none itself', () => {
  const values = whole({ policy: null });
  expect(emptyBecome().policy).toBeNull();
  expect(firstOpenStep(values)).toBe('cancelling');
  expect(stepFaults(values, 'cancelling')).toEqual({ policy: 'field.required' });
  const { policy: _, ...ofBefore } = values;
  expect(firstOpenStep(ofBefore)).toBe('cancelling');
  expect(firstOpenStep(whole({ policy: 'strict' }))).toBe('review');
  expect(storeWire(whole({ policy: 'strict' })).cancellationPolicy).toEqual([
    { hoursBefore: 720, refundPercent: 100 },
    { hoursBefore: 336, refundPercent: 50 },
  ]);
});

it('says which language a store writes in, when it is known', () => {
  expect(storeWire(whole(), 'en').language).toBe('en');
  expect('language' in storeWire(whole())).toBe(false);
});
