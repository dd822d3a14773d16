import { newId } from '@smachot/kernel';
import { stopClock } from '@smachot/server-testing';
import { anAdmin, ask } from '../person-calls';
import { type Person, startWholeProduct } from '../whole-product';
import { guestToken } from './a-campaign';
import { aCard, anInvitation, anOrder, aStore } from './a-market';
import { hearCosts } from './counting';

export const HOST = '0521118002';

/** At eleven in Israel, when everybody may be written to. */
const nextTuesday = (): Date => {
  const now = new Date();
  const days = (2 - now.getUTCDay() + 7) % 7 || 7;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 9));
};

/** A product with a store and its owner, a host with an invitation, and an admin. */
export const aWorld = async () => {
  const counting = hearCosts();
  const product = await startWholeProduct();
  const clock = stopClock(product.app, nextTuesday());
  const owner = await product.signUp('0521118001');
  const host = await product.signUp(HOST);
  const admin = await anAdmin(product, '0521118003', 'olives and lemons');
  const store = await aStore(product, owner);
  await aCard(product, host);
  const invitation = await anInvitation(product, host, 120);
  const token = await guestToken(product, invitation.rsvpIds[1]!);
  await product.source.query('update rsvp.guests set sends = 1');
  // names drawn by lot are of different lengths
  await product.source.query(`update identity.users set username = 'costs-' || right(phone, 4)`);
  const order = (as: Person, daysAhead: number) =>
    ask(product, as, 'POST', '/v1/orders', anOrder(store.pricingUnitId, daysAhead), newId());
  // what is prepared once by the first of its kind (a seller at the provider, prepared statements) is no cost of the next one
  await order(host, 20);
  await product.jobs.drain();
  return {
    ...{ counting, product, clock, owner, host, admin, store, invitation, token, order },
    async close(): Promise<void> {
      counting.stop();
      await product.close();
    },
  };
};
export type World = Awaited<ReturnType<typeof aWorld>>;

/** Runs ticks of these names, whatever is due, and the jobs they cause. */
export const tick = async ({ product: { jobs }, clock }: World, ...names: string[]): Promise<void> => {
  for (const name of names) {
    await jobs.ticks.find((one) => one.name === name)!.run(clock.now());
    await jobs.drain();
  }
};
/** What is done, and of how many it is the cost. */
export type Act = { of?: number; act: () => Promise<unknown> };
