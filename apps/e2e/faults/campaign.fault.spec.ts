import { getCampaign, listRsvps } from '@smachot/contracts';
import { addDays, wallTime } from '@smachot/kernel';
import { clock } from '../src/world/clock';
import { askProduct } from '../src/world/product';
import { until } from '../src/world/sandbox';
import { aCrowd, type Crowd, digits, writeTo } from './world/crowd';
import { Mischief } from './world/mischief';
import { type Misbehaviour, outsideWorld } from './world/outside';
import { RealProduct } from './world/real-product';
import { Seeded } from './world/seeded';
import { settled } from './world/settled';
import { tellOfRun } from './world/tell-of-run';

const long = process.env.TEST_LONG === '1';
const HOSTS = 8;
/** What a host who has not paid a bill yet may send in a day. */
const GUESTS_OF_EACH = 250;
const ALL = HOSTS * GUESTS_OF_EACH;
/** Messages a second: slow enough that killing hits something, in the long run slow enough for 200 kills. */
const RATE = long ? 60 : 160;
const KILLS = long ? 200 : 6;
const ROUNDS = 5;

/** Half of the guests live in a worse world. */
const misbehaviours = (to: string[]): Misbehaviour[] =>
  [
    { rule: 'timeout', share: 0.03 },
    { rule: 'duplicates', share: 0.3 },
    { rule: 'disorder', share: 0.3 },
    { rule: 'delay', share: 0.1, value: 2500 },
    { rule: 'unknown_status', share: 0.1 },
    { rule: 'failed_after_delivered', share: 0.05 },
  ].map((rule) => ({ service: 'whatsapp', to, ...rule }));

const random = new Seeded();
let product: RealProduct;
let crowds: Crowd[];

beforeAll(async () => {
  product = await RealProduct.start('campaign', {
    product: { WHATSAPP_RATE: String(RATE) },
    sandbox: { SANDBOX_WHATSAPP_MPS: '1000', SANDBOX_STATUS_PACE: '0.3' },
  });
  crowds = await Promise.all(Array.from({ length: HOSTS }, () => aCrowd(GUESTS_OF_EACH)));
  const unlucky = crowds.slice(HOSTS / 2).flatMap(({ eligible }) => eligible);
  await outsideWorld.misbehave(misbehaviours(unlucky.map(({ attendeePhone }) => digits(attendeePhone))));
});
afterAll(() => product?.stop());

it('reaches each of 2,000 guests exactly once, whoever is killed and whatever is lost on the way', async () => {
  const mischief = new Mischief(product, random, {
    progress: outsideWorld.messages,
    least: long ? 10 : 80,
    most: long ? 70 : 220,
    worker: 4,
    api: 1,
    redis: 1,
    database: 1,
  });
  let rounds = 0;
  do {
    mischief.begin();
    const answers = await Promise.all(
      crowds.map((crowd) => writeTo(crowd, rounds ? 'rsvp_reminder' : 'rsvp_invite_wedding')),
    );
    rounds += 1;
    const codes = answers.flatMap(({ refused }) => refused.map(({ code }) => code));
    expect({ codes: tally(codes), accepted: answers.map(({ accepted }) => accepted) }).toEqual({
      codes: { no_phone: HOSTS, not_a_mobile: HOSTS, duplicate_phone: HOSTS },
      accepted: crowds.map(() => GUESTS_OF_EACH),
    });
    // the last ones are left in peace: what a kill cuts off is late, and lateness is not what is looked at here
    await until(
      'most are written to',
      () => settledMessages((rounds - 0.05) * ALL),
      long ? 900_000 : 100_000,
    );
    await mischief.end();
    await settled(product);
    await everybodyHas(rounds);
    await everyHostSees();
    if (long) await nextWorkingDay(11 + rounds);
  } while (product.kills < KILLS && rounds < ROUNDS);
  tellOfRun('campaign', random, {
    rounds,
    messages: rounds * ALL,
    kills: product.kills,
    flushes: mischief.flushes,
    cuts: mischief.cuts,
  });
  expect(product.kills).toBeGreaterThanOrEqual(KILLS);
  expect(mischief.flushes).toBeGreaterThan(0);
  expect(mischief.cuts).toBeGreaterThan(0);
});

