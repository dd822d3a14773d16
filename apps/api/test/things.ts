import { newId } from '@smachot/kernel';
import { type AdminThings, adminThings } from './admin-things';
import { type ArticleThings, articleThings } from './article-things';
import { type BankThings, bankThings } from './bank-things';
import { type BookingThings, bookingThings } from './booking-things';
import { type CouponThings, couponThings } from './coupon-things';
import { type CustomerThings, customerThings } from './customer-things';
import { type ReviewThings, reviewThings } from './review-things';
import { type EventThings, eventThings } from './event-things';
import { hostedEventThings, type HostedEventThings } from './hosted-event-things';
import { type OrderThings, orderThings } from './order-things';
import { type PaymentThings, paymentThings } from './payment-things';
import { type PayoutThings, payoutThings } from './payout-things';
import { type ProposalThings, proposalThings } from './proposal-things';
import type { Person, Product } from './product';
import { type StoreThings, storeThings } from './store-things';
import { type ThreadThings, threadThings } from './thread-things';
import { newsletterThings, type NewsletterThings } from './newsletter-things';

type OwnThings = {
  name: string;
  viewId: string;
  sessionId: string;
  deviceId: string;
  placeId: string;
  slug: string;
  webhookId: string;
  jobId: string;
};
/** What the addresses of calls name, by the parameter's name. */
export type Thing = OwnThings &
  NewsletterThings &
  ArticleThings &
  AdminThings &
  BankThings &
  EventThings &
  HostedEventThings &
  PaymentThings &
  BookingThings &
  CouponThings &
  CustomerThings &
  ReviewThings &
  OrderThings &
  PayoutThings &
  ProposalThings &
  StoreThings &
  ThreadThings;
type Surroundings = { product: Product; member: Person; customer: Person; placeId: string; slug: string };

/** Creates one of everything a host can own, anew for each call, so that no test depends on another's changes. */
export const thingsOf = async (
  host: Person,
  { product, member, customer, placeId, slug }: Surroundings,
): Promise<Thing> => {
  const { user } = host;
  const events = await eventThings(product, host, member);
  const webhookId = newId();
  await product.source.query(
    `insert into messaging.webhooks (id, hash, body, received_at, processed_at, trouble) values ($1, uuid_send($1), 'x', now(), now(), 'not JSON')`,
    [webhookId],
  );
  const jobId = newId();
  await product.source.query(
    `insert into platform.outbox (id, job, payload, dispatches, dead_at) values ($1, 'payments.charge', '{}', 13, now())`,
    [jobId],
  );
  const payments = await paymentThings(product, user.id, events.eventId);
  // the refusal without a confirmation of identity is a test of its own
  await product.source.query('update identity.refresh_families set confirmed_at = clock_timestamp()');
  const orders = await orderThings(product, user.id);
  const stores = await storeThings(product, host, member);
  const threads = await threadThings(product, stores.storeId, customer.user.id);
  const sessionId = newId();
  await product.source.query('insert into identity.refresh_families (id, user_id) values ($1, $2)', [
    sessionId,
    user.id,
  ]);
  const deviceId = newId();
  await product.source.query(
    `insert into notifications.devices (id, user_id, session_id, endpoint, p256dh, auth) values ($1, $2, $3, $4, 'p', 'a')`,
    [deviceId, user.id, sessionId, `https://fcm.googleapis.com/fcm/send/${deviceId}`],
  );
  return {
    ...events,
    ...payments,
    ...stores,
    ...orders,
    ...(await bookingThings(product, stores.storeId, user.id)),
    ...(await couponThings(product, stores.storeId, user.id)),
    ...(await customerThings(product, stores.storeId, user.id)),
    ...(await proposalThings(product, stores, user.id)),
    ...(await reviewThings(product, {
      storeId: stores.storeId,
      authorId: user.id,
      pictureId: stores.pictureId,
    })),
    ...threads,
    ...(await newsletterThings(product, stores.storeId, user.id)),
    ...(await articleThings(product, stores.storeId)),
    ...(await payoutThings(product, stores.storeId)),
    ...(await bankThings(product, stores.storeId, user.id)),
    ...(await hostedEventThings(product, { ...stores, userId: user.id })),
    ...(await adminThings(product, user.id)),
    sessionId,
    deviceId,
    placeId,
    slug,
    webhookId,
    jobId,
    // a feature switch
    name: 'public_events',
    viewId: newId(),
  };
};
