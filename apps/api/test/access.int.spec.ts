import { allCalls, type Call, isPersonal, TERMS_VERSION } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { seedHostedEventsDemo } from '@smachot/server-hosted-events';
import { expectedAccess } from './access-expected';
import { expectedOfCrew } from './access-of-crew';
import { expectedOfOrder, type OfOrder } from './access-of-orders';
import { adminBodies, adminQueries } from './admin-things';
import { articleBodies, articleQueries } from './article-things';
import { bankBodies, bankQueries } from './bank-things';
import { bookingBodies, bookingQueries } from './booking-things';
import { proposalBodies } from './proposal-things';
import { couponBodies } from './coupon-things';
import { customerBodies } from './customer-things';
import { reviewBodies } from './review-things';
import { eventBodies } from './event-things';
import { hostedEventBodies, hostedEventQueries } from './hosted-event-things';
import { openStore, orderBodies, orderThings, readyFor } from './order-things';
import { paymentBodies, settledPayer } from './payment-things';
import { payoutBodies, payoutQueries } from './payout-things';
import { type Person, type Product, startProduct } from './product';
import { storeBodies, storeQueries, storeThings } from './store-things';
import { type Thing, thingsOf } from './things';
import { threadBodies } from './thread-things';

type People = { visitor: Person | undefined; host: Person; otherHost: Person; superAdmin: Person };
const roles = ['visitor', 'host', 'otherHost', 'superAdmin'] as const;

const crewRoles = ['member', 'otherPartner'] as const;
const orderRoles = ['owner', 'member', 'otherPartner', 'customer', 'otherCustomer', 'superAdmin'] as const;

let product: Product;
let people: People;
let crew: Record<(typeof crewRoles)[number], Person>;
let callers: Record<(typeof orderRoles)[number], Person>;
let placeId: string;
let slug: string;
let store: string;

beforeAll(async () => {
  product = await startProduct({ REQUESTS_PER_MINUTE: '100000' });
  people = {
    visitor: undefined,
    host: await product.signUp('0521110001'),
    otherHost: await product.signUp('0521110002'),
    superAdmin: await product.superAdmin('0521110003'),
  };
  crew = { member: await product.signUp('0521110004'), otherPartner: await product.signUp('0521110005') };
  callers = {
    ...crew,
    owner: people.host,
    customer: await product.signUp('0521110006'),
    otherCustomer: people.otherHost,
    superAdmin: people.superAdmin,
  };
  await storeThings(product, crew.otherPartner, people.otherHost);
  const found = await product.call('GET', `/v1/places?input=${encodeURIComponent('חיפה')}&session=12345678`, {
    bearer: people.host.bearer,
  });
  placeId = (found.body as { places: { placeId: string }[] }).places[0]!.placeId;
  slug = (await seedHostedEventsDemo(product.source, new Date())).slugs[0]!;
  store = await openStore(product, people.host);
  await settledPayer(product, people.host.user.id);
});
afterAll(() => product.close());

const things = (host: Person): Promise<Thing> =>
  thingsOf(host, { product, member: crew.member, customer: callers.customer, placeId, slug });

const BODIES: Record<string, (thing: Thing) => unknown> = {
  ...{ ...articleBodies, ...bookingBodies, ...orderBodies, ...bankBodies },
  ...{ ...storeBodies, ...couponBodies, ...customerBodies, ...proposalBodies, ...hostedEventBodies },
  ...{ ...payoutBodies, ...threadBodies, ...adminBodies, ...reviewBodies },
  ...{ ...eventBodies, ...paymentBodies },
  'identity.requestCode': () => ({ phone: '0521119999' }),
  'identity.startViewAs': () => ({ userId: people.otherHost.user.id, reason: 'עזרה בטלפון' }),
  'admin.setFeatureSwitch': () => ({ on: true, reason: 'הכול תקין' }),
  'messaging.handleWebhook': () => ({ action: 'dismiss', reason: 'נבדק ביד' }),
  'notifications.markRead': () => ({}),
  'identity.changeProfile': () => ({}),
  'identity.acceptTerms': () => ({ version: TERMS_VERSION }),
  'identity.requestConfirmationCode': () => ({}),
};

