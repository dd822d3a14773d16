import { type Invitation, listBills, type Rsvp } from '@smachot/contracts';
import { addDays, wallTime } from '@smachot/kernel';
import type { Host } from '../src/world/a-host';
import { anEvent, guestsOf } from '../src/world/an-event';
import { clock } from '../src/world/clock';
import { askProduct } from '../src/world/product';
import { until } from '../src/world/sandbox';
import { inviteAll, payingHosts } from './world/crowd';
import { answerInChat, invitationsOf } from './world/answers';
import { extent } from './world/extent';
import { Mischief } from './world/mischief';
import { type Misbehaviour, outsideWorld } from './world/outside';
import type { Mortal } from './world/mortal';
import { RealProduct } from './world/real-product';
import { Seeded } from './world/seeded';
import { settled } from './world/settled';
import { emptyRedis } from './world/storage';
import { tellOfRun } from './world/tell-of-run';

/** Each may write to 250 guests until the first bill is paid. */
const HOSTS = extent(5, 8, 16);
/** Events of each host on the first of two days, when faults hit the worst moment. */
const EVENTS_OF_EACH = 12;
/** Events of each host on the second day, under random faults. */
const LATER_EVENTS_OF_EACH = extent(10, 16, 36);
const DAYS_BETWEEN = 2;
const DAYS_AHEAD = 16;
/** Answers an event gets, in turn. Under five they are too few to be charged by themselves. */
const ANSWERS = [6, 3, 5, 0, 7, 1];
const KILLS = extent(6, 16, 40);
const PAYME_TIMEOUT_MS = 1000;
/** The lease in milliseconds during which no other worker touches a bill that is being charged. */
const LEASE_MS = 5 * PAYME_TIMEOUT_MS;
/** The provider opens or charges a sale at once and answers only a repeated call: each takes long enough to be disturbed. */
const slowness: Misbehaviour[] = [
  { service: 'payments', rule: 'timeout', share: 1 },
  { service: 'payments', rule: 'timeout_generate', share: 0.5 },
];

const misbehaviours: Misbehaviour[] = [
  { rule: 'timeout', share: 0.1 },
  { rule: 'timeout_before', count: 3 },
  { rule: 'timeout_generate', count: 3 },
  { rule: 'server_error', count: 3 },
  { rule: 'repeated_callback', share: 0.3 },
  { rule: 'late_callback', share: 0.3, value: 1500 },
  { rule: 'no_callback', share: 0.2 },
].map((rule) => ({ service: 'payments', ...rule }));

type Party = { host: Host; event: Invitation; guests: Rsvp[]; answers: number };

const random = new Seeded();
let product: RealProduct;
let parties: Party[];
let silent: Party;

beforeAll(async () => {
  product = await RealProduct.start('billing', {
    product: { WHATSAPP_RATE: '600', PAYME_TIMEOUT_MS: String(PAYME_TIMEOUT_MS) },
    sandbox: { SANDBOX_WHATSAPP_MPS: '1000', SANDBOX_STATUS_PACE: '0.1' },
  });
  const today = await clock.today();
  const [withoutAnswers, ...hosts] = (await payingHosts(1 + HOSTS)) as [Host, ...Host[]];
  parties = (await Promise.all(hosts.map((host) => partiesOf(host, today)))).flat();
  silent = { ...(await aParty(withoutAnswers, 4, today)), answers: 0 };
  const wanted = parties.flatMap(({ guests, answers }) => guests.slice(0, answers));
  await answerInChat(wanted, await invitationsOf(wanted));
  await settled(product);
});
afterAll(() => product?.stop());

async function partiesOf(host: Host, today: string): Promise<Party[]> {
  const made: Party[] = [];
  for (let nth = 0; nth < EVENTS_OF_EACH + LATER_EVENTS_OF_EACH; nth++) {
    const daysAhead = nth < EVENTS_OF_EACH ? DAYS_AHEAD : DAYS_AHEAD + DAYS_BETWEEN;
    made.push(await aParty(host, ANSWERS[nth % ANSWERS.length]!, today, daysAhead));
  }
  return made;
}

/** An event whose guests have received the invitation. */
async function aParty(host: Host, answers: number, today: string, daysAhead = DAYS_AHEAD): Promise<Party> {
  const event = await anEvent(host, { today, daysAhead });
  const names = Array.from({ length: Math.max(1, answers) }, (_, nth) => ({
    attendeeName: `Guest ${nth + 1}`,
  }));
  const guests = await guestsOf(host, event, names);
  await inviteAll(host, event, guests);
  return { host, event, guests, answers };
}

it('charges each event once, whoever is killed and whatever is lost on the way', async () => {
  const firstDay = addDays(wallTime(new Date(silent.event.date)).day, 1);
  await outsideWorld.misbehave(slowness);
  await clock.moveTo(firstDay, '10:05');
  await inTheVeryMoment();
  await oneFallsAsleep();

  await outsideWorld.behave(slowness);
  await outsideWorld.misbehave(misbehaviours);
  const mischief = new Mischief(product, random, {
    progress: paymentsMade,
    least: 2,
    most: 7,
    worker: 4,
    api: 1,
    redis: 1,
    database: 1,
  });
  mischief.begin();
  await clock.moveTo(addDays(firstDay, DAYS_BETWEEN), '10:05');
  await until('most bills are settled', mostBillsAreSettled);
  await mischief.end();
  await outsideWorld.behave(misbehaviours);
  await settled(product);

  const settledBills = await everyBillIsChargedOnce();
  await ledgerAndProviderAgree();
  await receiptsHaveNoGap(settledBills);
  await hostsPaidForTheirAnswers();
  tellOfRun('billing', random, {
    bills: settledBills,
    kills: product.kills,
    flushes: 1 + mischief.flushes,
    cuts: mischief.cuts,
  });
  expect(product.kills).toBeGreaterThanOrEqual(KILLS);
});

