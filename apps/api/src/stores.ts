import { adminPersistence } from '@smachot/server-admin';
import { analyticsPersistence } from '@smachot/server-analytics';
import { conversationsPersistence } from '@smachot/server-conversations';
import { couponsPersistence } from '@smachot/server-coupons';
import { customersPersistence } from '@smachot/server-customers';
import { hostedEventsPersistence } from '@smachot/server-hosted-events';
import { identityPersistence } from '@smachot/server-identity';
import { messagingPersistence } from '@smachot/server-messaging';
import { notificationsPersistence } from '@smachot/server-notifications';
import { paymentsPersistence } from '@smachot/server-payments';
import { payoutsPersistence } from '@smachot/server-payouts';
import { type ContextPersistence, platformPersistence } from '@smachot/server-platform';
import { ordersPersistence } from '@smachot/server-orders';
import { proposalsPersistence } from '@smachot/server-proposals';
import { reviewsPersistence } from '@smachot/server-reviews';
import { rsvpPersistence } from '@smachot/server-rsvp';
import { storesPersistence } from '@smachot/server-stores';
import { verificationPersistence } from '@smachot/server-verification';
import { subscriptionsPersistence } from '@smachot/server-subscriptions';
import { articlesPersistence } from '@smachot/server-articles';
import { newslettersPersistence } from '@smachot/server-newsletters';
import { waitingPersistence } from '@smachot/server-waiting';

/** Every schema of the product, in the order of their migrations. */
export const stores: ContextPersistence[] = [
  platformPersistence,
  identityPersistence,
  messagingPersistence,
  paymentsPersistence,
  notificationsPersistence,
  rsvpPersistence,
  hostedEventsPersistence,
  storesPersistence,
  conversationsPersistence,
  verificationPersistence,
  couponsPersistence,
  ordersPersistence,
  payoutsPersistence,
  proposalsPersistence,
  subscriptionsPersistence,
  adminPersistence,
  analyticsPersistence,
  articlesPersistence,
  customersPersistence,
  reviewsPersistence,
  newslettersPersistence,
  waitingPersistence,
];