const MULTIPART = 'x'.repeat(24);
const fileBody = `--${MULTIPART}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\nשם,טלפון\r\nדנה,0502345678\r\n--${MULTIPART}--\r\n`;

const ask = async (call: Call, thing: Thing, person: Person | undefined, asked?: string) => {
  const path = call.path
    .replace(/:(\w+)/g, (_, name: keyof Thing) => thing[name])
    .replace('*', 'images/none.jpg');
  const query =
    asked ??
    {
      'system.live': '?topics=none',
      'places.search': '?input=שדה&session=12345678',
      'places.details': '?session=12345678',
      'system.signedFile': '?expires=9999999999&signature=x',
      'orders.export': `?store=${store}`,
      'conversations.find': `?store=${thing.partner}`,
      ...{ ...articleQueries, ...bookingQueries, ...bankQueries, ...payoutQueries, ...adminQueries },
      ...{ ...storeQueries, ...hostedEventQueries },
    }[call.id] ??
    '';
  const headers: Record<string, string> = call.idempotent ? { 'idempotency-key': newId() } : {};
  if (call.file) headers['content-type'] = `multipart/form-data; boundary=${MULTIPART}`;
  const body = call.file ? fileBody : BODIES[call.id]?.(thing);
  return product.call(call.method, path + query, {
    bearer: person?.bearer,
    headers,
    ...(body === undefined ? {} : { body }),
  });
};

/** Refusals of the request's content count as granted; those of the sender do not. */
const granted = (status: number, code: string | undefined): number | 'ok' => {
  if (status === 401 && code !== 'auth.required') return 'ok';
  if (status === 401 || status === 403 || status === 404) return status;
  return status >= 500 ? status : 'ok';
};

/** Things that nobody has changed: a refusal and a reading leave them as they were, so the next caller may ask of the same ones. */
let unchanged: Thing | undefined;
const someThings = async (): Promise<Thing> => (unchanged ??= await things(people.host));
const askOnce = async (call: Call, person: Person | undefined, of: Partial<Thing> = {}, asked?: string) => {
  const answer = await ask(call, { ...(await someThings()), ...of }, person, asked);
  if (call.method !== 'GET' && answer.status < 400) unchanged = undefined;
  return answer;
};

/** Streams answer for ever; that they begin is covered where they are tested. */
const STREAMS = new Set(['system.live']);
/** These delete an account, end a session or move the shared clock: access is checked without the effect. */
const WITH_CARE = new Set([
  'identity.deleteAccount',
  'identity.signOut',
  'identity.endAllSessions',
  'system.moveClock',
]);

it('has an expectation for every call', () =>
  expect(
    allCalls()
      .map((call) => call.id)
      .sort(),
  ).toEqual(Object.keys(expectedAccess).sort()));

describe.each(allCalls().filter((call) => !WITH_CARE.has(call.id)))('$method $path', (call) => {
  it.each(roles)('%s', async (role) => {
    const expected = expectedAccess[call.id]![roles.indexOf(role)];
    if (STREAMS.has(call.id) && expected === 'ok') return;
    const answer = await askOnce(call, people[role]);
    const seen = granted(answer.status, (answer.body as { code?: string } | undefined)?.code);
    expect({ call: call.id, role, seen }).toEqual({ call: call.id, role, seen: expected });
    // whether it was granted or refused: neither may be found in a cache later
    if (isPersonal(call))
      expect([call.id, answer.headers['cache-control']]).toEqual([
        call.id,
        expect.stringContaining('no-store'),
      ]);
  });
});

describe.each(allCalls().filter((call) => expectedOfCrew[call.id]))('$method $path', (call) => {
  it.each(crewRoles)('%s', async (role) => {
    const answer = await askOnce(call, crew[role]);
    const seen = granted(answer.status, (answer.body as { code?: string } | undefined)?.code);
    expect({ call: call.id, role, seen }).toEqual({
      call: call.id,
      role,
      seen: expectedOfCrew[call.id]![crewRoles.indexOf(role)],
    });
  });
});

