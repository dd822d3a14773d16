import type { Call } from '@smachot/contracts';
import { TERMS_VERSION } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { seedHostedEventsDemo } from '@smachot/server-hosted-events';
import { adminBodies, adminQueries } from './admin-things';
import { articleBodies, articleQueries } from './article-things';
import { bankBodies, bankQueries } from './bank-things';
import { bookingBodies, bookingQueries } from './booking-things';
import { proposalBodies } from './proposal-things';
import { couponBodies } from './coupon-things';
import { customerBodies } from './customer-things';
import { reviewBodies } from './review-things';
import { eventBodies } from './event-things';
import { hostedEventBodies, hostedEventQueries } from './hosted-event-things';
import { fileBody, MULTIPART } from './multipart-body';
import { openStore, orderBodies } from './order-things';
import { paymentBodies, settledPayer } from './payment-things';
import { payoutBodies, payoutQueries } from './payout-things';
import { type Person, startProduct } from './product';
import { storeBodies, storeQueries, storeThings } from './store-things';
import { type Thing, thingsOf } from './things';
import { threadBodies } from './thread-things';

/** Those whom `expectedAccess` speaks of. */
export const roles = ['visitor', 'host', 'otherHost', 'superAdmin'] as const;
export const crewRoles = ['member', 'otherPartner'] as const;
export const orderRoles = [
  ...(['owner', 'member', 'otherPartner'] as const),
  ...(['customer', 'otherCustomer', 'superAdmin'] as const),
] as const;

/** Streams answer for ever; that they begin is covered where they are tested. */
export const STREAMS = new Set(['system.live']);
/** These delete an account, end a session or move the shared clock: access is checked without the effect. */
export const WITH_CARE = new Set([
  'identity.deleteAccount',
  'identity.signOut',
  'identity.endAllSessions',
  'system.moveClock',
]);

/** Refusals of the request's content count as granted; those of the sender do not. */
export const granted = (status: number, code: string | undefined): number | 'ok' => {
  if (status === 401 && code !== 'auth.required') return 'ok';
  if (status === 401 || status === 403 || status === 404) return status;
  return status >= 500 ? status : 'ok';
};

/** A product with one of everything, and all who may ask for it. */
export const accessWorld = async () => {
  const product = await startProduct({ REQUESTS_PER_MINUTE: '100000' });
  const [host, otherHost] = [await product.signUp('0521110001'), await product.signUp('0521110002')];
  const people = { visitor: undefined, host, otherHost, superAdmin: await product.superAdmin('0521110003') };
  const crew = {
    member: await product.signUp('0521110004'),
    otherPartner: await product.signUp('0521110005'),
  };
  const callers = {
    ...crew,
    owner: host,
    customer: await product.signUp('0521110006'),
    otherCustomer: otherHost,
    superAdmin: people.superAdmin,
  };
  await storeThings(product, crew.otherPartner, otherHost);
  const found = await product.call('GET', `/v1/places?input=${encodeURIComponent('חיפה')}&session=12345678`, {
    bearer: host.bearer,
  });
  const placeId = (found.body as { places: { placeId: string }[] }).places[0]!.placeId;
  const slug = (await seedHostedEventsDemo(product.source, new Date())).slugs[0]!;
  const store = await openStore(product, host);
  await settledPayer(product, host.user.id);
  const things = (of: Person): Promise<Thing> =>
    thingsOf(of, { product, member: crew.member, customer: callers.customer, placeId, slug });
  return {
    product,
    people,
    crew,
    callers,
    things,
    ...asking({ product, otherHost, store, things: () => things(host) }),
  };
};
export type AccessWorld = Awaited<ReturnType<typeof accessWorld>>;

type Asking = {
  product: Awaited<ReturnType<typeof startProduct>>;
  otherHost: Person;
  store: string;
  things: () => Promise<Thing>;
};

/** The two ways to send a call with the body and the query it needs. */
const asking = ({ product, otherHost, store, things }: Asking) => {
  const ask = (call: Call, thing: Thing, person: Person | undefined, asked?: string) => {
    const path = call.path
      .replace(/:(\w+)/g, (_, name: keyof Thing) => thing[name])
      .replace('*', 'images/none.jpg');
    const headers: Record<string, string> = call.idempotent ? { 'idempotency-key': newId() } : {};
    if (call.file) headers['content-type'] = `multipart/form-data; boundary=${MULTIPART}`;
    const body = call.file ? fileBody : bodiesFor(otherHost)[call.id]?.(thing);
    return product.call(call.method, path + (asked ?? queriesFor(store, thing)[call.id] ?? ''), {
      bearer: person?.bearer,
      headers,
      ...(body === undefined ? {} : { body }),
    });
  };
  /** Things that nobody has changed: a refusal and a reading leave them as they were, so the next caller may ask of the same ones. */
  let unchanged: Thing | undefined;
  const someThings = async (): Promise<Thing> => (unchanged ??= await things());
  const askOnce = async (call: Call, person: Person | undefined, of: Partial<Thing> = {}, asked?: string) => {
    const answer = await ask(call, { ...(await someThings()), ...of }, person, asked);
    if (call.method !== 'GET' && answer.status < 400) unchanged = undefined;
    return answer;
  };
  return { ask, someThings, askOnce };
};

const bodiesFor = (otherHost: Person): Record<string, (thing: Thing) => unknown> => ({
  ...{ ...articleBodies, ...bookingBodies, ...orderBodies, ...bankBodies },
  ...{ ...storeBodies, ...couponBodies, ...customerBodies, ...proposalBodies, ...hostedEventBodies },
  ...{ ...payoutBodies, ...threadBodies, ...adminBodies, ...reviewBodies },
  ...{ ...eventBodies, ...paymentBodies },
  'identity.requestCode': () => ({ phone: '0521119999' }),
  'identity.startViewAs': () => ({ userId: otherHost.user.id, reason: 'עזרה בטלפון' }),
  'notifications.markRead': () => ({}),
  'identity.changeProfile': () => ({}),
  'identity.acceptTerms': () => ({ version: TERMS_VERSION }),
  'identity.requestConfirmationCode': () => ({}),
});

const queriesFor = (store: string, { partner }: Thing): Record<string, string> => ({
  'system.live': '?topics=none',
  'places.search': '?input=שדה&session=12345678',
  'places.details': '?session=12345678',
  'system.signedFile': '?expires=9999999999&signature=x',
  'orders.export': `?store=${store}`,
  'conversations.find': `?store=${partner}`,
  ...{ ...articleQueries, ...bookingQueries, ...bankQueries, ...payoutQueries, ...adminQueries },
  ...{ ...storeQueries, ...hostedEventQueries },
});
