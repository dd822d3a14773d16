/** @jest-environment node */
import { type GuestPage, GuestRide } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { sweepKept } from '@smachot/web-platform-light';
import { readPage, sendAnswers } from './guest-calls';
import { keepPage, keepSealed, readSealed } from './kept-page';

const EVENT = '0190a0a0-0000-7000-8000-000000000001';
const TOKEN = 'a-token-that-is-long-and-random-1';
const OTHER = 'a-token-that-is-long-and-random-2';
const page = (more: Partial<GuestPage> = {}): GuestPage => ({
  eventId: EVENT,
  title: 'החתונה',
  hostName: 'נועה ואיתי',
  eventType: 'wedding',
  occasion: 'wedding',
  date: new Date(Date.now() + 3 * DAY_MS).toISOString(),
  location: { address: 'גן האלה' },
  wazeLink: 'https://waze.com/ul',
  imageUrl: '/v1/files/1',
  language: 'he',
  questions: ['headcount'],
  closingDate: new Date(Date.now() + DAY_MS).toISOString(),
  open: true,
  guest: {
    attendeeName: 'רחל כהן',
    answer: 'confirmed',
    estimatedNumberOfGuests: 2,
    numberOfGuests: 2,
    numberWaits: false,
    answered: ['headcount'],
    specialRequests: null,
    transportation: null,
    tableName: 'שולחן 7',
  },
  ...more,
});

/** A device with a localStorage, which a test in Node has not. */
const device = new Map<string, string>();
const stored = () => [...device].flat().join(' ');
beforeEach(() => {
  device.clear();
  const storage = {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
    removeItem: (key: string) => void device.delete(key),
  };
  // `Object.keys` of a storage are the keys of its entries
  globalThis.localStorage = new Proxy(storage, {
    ownKeys: () => [...device.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }) as unknown as Storage;
});

const answering = (answer: () => Response) => {
  globalThis.fetch = () => Promise.resolve(answer());
};
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const withoutNetwork = () => {
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
};

it('shows the guest’s own page without a network to who has the link, and to others the invitation alone', async () => {
  answering(() => json(page()));
  expect((await readPage(EVENT, TOKEN)).asOf).toBeNull();
  withoutNetwork();
  const own = await readPage(EVENT, TOKEN);
  expect([own.page.guest?.tableName, own.page.imageUrl]).toEqual(['שולחן 7', null]);
  expect(own.asOf).toBeLessThanOrEqual(Date.now());
  for (const token of [null, OTHER]) {
    const { page: seen, asOf } = await readPage(EVENT, token);
    expect([seen.hostName, seen.guest, asOf === null]).toEqual(['נועה ואיתי', null, false]);
  }
});

it('shows a page that was kept before invitations had an occasion', async () => {
  const { occasion, ...before } = page({ eventType: 'henna' });
  await keepPage(before as GuestPage, TOKEN);
  withoutNetwork();
  const own = await readPage(EVENT, TOKEN);
  expect([occasion, own.page.occasion, own.page.guest?.tableName]).toEqual(['wedding', 'henna', 'שולחן 7']);
  expect((await readPage(EVENT, null)).page.occasion).toBe('henna');
});

it('leaves nothing readable of a guest on the device, not even the token', async () => {
  answering(() => json(page()));
  await readPage(EVENT, TOKEN);
  expect(device.size).toBe(2);
  expect(stored()).toContain('נועה ואיתי');
  expect(stored()).not.toMatch(/רחל|שולחן 7|confirmed|a-token/);
});

it('keeps what was answered last', async () => {
  answering(() => json(page({ guest: { ...page().guest!, answer: null } })));
  await readPage(EVENT, TOKEN);
  answering(() => json(page()));
  await sendAnswers(EVENT, TOKEN, { attending: 'confirmed' });
  withoutNetwork();
  expect((await readPage(EVENT, TOKEN)).page.guest?.answer).toBe('confirmed');
});

it('forgets the guest when the link is not good any more, and all of it when the event is gone', async () => {
  answering(() => json(page()));
  await readPage(EVENT, TOKEN);
  const answers = [json({}, 401), json(page({ guest: null }))];
  answering(() => answers.shift()!);
  await readPage(EVENT, TOKEN);
  withoutNetwork();
  expect((await readPage(EVENT, TOKEN)).page.guest).toBeNull();
  answering(() => json({}, 404));
  await expect(readPage(EVENT, null)).rejects.toMatchObject({ kind: 'gone' });
  expect(device.size).toBe(0);
});

it('keeps a page until the day after, and an early one for a month', async () => {
  const endOf = async (days: number) => {
    device.clear();
    answering(() => json(page({ date: new Date(Date.now() + days * DAY_MS).toISOString() })));
    await readPage(EVENT, TOKEN);
    return [...device.keys()].map((key) => Math.round((Number(key.split(':')[1]) - Date.now()) / DAY_MS));
  };
  expect([await endOf(3), await endOf(90), await endOf(-2)]).toEqual([[4, 4], [30, 30], []]);
});

it('is deleted by any page that is opened after its end', async () => {
  answering(() => json(page()));
  await readPage(EVENT, TOKEN);
  jest.useFakeTimers({ now: Date.now() + 5 * DAY_MS, doNotFake: ['nextTick', 'setImmediate'] });
  sweepKept();
  jest.useRealTimers();
  expect(device.size).toBe(0);
});

it('keeps the ride under the same link, and nothing where there is no cryptography', async () => {
  const ride: GuestRide = { stops: [], open: true, seats: 2, choice: null };
  await keepSealed(page(), TOKEN, 'ride', ride);
  expect((await readSealed(EVENT, TOKEN, 'ride', GuestRide))?.answer).toEqual(ride);
  expect(await readSealed(EVENT, OTHER, 'ride', GuestRide)).toBeNull();
  device.clear();
  const { subtle } = crypto;
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  await keepSealed(page(), TOKEN, 'ride', ride);
  Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
  expect(device.size).toBe(0);
});
