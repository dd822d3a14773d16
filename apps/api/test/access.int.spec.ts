import { allCalls, type Call, isPersonal } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import { seedHostedEventsDemo } from '@smachot/server-hosted-events';
import { expectedAccess, expectedOfCrew } from './access-expected';
import { expectedOfOrder, type OfOrder } from './access-of-orders';
import { bookingBodies, bookingQueries, type BookingThings, bookingThings } from './booking-things';
import { openStore, orderBodies, type OrderThings, orderThings, readyFor } from './order-things';
import { type Person, type Product, startProduct } from './product';
import { storeBodies, storeQueries, type StoreThings, storeThings } from './store-things';
import { threadBodies, type ThreadThings, threadThings } from './thread-things';

type Thing = {
  sessionId: string;
  replyId: string;
  testId: string;
  placeId: string;
  eventId: string;
  rsvpId: string;
  twinId: string;
  campaignId: string;
  changeId: string;
  uploadId: string;
  row: string;
  cardId: string;
  billId: string;
  slug: string;
  webhookId: string;
  cohostId: string;
  cohostInvitationId: string;
} & BookingThings &
  OrderThings &
  StoreThings &
  ThreadThings;
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

const invitation = {
  title: 'החתונה',
  hostName: 'נועה ואיתי',
  eventType: 'wedding',
  recipient: 'guests',
  date: new Date(Date.now() + 60 * DAY_MS).toISOString(),
  location: { address: 'גן האלה, שדה ורבורג' },
  rsvpConfig: { questions: ['headcount'] },
};

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
  await product.source.query(
    `insert into payments.cards (id, user_id, sealed_token, fingerprint, last_four, brand, expiry, is_default, created_at, status)
     values ($1, $2, 'x', 'default', '5846', 'visa', '1239', true, now(), 'confirmed')`,
    [newId(), people.host.user.id],
  );
  // a host with settled bills may send to as many as the matrix needs
  await product.source.query(
    `insert into payments.bills (id, user_id, event_id, responses, amount, carried_in, status, attempts, created_at)
     values ($1, $2, $1, 10, 1000, 0, 'settled', 1, now())`,
    [newId(), people.host.user.id],
  );
});
afterAll(() => product.close());

/** Whoever is asked here has just shown again who they are; what happens without that is told below. */
const confirmAll = () =>
  product.source.query('update identity.refresh_families set confirmed_at = clock_timestamp()');

/** A co-host of an event, and the pending invitation of a phone to become one. */
const cohostThings = async (
  { user }: Person,
  eventId: string,
): Promise<Pick<Thing, 'cohostId' | 'cohostInvitationId'>> => {
  const [cohostId, cohostInvitationId] = [newId(), newId()];
  await product.source.query(
    `insert into rsvp.cohosts (id, event_id, user_id, role, joined_at) values ($1, $2, $3, 'Viewer', now())`,
    [cohostId, eventId, crew.member.user.id],
  );
  await product.source.query(
    `insert into rsvp.cohost_invitations (id, event_id, phone, role, invited_by, created_at, expires_at)
     values ($1, $2, $3, 'Viewer', $4, now(), now() + interval '7 days')`,
    [cohostInvitationId, eventId, user.phoneNumber, user.id],
  );
  return { cohostId, cohostInvitationId };
};

let guests = 0;
/** A host may invite the same phone only so often, over all events. */
const guestPhone = (): string => `052${String(1_000_000 + ++guests)}`;

