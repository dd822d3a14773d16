import { answerConsent } from './consent';
import { identifyPerson, resetAnalytics, startAnalytics, track, trackPage } from './analytics';

type Sent = { url: URL; body: Record<string, unknown> };
let sent: Sent[] = [];
const to = (path: string) => sent.filter(({ url }) => url.pathname === path);
const events = () => to('/e/');
const hits = () => to('/g/collect').map(({ url }) => Object.fromEntries(url.searchParams));
const noa = {
  id: '7b0c2c7e-1111-4222-8333-444455556666',
  username: 'noa',
  firstName: 'נועה',
  lastName: 'ברק',
  phoneNumber: '+972531234567',
  groups: [],
  email: 'noa@example.com',
  verified: true,
  assignedStores: [],
  isSuperAdmin: false,
};

beforeEach(() => {
  localStorage.clear();
  answerConsent('denied');
  localStorage.clear();
  globalThis.fetch = (input, init) => {
    sent.push({
      url: new URL(input as string),
      body: init?.body ? (JSON.parse(init.body as string) as Record<string, unknown>) : {},
    });
    return Promise.resolve({ ok: true, json: () => Promise.resolve({}) } as Response);
  };
  history.pushState({}, '', '/me');
  resetAnalytics();
  startAnalytics({
    product: { host: 'http://product.example/', key: 'phc_demo' },
    web: { host: 'http://web.example', id: 'G-DEMO' },
  });
  sent = [];
});

it('sends nothing before consent, and nothing after a refusal', () => {
  trackPage('/me');
  track('invitation_opened');
  identifyPerson(noa);
  answerConsent('denied');
  track('invitation_opened');
  expect(sent).toEqual([]);
});

it('tells both services after consent, each with an id of its own', () => {
  answerConsent('granted');
  sent = [];
  track('invitation_opened', { guests: 12, kind: 'wedding' });
  track('invitation_opened');
  expect(events()[0]!.body).toMatchObject({
    api_key: 'phc_demo',
    event: 'invitation_opened',
    properties: { guests: 12, kind: 'wedding', $lib: 'web' },
  });
  expect(hits()[0]).toMatchObject({
    v: '2',
    tid: 'G-DEMO',
    en: 'invitation_opened',
    'epn.guests': '12',
    'ep.kind': 'wedding',
    gcs: 'G101',
    npa: '1',
  });
  const ids = events().map(({ body }) => (body['properties'] as Record<string, unknown>)['distinct_id']);
  expect(ids[0]).toBe(ids[1]);
  expect(hits()[0]!['cid']).toBe(hits()[1]!['cid']);
  expect(hits()[0]!['cid']).not.toBe(ids[0]);
});

it('tells the page that is shown when consent is given, then every other', () => {
  trackPage('/me/rsvps/:eventId');
  answerConsent('granted');
  trackPage('/me/orders');
  expect(events().map(({ body }) => (body['properties'] as Record<string, unknown>)['path'])).toEqual([
    '/me/rsvps/:eventId',
    '/me/orders',
  ]);
  expect(hits().map(({ en, dl }) => [en, dl])).toEqual([
    ['page_view', `${location.origin}/me/rsvps/:eventId`],
    ['page_view', `${location.origin}/me/orders`],
  ]);
});

it('sends nothing more once consent is taken back, and forgets the ids', () => {
  answerConsent('granted');
  track('seen');
  answerConsent('denied');
  sent = [];
  trackPage('/discover');
  track('seen');
  expect(sent).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['consent']);
});

it('identifies by id and full name to one service, and by nothing else of the person', () => {
  answerConsent('granted');
  identifyPerson(noa);
  expect(events().at(-1)!.body).toMatchObject({
    event: '$identify',
    properties: { distinct_id: noa.id, $set: { name: 'נועה ברק' } },
  });
  track('seen');
  expect(JSON.stringify(sent)).not.toMatch(/531234567|noa@example|"noa"/);
  expect(
    decodeURIComponent(
      hits()
        .map((hit) => JSON.stringify(hit))
        .join(),
    ),
  ).not.toMatch(/נועה|7b0c2c7e/);
});

it('becomes somebody unknown after a sign-out', () => {
  answerConsent('granted');
  identifyPerson(noa);
  resetAnalytics();
  track('landing_seen');
  expect((events().at(-1)!.body['properties'] as Record<string, unknown>)['distinct_id']).not.toBe(noa.id);
});

it.each([
  '/rsvp/7b0c2c7e',
  '/me/payments',
  '/me/payments/new',
  '/me/orders/7b0c2c7e',
  '/partner/savta-julie/checkout',
  '/proposal/7b0c2c7e/checkout',
  '/event/purim',
  '/dashboard/savta-julie/account',
  '/dashboard/savta-julie/account/plans',
])('watches nothing on %s', (path) => {
  history.pushState({}, '', path);
  answerConsent('granted');
  trackPage(path);
  track('seen');
  expect(sent).toEqual([]);
});

it.each(['/event', '/me/orders', '/partner/savta-julie', '/dashboard/savta-julie/orders'])(
  'watches %s after consent',
  (path) => {
    history.pushState({}, '', path);
    answerConsent('granted');
    trackPage(path);
    expect(hits()).not.toEqual([]);
  },
);

it('tells only the service that is configured', () => {
  startAnalytics({ product: null, web: { host: 'http://web.example', id: 'G-DEMO' } });
  answerConsent('granted');
  track('seen');
  expect(events()).toEqual([]);
  expect(to('/flags/')).toEqual([]);
  expect(hits().length).toBeGreaterThan(0);
});