/** Kills the workers and empties the queue as soon as bills are requested, before any sale is answered. */
async function inTheVeryMoment(): Promise<void> {
  const asked = async () => {
    const { count } = await product.database.one<{ count: number }>('select count(*)::int from rsvp.bills');
    return count > 0 ? true : undefined;
  };
  await until('bills are asked for', asked);
  for (const worker of product.workers) worker.kill();
  await emptyRedis();
}

/** Freezes a process between a sale request and its answer, for longer than any timeout, and then resumes it. */
async function oneFallsAsleep(): Promise<void> {
  const [sleeper, other] = product.workers as [Mortal, Mortal];
  await sleeper.settled();
  other.kill();
  const lost = new Set(await unheardSales());
  for (const end = Date.now() + 40_000; ; await pause(random.between(2, 20))) {
    sleeper.freeze();
    if ((await unheardSales()).some((id) => !lost.has(id))) break;
    sleeper.thaw();
    if (Date.now() > end) throw new Error('no sale was ever being opened');
  }
  await Promise.all([other.settled(), pause(LEASE_MS + 1500)]);
  sleeper.thaw();
}

/** Sales that are open at the provider and of which the ledger does not know yet. */
async function unheardSales(): Promise<string[]> {
  const rows = await product.database.rows<{ id: string }>(
    `select id from payments.ledger where status = 'intended' and sale_id is null`,
  );
  const opened = new Set((await outsideWorld.sales()).map(({ transactionId }) => transactionId));
  return rows.flatMap(({ id }) => (opened.has(id) ? id : []));
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const paymentsMade = async (): Promise<number> => {
  const sales = await outsideWorld.sales();
  return sales.length + sales.filter(({ charged }) => charged > 0).length;
};

async function mostBillsAreSettled(): Promise<true | undefined> {
  const { done } = await product.database.one<{ done: number }>(
    `select count(*) filter (where status in ('settled', 'carried'))::int as done from payments.bills`,
  );
  return done >= answered().length * 0.9 ? true : undefined;
}

const answered = (): Party[] => parties.filter(({ answers }) => answers > 0);

type BillRow = {
  id: string;
  event_id: string;
  status: string;
  responses: number;
  total: number;
  state: string;
  charges: number;
};

/** Answers how many were settled. */
async function everyBillIsChargedOnce(): Promise<number> {
  const rows = await product.database.rows<BillRow>(
    `select b.id, b.event_id, b.status, b.responses, b.amount + b.carried_in as total, r.state,
       (select count(*)::int from payments.ledger l where l.bill_id = b.id and l.status = 'charged') as charges
     from payments.bills b left join rsvp.bills r on r.id = b.id`,
  );
  expect(rows.map(({ event_id }) => event_id).sort()).toEqual(
    answered()
      .map(({ event }) => event._id)
      .sort(),
  );
  const responses = new Map(answered().map(({ event, answers }) => [event._id, answers]));
  for (const row of rows) {
    expect(row.responses).toBe(responses.get(row.event_id));
    if (row.status === 'carried') expect(row).toMatchObject({ charges: 0, state: 'carried' });
    else expect(row).toMatchObject({ status: 'settled', charges: 1, state: 'paid' });
    if (row.status === 'settled') expect(row.total).toBeGreaterThanOrEqual(500);
  }
  return rows.filter(({ status }) => status === 'settled').length;
}

/** Every agora that left a card is in the ledger under the sale it was paid by, and none twice. */
async function ledgerAndProviderAgree(): Promise<void> {
  const entries = await product.database.rows<{ id: string; sale_id: string; amount: number }>(
    `select id, sale_id, amount from payments.ledger where status = 'charged'`,
  );
  const charged = (await outsideWorld.sales()).filter((sale) => sale.charged > 0);
  const taken = charged.map(({ saleId, transactionId, charged: amount }) => [transactionId, saleId, amount]);
  expect(taken.sort()).toEqual(entries.map(({ id, sale_id, amount }) => [id, sale_id, amount]).sort());
  expect(charged.every(({ refunded }) => refunded === 0)).toBe(true);
}

async function receiptsHaveNoGap(count: number): Promise<void> {
  const rows = await product.database.rows<{ number: number; same: boolean }>(
    `select r.number, r.amount = b.amount + b.carried_in and b.status = 'settled' as same
     from payments.receipts r left join payments.bills b on b.id = r.bill_id order by r.number`,
  );
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, nth) => nth + 1));
  expect(rows.filter(({ same }) => !same)).toEqual([]);
}

/** Each host pays one shekel for each answer, charged or due; a host without answers pays none. */
async function hostsPaidForTheirAnswers(): Promise<void> {
  const hosts = [...new Set([...parties, silent].map(({ host }) => host))];
  for (const host of hosts) {
    const own = parties.filter((party) => party.host === host);
    const { bills: shown, balance } = await askProduct(listBills, {
      token: host.tokens.access_token,
      query: { limit: 100 },
    });
    expect(shown).toHaveLength(own.filter(({ answers }) => answers > 0).length);
    const paid = shown.reduce((sum, { charged }) => sum + charged, 0);
    expect(paid + balance).toBe(own.reduce((sum, { answers }) => sum + answers, 0));
  }
}
