import { once } from 'node:events';
import { connect } from 'node:http2';
import { type Call, listRsvps, placeOrder, type PricingUnit } from '@smachot/contracts';
import { addDays, atWallTime } from '@smachot/kernel';
import type { Host } from '../src/world/a-host';
import { guestsOf } from '../src/world/an-event';
import { clock } from '../src/world/clock';
import type { CallArguments } from '../src/world/product';
import { until } from '../src/world/sandbox';
import { aCrowd, type Crowd, digits, payingHosts, writeTo } from './world/crowd';
import { outsideWorld } from './world/outside';
import { type CallResult, tell } from './world/patient-client';
import type { Mortal } from './world/mortal';
import { paymentsRest } from './world/payments-rest';
import { RealProduct } from './world/real-product';
import { Screen } from './world/screen';
import { settled } from './world/settled';
import { openStore } from './world/store-under-fire';

const [APIS, WORKERS] = [3, 4];
const HOSTS = 8;
/** The daily sending limit of a host who has not paid a bill yet. */
const GUESTS_OF_EACH = 250;
const ALL = HOSTS * GUESTS_OF_EACH;
/** Messages a second: so slow that everything is replaced while they go out. */
const RATE = 40;
/** Orders of one customer that a store has not answered: as many as may be open. */
const [CUSTOMERS, ORDERS_OF_EACH] = [10, 5];
const PRICE = 900;
const FIRST_DAY_AHEAD = 20;
const READ_EVERY_MS = 50;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let product: RealProduct;
let screens: Screen[] = [];
/** While pages are open that read again and again. */
let busy = true;
/** Requests that were not answered, or by an error of the server's. */
const failed: string[] = [];
let asked = 0;

beforeAll(async () => {
  product = await RealProduct.start('rolling', {
    product: { WHATSAPP_RATE: String(RATE), DRAIN_MS: '4000' },
    sandbox: { SANDBOX_WHATSAPP_MPS: '1000', SANDBOX_STATUS_PACE: '0.3' },
    apisBehindDoor: APIS,
    workers: WORKERS,
  });
});
afterAll(async () => {
  busy = false;
  await Promise.all(screens.map((screen) => screen.close()));
  await product?.stop();
});

it('answers every request and does everything once, while each process is replaced', async () => {
  const crowds = await Promise.all(Array.from({ length: HOSTS }, () => aCrowd(GUESTS_OF_EACH)));
  const [owner, ...customers] = (await payingHosts(CUSTOMERS + 1)) as [Host, ...Host[]];
  const unit = await aUnitOf(owner);
  screens = crowds.map(({ host, event }) => screenOf(host, event._id));
  await until('all screens listen', async () => screens.every(({ opened }) => opened > 0) || undefined);

  await Promise.all(crowds.map((crowd) => writeTo(crowd, 'rsvp_invite_wedding')));
  const readers = crowds.map((crowd) => readAgainAndAgain(crowd));
  const orders = Promise.all(customers.map((customer) => orderDays(customer, unit)));
  const heardBefore = screens.map(({ heard }) => heard.length);
  do await Promise.all([eachReplaced(product.apis), eachReplaced(product.workers)]);
  while ((await outsideWorld.messages()) < ALL);
  await orders;
  busy = false;
  await Promise.all(readers);
  await settled(product);
  await paymentsRest(product);

  expect(asked).toBeGreaterThan(200);
  expect(failed).toEqual([]);
  await everyGuestHasOneMessage(crowds);
  await everyOrderIsHeldOnce();
  for (const [nth, { opened, refused, heard }] of screens.entries()) {
    expect(refused).toEqual([]);
    expect(opened).toBeGreaterThan(1); // its stream ended with a process, and went on at another
    expect(heard.length).toBeGreaterThan(heardBefore[nth]!);
  }
  await everyScreenStillHears(crowds);
});

