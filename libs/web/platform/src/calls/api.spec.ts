import {
  approveOrder,
  createInvitation,
  deleteInvitation,
  listBills,
  listOfferVersions,
  me,
  readOffer,
} from '@smachot/contracts';
import { createStore } from '../store';
import { answerCalls } from '../testing/test-app';
import { api } from './api';
import { endpointsOf } from './endpoints';
import { problemOf } from './failure';
import { provideCredentials, sendCall } from './transport';

const probe = api.injectEndpoints({
  endpoints: (b) => {
    const { read, change, pages } = endpointsOf(b);
    return {
      probeMe: read(me),
      probeCreate: change(createInvitation),
      probeBills: pages(listBills, (_: void, page) => ({ query: page })),
      // @ts-expect-error -- a tag that is not in the list
      probeTag: read(me, ['Unknown']),
      // @ts-expect-error -- a call without a cursor in its answer
      probePages: pages(me, () => undefined),
    };
  },
});
const user = {
  id: '7b0c2c7e-1111-4222-8333-444455556666',
  username: 'u',
  firstName: 'נועה',
  lastName: 'ברק',
  phoneNumber: '+972531234567',
  groups: [],
  email: null,
  emailVerified: false,
  verified: true,
  assignedStores: [],
};
const broken = {
  error: 'InternalServerErrorException',
  message: 'no',
  code: 'server.unexpected',
  requestId: 'r',
};
const body = {} as never;

beforeEach(() => {
  jest.useFakeTimers();
  provideCredentials({
    accessToken: () => 'token-1',
    isStale: () => false,
    renew: () => Promise.resolve(false),
  });
});
afterEach(() => jest.useRealTimers());

const settle = async <T>(pending: Promise<T>): Promise<T> => {
  for (let turn = 0; turn < 40; turn++) await jest.advanceTimersByTimeAsync(1000);
  return pending;
};

it('retries a query three times when the server is out of order', async () => {
  const { asked } = answerCalls([{ call: me, status: 503, answer: broken }]);
  const result = await settle(Promise.resolve(createStore().dispatch(probe.endpoints.probeMe.initiate())));
  expect(asked).toHaveLength(4);
  expect(problemOf(result.error).text).toBe('API Error: 503 - no');
});

it('does not repeat a refusal, nor ever a mutation', async () => {
  const refused = answerCalls([{ call: me, status: 404, answer: { ...broken, code: 'not_found' } }]);
  await settle(Promise.resolve(createStore().dispatch(probe.endpoints.probeMe.initiate())));
  expect(refused.asked).toHaveLength(1);
  const failing = answerCalls([{ call: createInvitation, status: 503, answer: broken }]);
  await settle(
    createStore()
      .dispatch(probe.endpoints.probeCreate.initiate({ body }))
      .unwrap()
      .catch(() => null),
  );
  expect(failing.asked).toHaveLength(1);
});

it('refuses an answer that is not what the contract says', async () => {
  answerCalls([{ call: me, answer: { ...user, groups: 'super-admin' } }]);
  const result = await settle(Promise.resolve(createStore().dispatch(probe.endpoints.probeMe.initiate())));
  expect(result.data).toBeUndefined();
  expect(problemOf(result.error).code).toBe('client.unreadable');
});

it('takes no other status for that of a call which answers nothing', async () => {
  answerCalls([{ call: deleteInvitation, status: 200, answer: '<html>sign in to the network</html>' }]);
  const { error } = await sendCall(deleteInvitation, { params: { eventId: 'e1' } });
  expect(error).toMatchObject({ status: 200, code: 'client.unreadable', text: 'API Error: 200 - HTTP 200' });
  answerCalls([{ call: deleteInvitation }]);
  expect(await sendCall(deleteInvitation, { params: { eventId: 'e1' } })).toEqual({ data: null });
});