/** The result of a transition that the order's state allows. */
const ofOrder = (status: number, code: string | undefined): OfOrder => {
  if (code === 'lifecycle.illegal_move') return 409;
  const seen = granted(status, code);
  return seen as OfOrder;
};

describe.each(allCalls().filter((call) => expectedOfOrder[call.id]))(
  'a real order: $method $path',
  (call) => {
    it.each(orderRoles)('%s', async (role) => {
      const thing = await someThings();
      const order = await orderThings(product, callers.customer.user.id, thing.storeId, readyFor(call.id));
      const asked = ['orders.list', 'orders.export'].includes(call.id)
        ? `?store=${thing.partner}`
        : undefined;
      const answer = await askOnce(call, callers[role], order, asked);
      const seen = ofOrder(answer.status, (answer.body as { code?: string } | undefined)?.code);
      expect({ call: call.id, role, seen }).toEqual({
        call: call.id,
        role,
        seen: expectedOfOrder[call.id]![orderRoles.indexOf(role)],
      });
    });
  },
);
it('a super admin looks at an order from the store’s side and has no moves', async () => {
  const thing = await things(people.host);
  const { orderId } = await orderThings(product, callers.customer.user.id, thing.storeId);
  const read = async (person: Person, path = '') =>
    (await product.call('GET', `/v1/orders/${orderId}${path}`, { bearer: person.bearer })).body as object;
  expect(await read(people.superAdmin)).toMatchObject({ side: 'partner', readOnly: true });
  expect(await read(people.superAdmin, '/consequences')).toEqual({ moves: {} });
  expect(await read(people.host)).not.toHaveProperty('readOnly');
  expect(
    (await product.call('GET', `/v1/partners/${thing.partner}/manage`, { bearer: people.superAdmin.bearer }))
      .body,
  ).toMatchObject({ role: 'Viewer' });
});

describe.each(allCalls().filter((call) => call.confirmed))('$method $path', (call) => {
  it('asks for re-authentication', async () => {
    const thing = await things(people.host);
    await product.source.query('update identity.refresh_families set confirmed_at = null');
    const caller = call.access === 'superAdmin' ? people.superAdmin : people.host;
    const answer = await ask(call, thing, caller);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([
      403,
      'auth.confirmation_required',
    ]);
  });
});
it('changes of the crew, of bank details and of payouts, the end of a store and files of super admins are such calls', () =>
  expect(
    allCalls()
      .filter((call) => call.confirmed)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([
    'admin.exportAudit',
    'admin.exportOrders',
    'admin.exportPartners',
    'admin.exportSubscriptions',
    'admin.exportUsers',
    'identity.deleteAccount',
    'identity.exportAccount',
    'payments.decideChargeback',
    'payments.resolveDifference',
    'payouts.confirmSent',
    'payouts.downloadFile',
    'payouts.makeFile',
    'payouts.uploadAnswer',
    'stores.changeCrewRole',
    'stores.close',
    'stores.inviteCrew',
    'stores.removeCrew',
    'verification.editBankDetails',
    'verification.submitBankDetails',
  ]));

const changing = allCalls().filter(
  ({ access, method, noAct }) => access === 'superAdmin' && method !== 'GET' && !noAct,
);
describe.each(changing)('$method $path', (call) => {
  it('asks a super admin again after a quarter of an hour', async () => {
    const thing = await things(people.host);
    await product.source.query(
      `update identity.refresh_families set confirmed_at = clock_timestamp() - interval '16 minutes'`,
    );
    const answer = await ask(call, thing, people.superAdmin);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([
      403,
      'auth.confirmation_required',
    ]);
  });
});

it('keeps an address that belongs to no call out of the web app', async () => {
  for (const path of ['/api', '/v1', '/admin/api', '/webhooks', '/_dev'].map((root) => `${root}/nothing`))
    expect((await product.call('GET', path)).status).toBe(404);
});