/** Everything a host can own, made anew for each call, so that no test sees what another did. */
const things = async (host: Person): Promise<Thing> => {
  const { bearer, user } = host;
  // an account has so many events and no more
  await product.source.query(
    'update rsvp.invitations set deleted_at = now() where host_id = $1 and deleted_at is null',
    [user.id],
  );
  const event = (await product.call('POST', '/v1/events/event-rsvps', { bearer, body: invitation })).body as {
    _id: string;
  };
  const added = (
    await product.call('POST', `/v1/events/rsvps/${event._id}`, {
      bearer,
      body: { guests: [{ attendeeName: 'רחל', attendeePhone: guestPhone() }, { attendeeName: 'רחל כהן' }] },
    })
  ).body as {
    rsvps: { _id: string }[];
  };
  const upload = (
    await product.call('POST', `/v1/events/rsvps/${event._id}/tables/text`, {
      bearer,
      body: { text: 'דנה 0502345678', kind: 'list' },
    })
  ).body as { uploadId: string } | undefined;
  const sent = (
    await product.call('POST', '/v1/whatsapp/send-invites', {
      bearer,
      headers: { 'idempotency-key': newId() },
      body: {
        eventId: event._id,
        rsvpIds: [added.rsvps[0]!._id],
        templateName: 'rsvp_invite_wedding',
        consent: true,
      },
    })
  ).body as { campaignId: string | null };
  const [cardId, billId] = [newId(), newId()];
  const webhookId = newId();
  await product.source.query(
    `insert into messaging.webhooks (id, hash, body, received_at, processed_at, trouble) values ($1, uuid_send($1), 'x', now(), now(), 'not JSON')`,
    [webhookId],
  );
  await product.source.query(
    `insert into payments.cards (id, user_id, sealed_token, fingerprint, last_four, brand, expiry, is_default, created_at, status)
     values ($1::uuid, $2, 'x', $1::text, '5846', 'visa', '1230', false, now(), 'confirmed')`,
    [cardId, user.id],
  );
  await product.source.query(
    `insert into payments.bills (id, user_id, event_id, responses, amount, carried_in, status, attempts, created_at)
     values ($1, $2, $3, 10, 1000, 0, 'settled', 1, now())`,
    [billId, user.id, event._id],
  );
  await product.source.query(
    `insert into payments.receipts (issuer, number, bill_id, user_id, amount, vat_percent, issued_at)
     select 'smachot', coalesce(max(number), 0) + 1, $1, $2, 1000, 18, now() from payments.receipts`,
    [billId, user.id],
  );
  const changeId = newId();
  await product.source.query(
    `insert into rsvp.changes (id, event_id, what, at) values ($1, $2, '{date}', now())`,
    [changeId, event._id],
  );
  const cohosts = await cohostThings(host, event._id);
  await confirmAll();
  const orders = await orderThings(product, user.id);
  const stores = await storeThings(product, host, crew.member);
  const threads = await threadThings(product, stores.storeId, callers.customer.user.id);
  const sessionId = newId();
  await product.source.query('insert into identity.refresh_families (id, user_id) values ($1, $2)', [
    sessionId,
    user.id,
  ]);
  const testId = newId();
  await product.source.query(
    `insert into rsvp.test_messages (id, event_id, rsvp_id, user_id, phone_key, template_name, created_at)
     values ($1::uuid, $2, $3, $4, $1::text, 'rsvp_invite_wedding', now())`,
    [testId, event._id, added.rsvps[0]!._id, user.id],
  );
  return {
    ...stores,
    ...orders,
    ...(await bookingThings(product, stores.storeId, user.id)),
    ...threads,
    ...cohosts,
    sessionId,
    replyId: newId(),
    testId,
    placeId,
    eventId: event._id,
    rsvpId: added.rsvps[0]!._id,
    twinId: added.rsvps[1]!._id,
    campaignId: sent.campaignId ?? newId(),
    changeId,
    uploadId: upload?.uploadId ?? newId(),
    row: '1',
    cardId,
    billId,
    slug,
    webhookId,
  };
};

