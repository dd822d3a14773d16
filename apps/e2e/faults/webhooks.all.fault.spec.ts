import { type Invitation, listRsvps, type Rsvp } from '@smachot/contracts';
import type { Host } from '../src/world/a-host';
import { anEvent, guestsOf } from '../src/world/an-event';
import { clock } from '../src/world/clock';
import { askProduct } from '../src/world/product';
import { invitationsOf } from './world/answers';
import { digits, inviteAll, payingHosts } from './world/crowd';
import { dumpOf } from './world/dump';
import { extent } from './world/extent';
import { forEachConcurrently } from './world/for-each-concurrently';
import { Mischief } from './world/mischief';
import { deliver, webhookOf } from './world/provider';
import { RealProduct } from './world/real-product';
import { Seeded } from './world/seeded';
import { settled } from './world/settled';
import { type End, stories, type Story, type Update, updatesOf } from './world/story';
import { tellOfRun } from './world/tell-of-run';

/** Lists of guests with identical stories; the first list gets each event in order and once, the others in disorder and with duplicates. */
const LISTS = extent(6, 12, 25);
const GUESTS_OF_EACH_KIND = 2;
const AT_ONCE = 6;

type List = { host: Host; event: Invitation; guests: Rsvp[]; updates: Update[] };

const random = new Seeded();
let product: RealProduct;
let lists: List[];

beforeAll(async () => {
  product = await RealProduct.start('webhooks', {
    product: { WHATSAPP_RATE: '600' },
    // The sandbox's own webhooks go nowhere: in this test the test is the provider.
    sandbox: { SANDBOX_WHATSAPP_MPS: '1000', PRODUCT_URL: 'http://127.0.0.1:9' },
  });
  const invited = await Promise.all((await payingHosts(LISTS)).map(aList));
  const messages = await invitationsOf(invited.flatMap(({ guests }) => guests));
  await settled(product, { outside: false });
  const began = Math.floor((await clock.now()).getTime() / 1000) - 120;
  lists = invited.map((list) => ({
    ...list,
    updates: list.guests
      .flatMap(({ attendeeName, attendeePhone }) => {
        const story = storyOf(attendeeName);
        return updatesOf(story, messages.get(digits(attendeePhone))!, began, attendeeName.replace(/ /g, '-'));
      })
      .sort((one, other) => Number(one.json.timestamp) - Number(other.json.timestamp)),
  }));
});
afterAll(() => product?.stop());

async function aList(host: Host) {
  const event = await anEvent(host, { daysAhead: 40 });
  const names = Object.keys(stories).flatMap((kind) =>
    Array.from({ length: GUESTS_OF_EACH_KIND }, (_, nth) => ({ attendeeName: `${kind} ${nth + 1}` })),
  );
  const guests = await guestsOf(host, event, names);
  await inviteAll(host, event, guests);
  return { host, event, guests };
}

it('ends the same, in whatever order, however often and late webhooks come, and whoever falls meanwhile', async () => {
  let posted = 0;
  const mischief = new Mischief(product, random, {
    progress: () => Promise.resolve(posted),
    least: 30,
    most: 120,
    worker: 1,
    api: 3,
    redis: 1,
    database: 1,
  });
  mischief.begin();
  const [inOrder, ...disturbed] = lists;
  const post = async (body: string) => {
    await deliver(body);
    posted += 1;
  };
  await Promise.all([
    forEachConcurrently(
      bodiesOf(inOrder!.updates, () => 2),
      1,
      post,
    ),
    forEachConcurrently(
      random.shuffled(disturbed.flatMap(({ updates }) => disorderly(updates))),
      AT_ONCE,
      post,
    ),
  ]);
  await mischief.end();
  await settled(product, { outside: false });

  const wanted = await dumpOf(product, inOrder!.event._id);
  expect(wanted).toMatchObject(wanted.map(({ name }) => ({ name, ...nothing, ...storyOf(name).ends })));
  expect(wanted).toHaveLength(inOrder!.guests.length);
  for (const { event } of disturbed) expect(await dumpOf(product, event._id)).toEqual(wanted);
  const stats = await Promise.all(lists.map(statsOf));
  for (const one of stats) expect(one).toEqual(stats[0]);
  tellOfRun('webhooks', random, {
    lists: LISTS,
    webhooks: posted,
    kills: product.kills,
    flushes: mischief.flushes,
    cuts: mischief.cuts,
  });
  expect(product.apis[0]!.kills).toBeGreaterThan(0);
});

/** The default end of a story. */
const nothing: Partial<End> = { number: null, number_waiting: null, trouble: null, opted_out: false };
const storyOf = (name: string): Story => stories[name.replace(/ \d+$/, '')]!;

/** Everything twice at least, in any order and any company, some of it only after all the rest. */
function disorderly(updates: Update[]): string[] {
  const often = updates.flatMap((update) => Array.from({ length: random.one([2, 2, 3]) }, () => update));
  const bodies = bodiesOf(random.shuffled(often), () => random.one([1, 1, 2, 3, 8]));
  const late = bodies.filter(() => random.next() < 0.1);
  const again = bodies.filter(() => random.next() < 0.1);
  return [...bodies, ...again, ...late];
}

function bodiesOf(updates: Update[], size: () => number): string[] {
  const bodies: string[] = [];
  for (let from = 0; from < updates.length;) {
    const to = from + size();
    bodies.push(webhookOf(updates.slice(from, to)));
    from = to;
  }
  return bodies;
}

const statsOf = async ({ host, event }: List) =>
  (
    await askProduct(listRsvps, {
      token: host.tokens.access_token,
      params: { eventId: event._id },
      query: {},
    })
  ).stats!;
