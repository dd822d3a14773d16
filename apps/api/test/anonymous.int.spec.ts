import { allCalls } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import { loadArticles } from '@smachot/server-articles';
import { seedHostedEventsDemo } from '@smachot/server-hosted-events';
import { seedStoresDemo } from '@smachot/server-stores';
import { testWebFolder } from '@smachot/server-testing';
import { type Person, type Product, startProduct } from './product';
import { proposalThings } from './proposal-things';
import { reviewThings } from './review-things';
import { storeThings } from './store-things';

type StoreRow = {
  id: string;
  username: string;
  isMobile: boolean;
  phone: string;
  phoneIsPublic: boolean;
  email: string | null;
  lat: number;
  lng: number;
  location: { address: string; geocode?: { lat: number; lng: number } } | null;
  units: string[];
};

const GUEST_PHONE = '0523334455';
const STORE_OF_TEST = { phone: '+972547776655', street: 'רחוב הלילך 91', lat: 32.817345, lng: 35.003456 };

const web = testWebFolder();
let product: Product;
let host: Person;
let stores: StoreRow[];
let eventId: string;
let slugs: string[];
let proposal: string;

beforeAll(async () => {
  product = await startProduct({ WEB_DIR: web.folder, REQUESTS_PER_MINUTE: '100000' });
  host = await product.signUp('0521110051');
  await product.source.query(`update identity.users set email = 'owner@private.example' where id = $1`, [
    host.user.id,
  ]);
  await loadArticles(product.source, new Date());
  slugs = (await seedHostedEventsDemo(product.source, new Date())).slugs;
  // Every username resolves to this person, so that the person owns all demo stores.
  await seedStoresDemo(product.source, new Proxy({}, { get: () => host.user.id }), new Date());
  const { storeId, pricingUnitId } = await storeThings(product, host, await product.signUp('0521110052'));
  await reviewThings(product, { storeId, authorId: host.user.id, pictureId: newId() });
  const { link } = await proposalThings(product, { storeId, pricingUnitId }, host.user.id);
  proposal = `/v1/proposals/${link}`;
  const { phone, street, lat, lng } = STORE_OF_TEST;
  await product.source.query(
    `update stores.stores set is_mobile = true, business_phone = $2, email = 'store@private.example', location = $3 where id = $1`,
    [storeId, phone, { address: `${street}, חיפה`, geocode: { lat, lng } }],
  );
  stores = await product.source.query(
    `select s.id, s.username, s.is_mobile as "isMobile", s.business_phone as phone, s.phone_is_public as "phoneIsPublic", s.email, s.lat, s.lng, s.location,
       array(select u.id::text from stores.pricing_units u where u.store_id = s.id) as units
     from stores.stores s`,
  );
  const { bearer } = host;
  const event = await product.call('POST', '/v1/events/event-rsvps', {
    bearer,
    body: {
      title: 'החתונה',
      hostName: 'נועה ואיתי',
      eventType: 'wedding',
      recipient: 'guests',
      date: new Date(Date.now() + 60 * DAY_MS).toISOString(),
      location: { address: 'גן האלה, שדה ורבורג' },
      rsvpConfig: { questions: ['headcount'] },
    },
  });
  eventId = (event.body as { _id: string })._id;
  await product.call('POST', `/v1/events/rsvps/${eventId}`, {
    bearer,
    body: { guests: [{ attendeeName: 'רחל', attendeePhone: GUEST_PHONE }] },
  });
});
afterAll(async () => {
  await product?.close();
  web.remove();
});

/** The addresses of each public read that an anonymous caller can request; a new read has to be added here. */
const reads: Record<string, () => string[]> = {
  'analytics.followQrCode': () => [],
  'articles.list': () => ['/v1/articles?language=he', '/v1/articles?language=en&q=refund'],
  'storeArticles.list': () => stores.map(({ username }) => `/v1/partners/${username}/articles`),
  'storeArticles.read': () => ['/v1/partners/savta-julie/articles/1'],
  'articles.read': () => ['/v1/articles/refunds?language=he'],
  'stores.read': () =>
    stores.flatMap(({ id, username }) => [`/v1/partners/${id}`, `/v1/partners/${username}`]),
  'stores.readPricingUnit': () => stores.flatMap(({ units }) => units.map((id) => `/v1/pricing-units/${id}`)),
  'stores.days': () =>
    stores.map(({ username }) => `/v1/partners/${username}/days?from=2031-01-01&to=2031-01-20`),
  'stores.browse': () => [
    '/v1/partners?limit=60',
    '/v1/partners?limit=60&sort=distance&lat=32.0853&lng=34.7818&participants=50',
    `/v1/partners?limit=60&q=${encodeURIComponent('קייטרינג')}`,
  ],
  'stores.cards': () => [`/v1/partner-cards?ids=${stores.map(({ id }) => id).join(',')}`],
  'stores.featured': () => ['/v1/featured-partners'],
  'stores.browseWithout': () => ['/v1/partners-without?kosher=any&limit=1'],
  'stores.verifyEmail': () => [`/v1/partners/verify-email?token=${'x'.repeat(43)}`],
  'rsvp.publicInvitation': () => [],
  'rsvp.guestCalendarFile': () => [],
  'orders.usualCommission': () => [],
  'proposals.readOffer': () => [proposal],
  'proposals.offerVersions': () => [`${proposal}/versions`],
  'proposals.paper': () => [`${proposal}/proposal.pdf`],
  'reviews.list': () => stores.map(({ username }) => `/v1/partners/${username}/reviews`),
  'orders.responseTime': () => stores.map(({ username }) => `/v1/partners/${username}/response-time`),
  'payments.exchangeRates': () => [],
  'orders.readDraft': () => [],
  'orders.calendarFeed': () => [],
  'newsletters.readUnsubscribe': () => [],
  'hostedEvents.followCode': () => [],
  'hostedEvents.listPublic': () => [],
  'hostedEvents.getPublic': () => [],
  'hostedEvents.publicCalendarFile': () => [],
  'hostedEvents.listOfPartnerStore': () =>
    stores.map(({ username }) => `/api/partner-store/${username}/events`),
  'identity.refreshTokens': () => [],
  'places.search': () => [],
  'places.details': () => [],
  'subscriptions.listPlans': () => [],
  'subscriptions.planPricing': () => ['/v1/plans/plus-plan/pricing?billing=annually'],
  'system.healthz': () => [],
  'system.readyz': () => [],
  'system.metrics': () => [],
  'system.clientConfig': () => [],
};
/** A stand-in for the parameters of a public read that has no addresses above. */
const standIn = (path: string): string =>
  path.replace(/:(\w+)/g, (_, name: string) => (name === 'slug' ? slugs[0]! : eventId));

