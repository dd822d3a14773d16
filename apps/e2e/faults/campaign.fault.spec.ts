import { listCampaigns, listRsvps, type Rsvp } from '@smachot/contracts';
import { askProduct } from '../src/world/product';
import { until } from '../src/world/sandbox';
import { aCrowd, type Crowd, digits, writeTo } from './world/crowd';
import { extent } from './world/extent';
import { Mischief } from './world/mischief';
import { type Misbehaviour, outsideWorld } from './world/outside';
import { RealProduct } from './world/real-product';
import { Seeded } from './world/seeded';
import { settled } from './world/settled';
import { tellOfRun } from './world/tell-of-run';
import { admitUnheard, nextWorkingDay } from './world/unheard';

const HOSTS = 8;
/** The daily sending limit of a host who has not paid a bill yet. */
const GUESTS_OF_EACH = 250;
const ALL = HOSTS * GUESTS_OF_EACH;
/** Messages a second: slow enough that killing hits something, in the long runs slow enough for a kill every 40 messages. */
const RATE = extent(160, 60);
const KILLS = extent(6, 60, 200);
/** Never reached: how often a round is disturbed depends on the hour. */
const ROUNDS = 40;
/** Messages of one round that are lost on the line, so that neither side ever receives them. */
const LOST = 2;
/** A kill may cut off others between the note and the wire: one in a hundred kills, as measured. */
const UNHEARD = LOST + extent(1, 3);

/** Half of the guests live in a worse world. */
const misbehaviours = (to: string[]): Misbehaviour[] =>
  [
    { rule: 'timeout', share: 0.03 },
    { rule: 'duplicates', share: 0.3 },
    { rule: 'disorder', share: 0.3 },
    { rule: 'delay', share: 0.1, value: 2500 },
    { rule: 'unknown_status', share: 0.1 },
    { rule: 'failed_after_delivered', share: 0.05 },
    { rule: 'lost', count: LOST },
  ].map((rule) => ({ service: 'whatsapp', to, ...rule }));

const random = new Seeded();
let product: RealProduct;

beforeAll(async () => {
  product = await RealProduct.start('campaign', {
    product: { WHATSAPP_RATE: String(RATE) },
    sandbox: { SANDBOX_WHATSAPP_MPS: '1000', SANDBOX_STATUS_PACE: '0.3' },
  });
});
afterAll(() => product?.stop());

it('reaches each of 2,000 guests exactly once, whoever is killed and whatever is lost on the way', async () => {
  const mischief = new Mischief(product, random, {
    progress: outsideWorld.messages,
    least: extent(80, 10),
    most: extent(220, 70),
    worker: 4,
    api: 1,
    redis: 1,
    database: 1,
  });
  const unheard: string[] = [];
  let rounds = 0;
  do {
    if (rounds) await nextWorkingDay();
    const crowds = await newCrowds();
    mischief.begin();
    const answers = await Promise.all(crowds.map((crowd) => writeTo(crowd, 'rsvp_invite_wedding')));
    rounds += 1;
    const codes = answers.flatMap(({ refused }) => refused.map(({ code }) => code));
    expect({ codes: tally(codes), accepted: answers.map(({ accepted }) => accepted) }).toEqual({
      codes: { no_phone: HOSTS, not_a_mobile: HOSTS, duplicate_phone: HOSTS },
      accepted: crowds.map(() => GUESTS_OF_EACH),
    });
    // The last messages are not disturbed: a kill would delay them, and this test does not check delays.
    await until('most are written to', () => settledMessages((rounds - 0.05) * ALL));
    await mischief.end();
    await settled(product, { unheard: UNHEARD });
    const now = await admitUnheard(product);
    expect(now.length).toBeGreaterThanOrEqual(LOST);
    unheard.push(...now);
    await settled(product);
    await everybodyHasOne(crowds, now);
    await everyMessageIsKnown(rounds, unheard.length);
    await everyHostSees(crowds, now);
  } while (product.kills < KILLS && rounds < ROUNDS);
  tellOfRun('campaign', random, {
    rounds,
    messages: rounds * ALL,
    unheard: unheard.length,
    kills: product.kills,
    flushes: mischief.flushes,
    cuts: mischief.cuts,
  });
  expect(product.kills).toBeGreaterThanOrEqual(KILLS);
  expect(mischief.flushes).toBeGreaterThan(0);
  expect(mischief.cuts).toBeGreaterThan(0);
});

