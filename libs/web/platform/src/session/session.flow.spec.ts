import { createActor, fromPromise } from 'xstate';
import { failureOfAnswer, noResponse, problemError } from '../calls/failure';
import type { SessionUser } from './claims';
import { renewWithRetry } from './session';
import { REFRESH_EVERY_MS, sessionFlow, type SessionInput } from './session.flow';

const noa: SessionUser = {
  id: '7b0c2c7e-1111-4222-8333-444455556666',
  username: 'noa',
  firstName: 'נועה',
  lastName: 'ברק',
  phoneNumber: '+972531234567',
  groups: [],
  email: null,
  verified: true,
  assignedStores: [],
  isSuperAdmin: false,
};
const refused = problemError(failureOfAnswer(401, null));
const silent = problemError(noResponse());

const aSession = (
  renew: () => Promise<SessionUser | null>,
  input: SessionInput = { user: null, hasRefreshToken: true },
) => {
  const done = { forgotten: 0, reset: 0, identified: 0, renewals: 0 };
  const flow = sessionFlow.provide({
    actors: {
      renewTokens: fromPromise(() => {
        done.renewals += 1;
        return renew();
      }),
    },
    actions: {
      forgetTokens: () => void (done.forgotten += 1),
      resetAnalytics: () => void (done.reset += 1),
      identify: () => void (done.identified += 1),
    },
  });
  return { actor: createActor(flow, { input }).start(), done };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const settle = () => jest.advanceTimersByTimeAsync(0);

it('is anonymous without a refresh token, and asks nobody', () => {
  const { actor, done } = aSession(() => Promise.resolve(noa), { user: null, hasRefreshToken: false });
  expect(actor.getSnapshot().value).toBe('anonymous');
  expect(done.renewals).toBe(0);
});

it('checks an unknown visitor with a refresh token, then knows him and tells analytics', async () => {
  const { actor, done } = aSession(() => Promise.resolve(noa));
  expect(actor.getSnapshot().value).toBe('checking');
  await settle();
  expect(actor.getSnapshot().value).toEqual({ authorised: 'resting' });
  expect(actor.getSnapshot().context.user).toEqual(noa);
  expect(done.identified).toBe(1);
});

it('lets somebody with a fresh token in at once while renewing behind his back', () => {
  const { actor } = aSession(() => new Promise(() => undefined), { user: noa, hasRefreshToken: true });
  expect(actor.getSnapshot().value).toEqual({ authorised: 'renewing' });
});

it('renews every thirty minutes', async () => {
  const { actor, done } = aSession(() => Promise.resolve(noa));
  await settle();
  await jest.advanceTimersByTimeAsync(REFRESH_EVERY_MS - 1);
  expect(done.renewals).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(done.renewals).toBe(2);
  expect(actor.getSnapshot().matches('authorised')).toBe(true);
});

it('is one flight for all who ask meanwhile', async () => {
  const { actor, done } = aSession(() => Promise.resolve(noa));
  await settle();
  actor.send({ type: 'renew' });
  actor.send({ type: 'renew' });
  actor.send({ type: 'renew' });
  await settle();
  expect(done.renewals).toBe(2);
});

it('ends with a refusal: tokens and analytics identity go', async () => {
  const { actor, done } = aSession(() => Promise.reject(refused), { user: noa, hasRefreshToken: true });
  await settle();
  expect(actor.getSnapshot().value).toBe('anonymous');
  expect(actor.getSnapshot().context.user).toBeNull();
  expect(done).toMatchObject({ forgotten: 1, reset: 1 });
});

it('holds on through silence', async () => {
  const { actor, done } = aSession(() => Promise.reject(silent), { user: noa, hasRefreshToken: true });
  await settle();
  expect(actor.getSnapshot().value).toEqual({ authorised: 'resting' });
  expect(done.forgotten).toBe(0);
});

it('lets in who was signed in here when their token has expired and the server is not reached', async () => {
  const { actor, done } = aSession(() => Promise.reject(silent), {
    ...{ user: null, lastUser: noa, hasRefreshToken: true },
  });
  expect(actor.getSnapshot().value).toBe('checking');
  await settle();
  expect(actor.getSnapshot().value).toEqual({ authorised: 'resting' });
  expect(actor.getSnapshot().context.user).toEqual(noa);
  expect(done.forgotten).toBe(0);
});

it('does not let them in when the server refuses', async () => {
  const { actor, done } = aSession(() => Promise.reject(refused), {
    ...{ user: null, lastUser: noa, hasRefreshToken: true },
  });
  await settle();
  expect(actor.getSnapshot().value).toBe('anonymous');
  expect(actor.getSnapshot().context.user).toBeNull();
  expect(done.forgotten).toBe(1);
});

it('forgets the tokens at sign-out, but not when another tab has done so already', async () => {
  const first = aSession(() => Promise.resolve(noa));
  await settle();
  first.actor.send({ type: 'sign-out' });
  expect(first.done).toMatchObject({ forgotten: 1, reset: 1 });
  const second = aSession(() => Promise.resolve(noa));
  await settle();
  second.actor.send({ type: 'gone' });
  expect(second.done).toMatchObject({ forgotten: 0, reset: 1 });
  expect(second.actor.getSnapshot().value).toBe('anonymous');
});

describe('one retry', () => {
  const tokens = { access_token: 'a.b.c', refresh_token: 'r' };
  const failing = (...errors: Error[]) => {
    let asked = 0;
    return {
      asked: () => asked,
      renew: () => {
        const error = errors[asked++];
        return error ? Promise.reject(error) : Promise.resolve(tokens);
      },
    };
  };
  const atOnce = () => Promise.resolve();

  it('helps over one failure', async () => {
    const server = failing(silent);
    await expect(renewWithRetry(server.renew, atOnce)).resolves.toBeNull();
    expect(server.asked()).toBe(2);
  });
  it('gives up after the second', async () => {
    const server = failing(silent, silent);
    await expect(renewWithRetry(server.renew, atOnce)).rejects.toBe(silent);
    expect(server.asked()).toBe(2);
  });
  it('asks once more after a refusal, too, and at once', async () => {
    const server = failing(refused, refused);
    await expect(renewWithRetry(server.renew, () => Promise.reject(new Error('waited')))).rejects.toBe(
      refused,
    );
    expect(server.asked()).toBe(2);
  });
  it('is signed in when only the first was refused', async () => {
    const server = failing(refused);
    await expect(renewWithRetry(server.renew, atOnce)).resolves.toBeNull();
    expect(server.asked()).toBe(2);
  });
});