const pages = (): string[] => [
  '/',
  '/discover',
  '/help',
  '/sitemap.xml',
  '/robots.txt',
  ...slugs.map((slug) => `/event/${slug}`),
  ...stores.flatMap(({ username, units }) => [
    `/partner/${username}`,
    `/partner/${username}/reviews`,
    ...units.map((id) => `/partner/${username}/${id}`),
  ]),
];

/** Digits of a phone in whatever way it is written. */
const written = (phone: string): RegExp =>
  new RegExp(
    `(?<!\\d)0?${phone
      .replace(/\D/g, '')
      .replace(/^(?:972|0)/, '')
      .split('')
      .join('[-\\s().]?')}(?!\\d)`,
  );
const literally = (text: string): RegExp => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** Secrets that no stranger may read, each with its name. */
const secrets = (): [string, RegExp][] => [
  ['phone of an account', written(host.user.phoneNumber)],
  ['phone of a guest', written(GUEST_PHONE)],
  ['mail of an account', /owner@private\.example/],
  ['mail of a store', /store@private\.example/],
  ...stores
    .filter(({ phoneIsPublic }) => !phoneIsPublic)
    .map(({ username, phone }): [string, RegExp] => [
      `phone of ${username}`,
      written(`${phone.replace('+972', '0')}`),
    ]),
  ...stores.filter(({ isMobile }) => isMobile).flatMap(placeSecrets),
];

const placeSecrets = ({ username, location, lat, lng }: StoreRow): [string, RegExp][] => {
  const [street = ''] = location?.address.split(',') ?? [];
  const at = location?.geocode;
  return [
    ...(/\d/.test(street) ? ([[`street of ${username}`, literally(street)]] as [string, RegExp][]) : []),
    ...(at && (at.lat !== lat || at.lng !== lng)
      ? ([[`place of ${username}`, literally(at.lat.toFixed(3))]] as [string, RegExp][]).filter(
          ([, pattern]) => !pattern.test(String(lat)),
        )
      : []),
  ];
};

const told = (text: string): string[] =>
  secrets().flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

it('knows every public read of the contract', () =>
  expect(
    allCalls()
      .filter(({ method, access }) => method === 'GET' && access === 'visitor')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(Object.keys(reads).sort()));

it('finds a secret in whatever way it is written', () => {
  expect(told('+972 54-777-66-55')).toContain(
    `phone of ${stores.find(({ phone }) => phone === STORE_OF_TEST.phone)!.username}`,
  );
  expect(told('"0547776655"').length).toBe(1);
  expect(told(`{"address":"${STORE_OF_TEST.street}, חיפה"}`).length).toBe(1);
  expect(told('32.81734').length).toBe(1);
  // Streets and places of mobile businesses, and the phones of nearly all stores.
  expect(secrets().length).toBeGreaterThan(stores.length);
});

it('is in no answer of the api', async () => {
  const calls = allCalls().filter(({ method, access }) => method === 'GET' && access === 'visitor');
  const paths = calls.flatMap(({ id, path }) => {
    const own = reads[id]!();
    return own.length > 0 ? own : [standIn(path)];
  });
  let shown = 0;
  for (const path of paths) {
    const { status, text } = await product.call('GET', path);
    if (status === 200) shown += 1;
    expect([path, told(text)]).toEqual([path, []]);
  }
  expect(shown).toBeGreaterThan(2 * stores.length);
});

it('is in no head of a page, in no sitemap and in nothing that is said to machines', async () => {
  for (const path of pages()) {
    const { status, text } = await product.call('GET', path);
    expect([path, status]).toEqual([path, path === '/robots.txt' ? status : 200]);
    expect([path, told(text)]).toEqual([path, []]);
  }
});

it('shows a phone its owner made public, in the profile and in the head of its page', async () => {
  const open = stores.find(({ phoneIsPublic }) => phoneIsPublic)!;
  const { body } = await product.call('GET', `/v1/partners/${open.username}`);
  expect(body).toMatchObject({ businessPhone: open.phone, phoneIsPublic: true });
  expect((await product.call('GET', `/partner/${open.username}`)).text).toContain(
    `"telephone":"${open.phone}"`,
  );
});