it('answers by TLS and HTTP/2 under the certificate of its own authority', async () => {
  const { protocol, status, text } = await overHttp2(new URL('/healthz', product.door.secureUrl));
  expect({ protocol, status, answer: JSON.parse(text) as unknown }).toEqual({
    protocol: 'h2',
    status: 200,
    answer: { status: 'ok' },
  });
});

async function overHttp2(address: URL): Promise<{ protocol: string; status: number; text: string }> {
  const session = connect(address, { ca: product.door.authority });
  try {
    const request = session.request({ ':path': address.pathname });
    const [headers] = (await once(request, 'response')) as [{ ':status': number }];
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    return {
      protocol: session.alpnProtocol!,
      status: headers[':status'],
      text: Buffer.concat(chunks).toString(),
    };
  } finally {
    session.close();
  }
}

const screenOf = ({ tokens }: Host, eventId: string) => new Screen(tokens.access_token, `event:${eventId}`);

/** Like a page that does not ask twice. */
async function askOnce<C extends Call>(call: C, args: CallArguments<C>): Promise<CallResult<C>> {
  const result = await tell(call, args);
  asked += 1;
  if (result.status === 0 || result.status >= 500)
    failed.push(`${call.id} ${result.status} ${JSON.stringify(result.answer)}`);
  return result;
}

async function eachReplaced(processes: readonly Mortal[]): Promise<void> {
  for (const each of processes) await each.replace();
}

async function readAgainAndAgain({ host, event }: Crowd): Promise<void> {
  const reading = { token: host.tokens.access_token, params: { eventId: event._id } };
  while (busy) {
    await askOnce(listRsvps, { ...reading, query: {} });
    await sleep(READ_EVERY_MS);
  }
}

async function aUnitOf(owner: Host): Promise<PricingUnit> {
  const form = { type: 'simple' as const, pricingFactor: { type: 'no_participants', price: PRICE } };
  return (await openStore(product, owner, form, { capacity: CUSTOMERS })).unit;
}

async function orderDays({ tokens }: Host, { pricingUnitId }: PricingUnit): Promise<void> {
  const today = await clock.today();
  for (let nth = 0; nth < ORDERS_OF_EACH; nth += 1) {
    const datetime = atWallTime(addDays(today, FIRST_DAY_AHEAD + nth), '18:00').toISOString();
    const { status } = await askOnce(placeOrder, {
      token: tokens.access_token,
      body: {
        pricingUnitId,
        eventInfo: { participants: 50, datetime, location: null },
        termsOfService: true as const,
        expectedPrice: PRICE,
      },
    });
    expect(status).toBe(202);
    await sleep(2000);
  }
}

async function everyGuestHasOneMessage(crowds: Crowd[]): Promise<void> {
  const accepted = (await outsideWorld.accepted())
    .filter(({ type }) => type === 'template')
    .map(({ to }) => to);
  const invited = crowds.flatMap(({ eligible }) =>
    eligible.map(({ attendeePhone }) => digits(attendeePhone)),
  );
  const received = accepted.filter((phone) => invited.includes(phone));
  expect(received.toSorted()).toEqual(invited.toSorted());
}

async function everyOrderIsHeldOnce(): Promise<void> {
  const [{ orders }, sales] = await Promise.all([
    product.database.one<{ orders: number }>(
      `select count(*)::int as orders from orders.orders where status = 'pending'`,
    ),
    outsideWorld.sales(),
  ]);
  expect(orders).toBe(CUSTOMERS * ORDERS_OF_EACH);
  const held = sales.filter(({ type, status }) => type === 'authorize' && status === 'authorized');
  expect(held).toHaveLength(orders);
}

async function everyScreenStillHears(crowds: Crowd[]): Promise<void> {
  const before = screens.map(({ heard }) => heard.length);
  for (const { host, event } of crowds) await guestsOf(host, event, [{ attendeeName: 'Late' }]);
  await until(
    'every screen hears of the last change',
    async () => screens.every(({ heard }, nth) => heard.length > before[nth]!) || undefined,
  );
}
