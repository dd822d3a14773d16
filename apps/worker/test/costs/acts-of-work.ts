import { DAY_MS, HOUR_MS, newId, wallTime } from '@smachot/kernel';
import { ask, confirmIdentity } from '../person-calls';
import type { Person } from '../whole-product';
import { aSender, delivered, invite, sentMessages } from './a-campaign';
import { aCard, anInvitation } from './a-market';
import { type Act, tick, type World } from './world';

const CUSTOMERS = ['0521118011', '0521118012', '0521118013', '0521118014'];
const ORDERS_EACH = 5;
const MESSAGES = 100;
/** Milliseconds between two looks for what is due. */
const LOOK_MS = 1000;

/** Orders one after another, whose events come together, as under load. */
const orderedByMany = async ({ product, order }: World, customers: Person[]): Promise<void> => {
  for (const [nth, customer] of customers.entries())
    for (let day = 0; day < ORDERS_EACH; day++) await order(customer, 30 + nth * ORDERS_EACH + day);
  await product.jobs.drain();
};

/** A host whose event was yesterday and has answers, to be billed now. */
const anEventThatIsOver = async ({ product, clock }: World): Promise<void> => {
  const host = await product.signUp('0521118021');
  await aCard(product, host);
  const { eventId } = await anInvitation(product, host, 10);
  const yesterday = new Date(clock.now().getTime() - DAY_MS);
  await product.source.query(
    `insert into rsvp.billable_facts (rsvp_id, event_id, host_id, at, channel)
     select id, event_id, $2, $3, 'chat' from rsvp.guests where event_id = $1`,
    [eventId, host.user.id, yesterday],
  );
  await product.source.query(
    'update rsvp.invitations set date = $2, closing_date = $2, lapse_at = null, billing_at = $2 where id = $1',
    [eventId, yesterday],
  );
};

/** The store's owner pays for a plan, whose first month ends today. */
export const aPlanThatEnds = async ({
  product,
  clock,
  owner,
  store,
}: Pick<World, 'product' | 'clock' | 'owner' | 'store'>): Promise<void> => {
  await aCard(product, owner);
  await confirmIdentity(product, owner);
  const { partnerId } = await ask(product, owner, 'GET', `${store.path}/manage`);
  const choice = { planId: 'plus-plan', billing: 'monthly' };
  const path = '/v1/payments/partner/subscriptions';
  const { termsVersion } = await product.ask('GET', '/v1/plans');
  const { due } = await ask<{ due: { total: number } }>(
    ...([
      product,
      owner,
      'GET',
      `${path}/${partnerId}/preview?${new URLSearchParams(choice).toString()}`,
    ] as const),
  );
  const wanted = { partnerId, ...choice, due: due.total, termsVersion };
  await ask(product, owner, 'POST', path, wanted, newId());
  await product.jobs.drain();
  await product.source.query(
    `update subscriptions.subscriptions set from_day = $1::date - 30, until_day = $1::date, due_at = $2`,
    [wallTime(clock.now()).day, clock.now()],
  );
};

/**
 * How many statements an hour takes in which nothing is due, counted by the runs of ticks and not by time: the look for all of them once a second, and those that
 * are not looked for as often as they come. The relay's own looks and the sender's lease are not in it.
 */
export const idleHour = async ({ product: { jobs }, counting, clock }: World) => {
  const now = clock.now();
  const anHour = async (work: () => Promise<unknown>, everyMs: number): Promise<number> =>
    ((await counting.of(work)).statements.length * HOUR_MS) / everyMs;
  const costs: Record<string, number> = {
    'the look for what is due': await anHour(() => jobs.look(now), LOOK_MS),
  };
  for (const { name, due, everyMs, run } of jobs.ticks) {
    if (due) continue;
    // what was left to do is done by the first
    await run(now);
    costs[name] = await anHour(() => run(now), everyMs);
  }
  return costs;
};

export const actsOfWork = async (world: World): Promise<Record<string, Act>> => {
  const { product, counting, host, invitation } = world;
  const customers = await Promise.all(
    CUSTOMERS.map(async (phone) => {
      const customer = await product.signUp(phone);
      await aCard(product, customer);
      return customer;
    }),
  );
  await anEventThatIsOver(world);
  await aPlanThatEnds(world);
  const sender = await aSender(product);
  const { eventId, rsvpIds } = invitation;
  return {
    'an order among twenty': {
      of: CUSTOMERS.length * ORDERS_EACH,
      act: () => orderedByMany(world, customers),
    },
    'a message of a campaign': {
      of: MESSAGES,
      act: async () => {
        await invite(product, host, { eventId, rsvpIds: rsvpIds.slice(-MESSAGES) });
        await product.jobs.drain();
        await sender.send(MESSAGES);
        await product.jobs.drain();
      },
    },
    'a status of a campaign’s message': {
      of: MESSAGES,
      act: async () => {
        await delivered(product, await counting.beside(() => sentMessages(product)));
        await tick(world, 'messaging.process_webhooks');
      },
    },
    'a bill': { act: () => tick(world, 'rsvp.billing', 'payments.charge_due') },
    'a renewal': { act: () => tick(world, 'subscriptions.advance_due') },
  };
};
