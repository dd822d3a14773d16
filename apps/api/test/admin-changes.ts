import { addDays, newId, wallTime } from '@smachot/kernel';
import { MULTIPART } from './multipart-body';
import type { Person, Product } from './product';
import type { Thing } from './things';

export type Tried = {
  body?: object | string;
  query?: string;
  headers?: Record<string, string>;
  reason: string;
};
type Around = { product: Product; admin: Person; host: Person };
type Prepare = (thing: Thing, around: Around) => Promise<Omit<Tried, 'reason'>> | Omit<Tried, 'reason'>;

/** Acts that add something, so that there is nothing before, and those after which nothing is left. */
export const ADDED = new Set([
  'articles.create',
  'coupons.createAny',
  'identity.startViewAs',
  'orders.requestManualRefund',
  'terms.createLibraryEntry',
]);
export const REMOVED = new Set(['admin.removeNote', 'terms.removeLibraryEntry']);

const reason = 'נבדק ונמצא תקין';
const text = { title: 'כותרת', summary: 'תקציר', body: 'גוף' };
const words = { name: 'תנאי', description: 'ניסוח' };
const terms = { discountType: 'Percentage', discount: 20, appliesTo: 'All' };
const body = (given: object = {}) => ({ body: { ...given, reason } });

/** Its bank details are verified, so that the batch pays it. */
const verified = async ({ storeId, batchId }: Thing, { source }: Product, status = 'planned') => {
  await source.query(`update verification.bank_details set status = 'verified' where store_id = $1`, [
    storeId,
  ]);
  await source.query('update payouts.batches set status = $2 where id = $1', [batchId, status]);
  await source.query('update payouts.payouts set status = $2 where batch_id = $1', [batchId, status]);
};
/** The bank returned nothing. */
const emptyAnswer = (institution: string): string => {
  const head = `K${institution}`.padEnd(128, '0');
  const total = `5${institution}`.padEnd(128, '0');
  const lines = [head, total, '9'.repeat(128), ''].join('\r\n');
  return `--${MULTIPART}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n${lines}\r\n--${MULTIPART}--\r\n`;
};
const asked = encodeURIComponent(reason);

/** The body of every act of super admins with which it changes something. */
const ACTS: Record<string, Prepare> = {
  'verification.decideBankDetails': () => ({ query: `?verification_status=verified&notes=${asked}` }),
  'verification.decideKashrut': () => body({ decision: 'verify', version: 1 }),
  'stores.setPick': () => body({ until: wallTime(new Date()).day }),
  'stores.setSuspension': () => body({ suspended: true }),
  'stores.setSuspensions': ({ storeId }) => body({ partnerIds: [storeId], suspended: true }),
  'messaging.setSendingOfHosts': (_, { host }) => body({ hostIds: [host.user.id], suspended: true }),
  'messaging.setSendingSwitch': () => body({ stopped: true }),
  'messaging.handleWebhook': () => body({ action: 'dismiss' }),
  'payments.setExchangeRates': async (_, { product }) => {
    const publishedOn = addDays(wallTime(new Date()).day, -1);
    await product.source.query(
      `insert into payments.exchange_rates (published_on, source, eur, usd, noted_at) values ($1, 'bank_of_israel', 3, 3, now())`,
      [publishedOn],
    );
    return body({ publishedOn, source: 'bank_of_israel', EUR: 3.7412, USD: 3.6501 });
  },
  'payments.decideChargeback': () => body({ decision: 'lost' }),
  'payments.resolveDifference': () => body(),
  'orders.decideManualRefund': () => body({ decision: 'decline' }),
  'orders.requestManualRefund': async ({ orderId }, { product }) => {
    await product.source.query(
      `update orders.orders set status = 'done', starts_at = now() - interval '9 days', ends_at = now() - interval '8 days' where id = $1`,
      [orderId],
    );
    await product.source.query('delete from orders.manual_refunds where order_id = $1', [orderId]);
    await product.source.query('delete from orders.followings where order_id = $1', [orderId]);
    return body({ orderId, amount: 20 });
  },
  'orders.setCommission': async (_, { product }) => {
    await product.source.query(
      `insert into orders.commissions (id, store_id, rate, valid_from, noted_at)
       values ($1, null, 900, now() - interval '1 day', now() - interval '1 day')`,
      [newId()],
    );
    return body({ partnerId: null, basisPoints: 700 });
  },
  'payouts.makeFile': async (thing, { product }) => {
    await verified(thing, product);
    return body({ replaces: 1 });
  },
  'payouts.confirmSent': async (thing, { product }) => {
    await verified(thing, product);
    return body({ fileNumber: 1 });
  },
  'payouts.uploadAnswer': async (thing, { product }) => {
    await verified(thing, product, 'sent');
    return {
      query: `?reason=${asked}`,
      body: emptyAnswer(product.config.settings.MASAV_INSTITUTION!),
      headers: { 'content-type': `multipart/form-data; boundary=${MULTIPART}` },
    };
  },
  'coupons.createAny': ({ storeId }) =>
    body({ ...terms, code: `C${newId().slice(-12)}`, partnerId: storeId }),
  'coupons.changeAny': () => body({ ...terms, version: 1 }),
  'coupons.deleteAny': () => body(),
  'terms.createLibraryEntry': () => body({ ...words, language: 'he', type: 'term' }),
  'terms.changeLibraryEntry': () => body({ ...words, version: 1 }),
  'terms.removeLibraryEntry': () => body({ version: 1 }),
  'reviews.decideReport': () => body({ decision: 'keep' }),
  'hostedEvents.moveStanding': () => body({ move: 'take_off', version: 1 }),
  'storeArticles.moveStanding': () => body({ move: 'take_off', version: 1 }),
  'admin.setFeatureSwitch': () => body({ on: false }),
  'admin.correctNote': () => body({ text: 'הערה אחרת', version: 1 }),
  'admin.removeNote': () => body({ version: 1 }),
  'admin.retryDeadJob': () => body(),
  'conversations.decideReport': () => body({ decision: 'dismiss' }),
  'newsletters.release': () => body(),
  'articles.create': () => body({ slug: `s-${newId()}`, category: 'start', related: [] }),
  'articles.place': () => body({ category: 'payments', related: [], version: 1 }),
  'articles.saveDraft': () => body({ ...text, version: 1 }),
  'articles.publish': () => body({ version: 1 }),
  'articles.withdraw': () => body({ version: 1 }),
  'identity.startViewAs': (_, { host }) => body({ userId: host.user.id }),
};

/** @throws without a line for the act */
export const actOf = async (call: string, thing: Thing, around: Around): Promise<Tried> => {
  const prepare = ACTS[call];
  if (!prepare) throw new Error(`${call}: say how it changes something`);
  return { ...(await prepare(thing, around)), reason };
};