const settledMessages = async (least: number): Promise<true | undefined> => {
  const { done } = await product.database.one<{ done: number }>(
    `select count(*)::int as done from messaging.messages where state = 'done'`,
  );
  return done >= least ? true : undefined;
};

/** In the hand of each guest, and what the product believes about it: the very same messages. */
async function everybodyHas(each: number): Promise<void> {
  const accepted = await outsideWorld.accepted();
  const counts = new Map<string, number>();
  for (const { to } of accepted) counts.set(to, (counts.get(to) ?? 0) + 1);
  const wanted = crowds.flatMap(({ eligible }) => eligible.map(({ attendeePhone }) => digits(attendeePhone)));
  expect(wanted.filter((phone) => counts.get(phone) !== each)).toEqual([]);
  expect(accepted).toHaveLength(each * ALL);

  const messages = await product.database.rows<{ wamid: string | null; state: string; status: string }>(
    'select wamid, state, status from messaging.messages',
  );
  expect(tally(messages.map(({ state }) => state))).toEqual({ done: each * ALL });
  expect(messages.filter(({ status }) => !['sent', 'delivered', 'read'].includes(status))).toEqual([]);
  expect(messages.map(({ wamid }) => wamid).sort()).toEqual(accepted.map(({ wamid }) => wamid).sort());
}

async function everyHostSees(): Promise<void> {
  const statuses = await product.database.rows<{ status: string; guests: number }>(
    'select status, count(*)::int as guests from rsvp.guests where campaign_id is not null group by 1',
  );
  expect(statuses.filter(({ status }) => status !== 'sent' && status !== 'received')).toEqual([]);
  expect(statuses.reduce((sum, { guests }) => sum + guests, 0)).toBe(ALL);
  for (const { host, event, eligible, ineligible } of crowds) {
    const { access_token: token } = host.tokens;
    const { stats } = await askProduct(listRsvps, { token, params: { eventId: event._id }, query: {} });
    const seats = (of: typeof eligible) => of.reduce((sum, guest) => sum + guest.estimatedNumberOfGuests, 0);
    expect(stats).toMatchObject({
      awaitingResponse: { records: eligible.length, seats: seats(eligible) },
      awaitingSend: { records: ineligible.length, seats: seats(ineligible) },
      attending: { records: 0 },
      declined: { records: 0 },
    });
  }
  const campaigns = await product.database.rows<{ id: string; host_id: string }>(
    'select id, host_id from rsvp.campaigns',
  );
  expect(campaigns).toHaveLength(HOSTS * Math.ceil(campaigns.length / HOSTS));
  for (const { host } of crowds) {
    const mine = campaigns.find(({ host_id }) => host_id === hostIdOf(host.tokens.access_token));
    const { status, total, queued, uncertain, failed } = await askProduct(getCampaign, {
      token: host.tokens.access_token,
      params: { campaignId: mine!.id },
    });
    expect({ status, total, queued, uncertain, failed }).toEqual({
      status: 'done',
      total: GUESTS_OF_EACH,
      queued: 0,
      uncertain: 0,
      failed: 0,
    });
  }
}

const hostIdOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub;

const tally = (of: string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const one of of) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
};

/** A day later, so that the same guests may be written to again; never Friday or Shabbat. */
/** Each time at a later hour: a guest is written to again after a whole day, and sending took its time. */
async function nextWorkingDay(hour: number): Promise<void> {
  let day = addDays(await clock.today(), 1);
  while (wallTime(new Date(`${day}T09:00:00Z`)).weekday > 4) day = addDays(day, 1);
  await clock.moveTo(day, `${hour}:30`);
}