it('asks for the next page with the cursor of the last one, and for none after it', async () => {
  const page = (nextCursor: string | null) => ({ bills: [], balance: 0, nextCursor });
  const first = answerCalls([{ call: listBills, answer: page('c2') }]);
  const store = createStore();
  const request = store.dispatch(probe.endpoints.probeBills.initiate());
  expect((await settle(Promise.resolve(request))).hasNextPage).toBe(true);
  expect(first.asked).toMatchObject([{ query: '' }]);
  const second = answerCalls([{ call: listBills, answer: page(null) }]);
  const next = store.dispatch(probe.endpoints.probeBills.initiate(undefined, { direction: 'forward' }));
  expect((await settle(Promise.resolve(next))).hasNextPage).toBe(false);
  expect(second.asked).toMatchObject([{ query: '?cursor=c2' }]);
});

it('renews an expired sign-in and repeats the very same request once', async () => {
  let token = 'old';
  provideCredentials({
    accessToken: () => token,
    isStale: () => false,
    renew: () => Promise.resolve(Boolean((token = 'new'))),
  });
  const seen: (string | null)[] = [];
  globalThis.fetch = (_, init) => {
    const bearer = new Headers(init?.headers).get('authorization');
    seen.push(bearer);
    const ok = bearer === 'Bearer new';
    return Promise.resolve(
      new Response(JSON.stringify(ok ? user : { ...broken, code: 'auth.required' }), {
        status: ok ? 200 : 401,
      }),
    );
  };
  const result = await settle(Promise.resolve(createStore().dispatch(probe.endpoints.probeMe.initiate())));
  expect(seen).toEqual(['Bearer old', 'Bearer new']);
  expect(result.data?.firstName).toBe('נועה');
});

it('says who calls where an account is answered differently from a visitor, and otherwise does not', async () => {
  const seen: (string | null)[] = [];
  globalThis.fetch = (_, init) => {
    seen.push(new Headers(init?.headers).get('authorization'));
    return Promise.resolve(new Response('{}', { status: 404 }));
  };
  const link = { params: { link: 'a'.repeat(32) } };
  const ask = () => Promise.all([sendCall(readOffer, link), sendCall(listOfferVersions, link)]);
  provideCredentials({
    accessToken: () => 'mine',
    isStale: () => false,
    renew: () => Promise.resolve(false),
  });
  await ask();
  provideCredentials({ accessToken: () => null, isStale: () => false, renew: () => Promise.resolve(false) });
  await ask();
  expect(seen).toEqual(['Bearer mine', null, null, null]);
});

it('renews an expired token before a call that would be answered as a stranger’s', async () => {
  let token = 'old';
  const seen: (string | null)[] = [];
  globalThis.fetch = (_, init) => {
    seen.push(new Headers(init?.headers).get('authorization'));
    return Promise.resolve(new Response('{}', { status: 404 }));
  };
  provideCredentials({
    accessToken: () => token,
    isStale: () => token === 'old',
    renew: () => Promise.resolve(Boolean((token = 'new'))),
  });
  const link = { params: { link: 'a'.repeat(32) } };
  await sendCall(listOfferVersions, link);
  expect([seen, token]).toEqual([[null], 'old']);
  await sendCall(readOffer, link);
  expect(seen).toEqual([null, 'Bearer new']);
});

it('lets a change that begins as its page is left outlive the page, unless a browser would refuse that', async () => {
  const kept: (boolean | undefined)[] = [];
  globalThis.fetch = (_, init) => {
    kept.push(init?.keepalive);
    return Promise.resolve(new Response('{}', { status: 404 }));
  };
  const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  await sendCall(approveOrder, { params: { orderId: 'o1' } });
  visible.mockReturnValue('hidden');
  await sendCall(approveOrder, { params: { orderId: 'o1' } });
  await sendCall(createInvitation, { body: { title: 'חתונה' } });
  await sendCall(createInvitation, { body: { title: 'ח'.repeat(20_000) } });
  await sendCall(me, {});
  visible.mockRestore();
  expect(kept).toEqual([false, true, true, false, false]);
});

it('says the three texts of the specification', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  const silent = await settle(Promise.resolve(createStore().dispatch(probe.endpoints.probeMe.initiate())));
  expect(problemOf(silent.error).text).toBe('No response received from server');
  expect(problemOf(new RangeError('a bug')).text).toBe('Error setting up request');
});
