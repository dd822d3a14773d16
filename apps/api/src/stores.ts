import { hostedEventsStore } from '@smachot/server-hosted-events';
import { identityStore } from '@smachot/server-identity';
import { messagingStore } from '@smachot/server-messaging';
import { notificationsStore } from '@smachot/server-notifications';
import { paymentsStore } from '@smachot/server-payments';
import { type ContextStore, platformStore } from '@smachot/server-platform';
import { ordersStore } from '@smachot/server-orders';
import { rsvpStore } from '@smachot/server-rsvp';
import { storesStore } from '@smachot/server-stores';

/** Every schema of the product, in the order of their migrations. */
export const stores: ContextStore[] = [
  platformStore,
  identityStore,
  messagingStore,
  paymentsStore,
  notificationsStore,
  rsvpStore,
  hostedEventsStore,
  storesStore,
  ordersStore,
];
