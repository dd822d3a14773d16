import { aGuestWrites } from '../a-guest-writes';
import { ask, codesTo } from '../person-calls';
import { hostEvent, register } from '../public-events';
import { aDinner, aspects } from '../review-a-dinner';
import { anOrder, PARTICIPANTS } from './a-market';
import { type Act, HOST, type World } from './world';

const soon = encodeURIComponent(anOrder('', 30).eventInfo.datetime);
const wish = `category=catering&participants=${PARTICIPANTS}&datetime=${soon}&lat=32.08&lng=34.78`;

const signedIn = async ({ product, counting }: World): Promise<unknown> => {
  const { challengeId } = await product.ask('POST', '/api/auth/otp', { body: { phone: HOST } });
  const code = (await counting.beside(() => codesTo(product, HOST))).at(-1)!;
  return product.ask('POST', '/api/auth/otp/verify', { body: { challengeId, code } });
};

const written = async ({ product, counting, invitation }: World): Promise<void> => {
  const guest = { rsvpId: invitation.rsvpIds[0]!, phone: '+972537610000', name: 'דנה' };
  await counting.beside(() => aGuestWrites(product, { ...guest, text: 'כן, נגיע 3' }));
  await product.jobs.drain();
};

const reviewed = async ({ product, counting, host, store }: World): Promise<unknown> => {
  const orderId = await counting.beside(() => aDinner(product, host, store.partner));
  const review = { orderId, rating: 5, aspects, text: 'היה טעים' };
  const answer = await ask(product, host, 'POST', '/v1/reviews', review);
  await product.jobs.drain();
  return answer;
};

const registered = async ({ product, counting, host, owner }: World): Promise<unknown> => {
  const event = await counting.beside(async () => {
    const hosted = await hostEvent(product, owner, 'הסטודיו');
    await product.jobs.drain();
    return hosted;
  });
  const answer = await register(product, host, event, '');
  await product.jobs.drain();
  return answer;
};

export const actsOfPeople = (world: World): Record<string, Act> => {
  const { product, owner, host, admin, store, invitation, token } = world;
  const get = (address: string, bearer?: string) => ({
    act: () => product.ask('GET', address, bearer ? { bearer } : {}),
  });
  const { participants, datetime, location } = anOrder('', 30).eventInfo;
  const checked = `/v1/pricing-units/${store.pricingUnitId}/price-check`;
  const guestPage = `/v1/events/rsvps/${invitation.eventId}/guest`;
  return {
    'a sign-in by code': { act: () => signedIn(world) },
    'a page of stores, recommended': get(`/v1/partners?${wish}`),
    'a page of stores, by price': get(`/v1/partners?${wish}&sort=price`),
    'a page of stores, by distance': get(`/v1/partners?${wish}&sort=distance`),
    'a store': get(store.path),
    'a unit': get(`/v1/pricing-units/${store.pricingUnitId}`),
    'a price check': {
      act: () => product.ask('POST', checked, { body: { participants, datetime, location } }),
    },
    'an order until its business has it': {
      act: async () => {
        const answer = await world.order(host, 21);
        await product.jobs.drain();
        return answer;
      },
    },
    'what waits for a store': get(`${store.path}/waiting`, owner.bearer),
    'a page of the desk': get(`/v1/events/rsvps/${invitation.eventId}?limit=100`, host.bearer),
    'a page of a business’s orders': get(`/v1/orders?store=${store.partner}&limit=50`, owner.bearer),
    'a guest’s page': {
      act: () => product.ask('GET', guestPage, { headers: { 'x-guest-token': token } }),
    },
    'an answer in the chat until the desk has it': { act: () => written(world) },
    'a review': { act: () => reviewed(world) },
    'a registration to a public event': { act: () => registered(world) },
    'a page of the admin’s orders': get('/admin/api/orders?limit=50', admin.bearer),
  };
};