async function newCrowds(): Promise<Crowd[]> {
  const crowds = await Promise.all(Array.from({ length: HOSTS }, () => aCrowd(GUESTS_OF_EACH)));
  const unlucky = crowds.slice(HOSTS / 2).flatMap(({ eligible }) => eligible);
  await outsideWorld.misbehave(misbehaviours(unlucky.map(({ attendeePhone }) => digits(attendeePhone))));
  return crowds;
}

const settledMessages = async (least: number): Promise<true | undefined> => {
  const { done } = await product.database.one<{ done: number }>(
    `select count(*)::int as done from messaging.messages where state = 'done'`,
  );
  return done >= least ? true : undefined;
};

/** Each guest has exactly one message, except the guests of unheard ones. */
async function everybodyHasOne(crowds: Crowd[], unheard: string[]): Promise<void> {
  const counts = tally((await outsideWorld.accepted()).map(({ to }) => to));
  const wanted = crowds.flatMap(({ eligible }) => eligible.map(({ attendeePhone }) => digits(attendeePhone)));
  expect(wanted.filter((phone) => counts[phone] !== 1)).toEqual(
    wanted.filter((phone) => unheard.map(digits).includes(phone)),
  );
}

/** The product's records contain exactly the accepted messages. */
async function everyMessageIsKnown(rounds: number, unheard: number): Promise<void> {
  const messages = await product.database.rows<{ wamid: string | null; state: string; status: string }>(
    'select wamid, state, status from messaging.messages',
  );
  expect(tally(messages.map(({ state }) => state))).toEqual({ done: rounds * ALL });
  const arrived = messages.filter(({ status }) => status !== 'uncertain');
  expect(messages.length - arrived.length).toBe(unheard);
  expect(arrived.filter(({ status }) => !['sent', 'delivered', 'read'].includes(status))).toEqual([]);
  const accepted = await outsideWorld.accepted();
  expect(arrived.map(({ wamid }) => wamid).sort()).toEqual(accepted.map(({ wamid }) => wamid).sort());
}

async function everyHostSees(crowds: Crowd[], unheard: string[]): Promise<void> {
  for (const { host, event, eligible, ineligible } of crowds) {
    const { access_token: token } = host.tokens;
    const asked = { token, params: { eventId: event._id } };
    const { stats } = await askProduct(listRsvps, { ...asked, query: {} });
    const lost = eligible.filter(({ attendeePhone }) => unheard.includes(attendeePhone!));
    const reached = eligible.filter((guest) => !lost.includes(guest));
    expect(stats).toMatchObject({
      awaitingResponse: countsOf(reached),
      awaitingSend: countsOf([...ineligible, ...lost]),
      attending: { records: 0 },
      declined: { records: 0 },
    });
    // a tick closes it, a moment after its last message
    const closed = async () => {
      const { campaigns } = await askProduct(listCampaigns, asked);
      return campaigns.every(({ status }) => status === 'done') ? campaigns : undefined;
    };
    const campaigns = await until('the campaign is done', closed);
    expect(campaigns).toHaveLength(1);
    const { status, total, queued, uncertain, failed } = campaigns[0]!;
    expect({ status, total, queued, uncertain, failed }).toEqual({
      status: 'done',
      total: GUESTS_OF_EACH,
      queued: 0,
      uncertain: lost.length,
      failed: 0,
    });
  }
}

const countsOf = (guests: Rsvp[]) => ({
  records: guests.length,
  seats: guests.reduce((sum, guest) => sum + guest.estimatedNumberOfGuests, 0),
});

const tally = (words: string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};