const BODIES: Record<string, (thing: Thing) => unknown> = {
  ...{ ...bookingBodies, ...orderBodies },
  ...storeBodies,
  ...threadBodies,
  'identity.requestCode': () => ({ phone: '0521119999' }),
  'messaging.handleWebhook': () => ({ action: 'dismiss' }),
  'rsvp.createInvitation': () => invitation,
  'rsvp.updateInvitation': () => invitation,
  'rsvp.markConversationRead': () => ({ upTo: newId() }),
  'rsvp.replyToGuest': () => ({ text: 'שלום', lastReplyId: null }),
  'rsvp.inviteCohost': () => ({ phoneNumber: '0521117777', role: 'Viewer' }),
  'rsvp.changeCohostRole': () => ({ role: 'Viewer' }),
  'rsvp.answerCohostInvitation': () => ({ accept: true }),
  'rsvp.addGuests': () => ({ guests: [{ attendeeName: 'דני' }] }),
  'rsvp.changeGuest': () => ({ tableName: '7' }),
  'rsvp.changeGuests': ({ rsvpId }) => ({ rsvpIds: [rsvpId], tableName: '7' }),
  'rsvp.deleteGuests': ({ rsvpId }) => ({ rsvpIds: [rsvpId] }),
  'rsvp.restoreGuests': ({ rsvpId }) => ({ rsvpIds: [rsvpId] }),
  'rsvp.mergeGuests': ({ rsvpId, twinId }) => ({
    guests: [rsvpId, twinId].map((id) => ({ rsvpId: id, version: 1 })),
  }),
  'rsvp.keepGuestsApart': ({ rsvpId, twinId }) => ({ rsvpIds: [rsvpId, twinId] }),
  'rsvp.previewSend': ({ eventId, rsvpId }) => ({
    eventId,
    rsvpIds: [rsvpId],
    templateName: 'rsvp_invite_wedding',
  }),
  'rsvp.sendTestMessage': ({ eventId, rsvpId }) => ({ eventId, rsvpId, templateName: 'rsvp_invite_wedding' }),
  'rsvp.sendInvites': ({ eventId, rsvpId }) => ({
    eventId,
    rsvpIds: [rsvpId],
    templateName: 'rsvp_invite_wedding',
  }),
  'rsvp.previewText': () => ({ text: 'דנה 0502345678', kind: 'list' }),
  'rsvp.mapColumns': () => ({ fields: ['name'] }),
  'rsvp.mendRow': () => ({ seats: '2' }),
  'rsvp.requestGuestLink': () => ({ phone: '0521118888' }),
  'payments.setExchangeRates': () => ({
    publishedOn: '2025-01-14',
    source: 'bank_of_israel',
    EUR: 3.7412,
    USD: 3.6501,
  }),
  'payments.renameCard': () => ({ nickname: 'של אבא' }),
  'notifications.markRead': () => ({}),
  'identity.changeProfile': () => ({}),
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
      ...bookingQueries,
      ...storeQueries,
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

/** Refusals about what was sent count as granted; those about who sent it do not. */
const granted = (status: number, code: string | undefined): number | 'ok' => {
  if (status === 401 && code !== 'auth.required') return 'ok';
  if (status === 401 || status === 403 || status === 404) return status;
  return status >= 500 ? status : 'ok';
};

/** Streams answer for ever; that they begin is covered where they are tested. */
const STREAMS = new Set(['system.live']);
/** These end somebody or a session or move everybody's clock; who may is asked without doing it. */
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
    const thing = await things(people.host);
    const answer = await ask(call, thing, people[role]);
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
    const thing = await things(people.host);
    const answer = await ask(call, thing, crew[role]);
    const seen = granted(answer.status, (answer.body as { code?: string } | undefined)?.code);
    expect({ call: call.id, role, seen }).toEqual({
      call: call.id,
      role,
      seen: expectedOfCrew[call.id]![crewRoles.indexOf(role)],
    });
  });
});

/** What came of a move that its state allows. */
const ofOrder = (status: number, code: string | undefined): OfOrder => {
  if (code === 'lifecycle.illegal_move') return 409;
  const seen = granted(status, code);
  return seen as OfOrder;
};

describe.each(allCalls().filter((call) => expectedOfOrder[call.id]))(
  'a real order: $method $path',
  (call) => {
    it.each(orderRoles)('%s', async (role) => {
      const thing = await things(people.host);
      const order = await orderThings(product, callers.customer.user.id, thing.storeId, readyFor(call.id));
      const asked = ['orders.list', 'orders.export'].includes(call.id)
        ? `?store=${thing.partner}`
        : undefined;
      const answer = await ask(call, { ...thing, ...order }, callers[role], asked);
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
  it('asks the owner to show again who they are', async () => {
    const thing = await things(people.host);
    await product.source.query('update identity.refresh_families set confirmed_at = null');
    const answer = await ask(call, thing, people.host);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([
      403,
      'auth.confirmation_required',
    ]);
  });
});
it('changes of the crew and the end of a store are such calls', () =>
  expect(
    allCalls()
      .filter((call) => call.confirmed)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([
    'identity.deleteAccount',
    'identity.exportAccount',
    'stores.changeCrewRole',
    'stores.close',
    'stores.inviteCrew',
    'stores.removeCrew',
  ]));

it('keeps an address that belongs to no call out of the web app', async () => {
  for (const path of [
    '/api/nothing',
    '/v1/nothing',
    '/admin/api/nothing',
    '/webhooks/nothing',
    '/_dev/nothing',
  ])
    expect((await product.call('GET', path)).status).toBe(404);
});
