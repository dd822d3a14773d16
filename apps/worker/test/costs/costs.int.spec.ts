import { readFileSync } from 'node:fs';
import path from 'node:path';
import { newId } from '@smachot/kernel';
import { aGuestWrites } from '../a-guest-writes';
import { ask } from '../person-calls';
import { type Person, startWholeProduct, type WholeProduct } from '../whole-product';
import { aCard, anInvitation, anOrder, aStore, PARTICIPANTS } from './a-market';
import { hearStatements } from './statements';

/** How many statements each act may cost; a count depends on no hour (ADR 139). */
const budgets = JSON.parse(
  readFileSync(path.join(process.env['SMACHOT_ROOT']!, 'tools/bench/budgets.json'), 'utf8'),
) as { statements: Record<string, number> };

const HOST = '0521118002';
const statements = hearStatements();
let product: WholeProduct;
let host: Person;
let owner: Person;
let store: Awaited<ReturnType<typeof aStore>>;
let invitation: Awaited<ReturnType<typeof anInvitation>>;
beforeAll(async () => {
  product = await startWholeProduct();
  owner = await product.signUp('0521118001');
  host = await product.signUp(HOST);
  store = await aStore(product, owner);
  await aCard(product, host);
  invitation = await anInvitation(product, host, 120);
  await product.source.query('update rsvp.guests set sends = 1');
  // what is prepared once by the first of its kind (a seller at the provider, prepared statements) is no cost of the next one
  await order(20);
});
afterAll(async () => {
  statements.stop();
  await product.close();
});

const order = async (daysAhead: number): Promise<void> => {
  await ask(product, host, 'POST', '/v1/orders', anOrder(store.pricingUnitId, daysAhead), newId());
  await product.jobs.drain();
};
const get = (address: string, as?: Person) => product.ask('GET', address, as ? { bearer: as.bearer } : {});
const soon = encodeURIComponent(anOrder('', 30).eventInfo.datetime);
const wish = `category=catering&participants=${PARTICIPANTS}&datetime=${soon}&lat=32.08&lng=34.78`;
const signedIn = async (): Promise<void> => {
  const { challengeId } = await product.ask('POST', '/api/auth/otp', { body: { phone: HOST } });
  const texts = (await (await fetch(`${product.sandboxUrl}/_sandbox/sms?to=${HOST}`)).json()) as {
    text: string;
  }[];
  const code = /\d{6}/.exec(texts.at(-1)!.text)![0];
  await product.ask('POST', '/api/auth/otp/verify', { body: { challengeId, code } });
};

const acts: Record<string, () => Promise<unknown>> = {
  'a sign-in by code': signedIn,
  'a page of stores, recommended': () => get(`/v1/partners?${wish}`),
  'a page of stores, by price': () => get(`/v1/partners?${wish}&sort=price`),
  'a page of stores, by distance': () => get(`/v1/partners?${wish}&sort=distance`),
  'a store': () => get(store.path),
  'a unit': () => get(`/v1/pricing-units/${store.pricingUnitId}`),
  'a price check': () => {
    const { participants, datetime, location } = anOrder('', 30).eventInfo;
    const body = { participants, datetime, location };
    return product.ask('POST', `/v1/pricing-units/${store.pricingUnitId}/price-check`, { body });
  },
  'an order until its business has it': () => order(21),
  'a page of the desk': () => get(`/v1/events/rsvps/${invitation.eventId}?limit=100`, host),
  'a page of a business’s orders': () => get(`/v1/orders?store=${store.partner}&limit=50`, owner),
  'an answer in the chat until the desk has it': async () => {
    const guest = { rsvpId: invitation.rsvpIds[0]!, phone: '+972537610000', name: 'דנה' };
    await aGuestWrites(product, { ...guest, text: 'כן, נגיע 3' });
    await product.jobs.drain();
  },
};

it('every act has a budget, and every budget an act', () =>
  expect(Object.keys(budgets.statements).sort()).toEqual(Object.keys(acts).sort()));

it.each(Object.entries(acts))('%s', async (name, act) => {
  const heard = await statements.of(act);
  expect({ cost: heard.length, heard }).toEqual({ cost: budgets.statements[name], heard });
});
