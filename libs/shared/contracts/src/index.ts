import type { Call } from './call';
import * as places from './places';
import * as system from './system';
import * as savedReplies from './conversations/saved-replies';
import * as threadReports from './conversations/thread-reports';
import * as threads from './conversations/threads';
import * as publicEvents from './hosted-events/public-events';
import * as identity from './identity/identity';
import * as messaging from './messaging/messaging';
import * as notifications from './notifications/notifications';
import * as bookings from './orders/bookings';
import * as checkoutDrafts from './orders/checkout-drafts';
import * as commissions from './orders/commissions';
import * as kitchenDays from './orders/kitchen-days';
import * as orderCalendars from './orders/order-calendars';
import * as orderCalls from './orders/order-calls';
import * as orderChangeCalls from './orders/order-change-calls';
import * as orderStreetCalls from './orders/order-street-calls';
import * as paymentPlanCalls from './orders/payment-plan-calls';
import * as storeHome from './orders/store-home';
import * as exchangeRates from './payments/exchange-rates';
import * as payments from './payments/payments';
import * as campaigns from './rsvp/campaigns';
import * as cohosts from './rsvp/cohosts';
import * as guestDuplicates from './rsvp/guest-duplicates';
import * as guestLinks from './rsvp/guest-links';
import * as guestPage from './rsvp/guest-page';
import * as inbox from './rsvp/inbox';
import * as invitations from './rsvp/invitations';
import * as rsvpCalls from './rsvp/rsvp-calls';
import * as tableUpload from './rsvp/table-upload';
import * as testMessages from './rsvp/test-messages';
import * as availability from './stores/availability';
import * as browse from './stores/browse';
import * as crew from './stores/crew';
import * as favourites from './stores/favourites';
import * as pricingUnits from './stores/pricing-unit-calls';
import * as pricingUnitDrafts from './stores/pricing-unit-drafts';
import * as storeCalls from './stores/store-calls';

export * from './call';
export * from './ids';
export * from './jobs';
export * from './limits';
export * from './places';
export * from './primitives';
export * from './problems';
export * from './system';
export * from './web-paths';
export * from './conversations/saved-replies';
export * from './conversations/thread-reports';
export * from './conversations/threads';
export * from './hosted-events/public-events';
export * from './identity/identity';
export * from './messaging/messaging';
export * from './notifications/notifications';
export * from './orders/bookings';
export * from './orders/checkout-drafts';
export * from './orders/commissions';
export * from './orders/linked-orders';
export * from './orders/kitchen-days';
export * from './orders/order-calendars';
export * from './orders/order-calls';
export * from './orders/order-change-calls';
export * from './orders/order-changes';
export * from './orders/order-menu';
export * from './orders/order-street-calls';
export * from './orders/orders';
export * from './orders/payment-plan-calls';
export * from './orders/payment-plans';
export * from './orders/store-home';
export * from './payments/exchange-rates';
export * from './payments/payments';
export * from './rsvp/campaigns';
export * from './rsvp/cohosts';
export * from './rsvp/eligibility';
export * from './rsvp/guest-duplicates';
export * from './rsvp/guest-form';
export * from './rsvp/guest-links';
export * from './rsvp/guest-page';
export * from './rsvp/inbox';
export * from './rsvp/invitations';
export * from './rsvp/rsvp-calls';
export * from './rsvp/rsvps';
export * from './rsvp/table-upload';
export * from './rsvp/test-messages';
export * from './stores/area';
export * from './stores/availability';
export * from './stores/availability-rules';
export * from './stores/browse';
export * from './stores/content';
export * from './stores/crew';
export * from './stores/embeds';
export * from './stores/favourites';
export * from './stores/finding';
export * from './stores/food';
export * from './stores/price-lines';
export * from './stores/price-rules';
export * from './stores/pricing-unit-calls';
export * from './stores/pricing-unit-drafts';
export * from './stores/pricing-units';
export * from './stores/store-calls';
export * from './stores/stores';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;

const modulesOfCalls = () => [
  availability,
  bookings,
  browse,
  campaigns,
  checkoutDrafts,
  cohosts,
  commissions,
  threads,
  savedReplies,
  threadReports,
  crew,
  exchangeRates,
  favourites,
  guestPage,
  identity,
  inbox,
  invitations,
  kitchenDays,
  messaging,
  notifications,
  orderCalls,
  orderCalendars,
  orderChangeCalls,
  paymentPlanCalls,
  orderStreetCalls,
  payments,
  places,
  pricingUnits,
  pricingUnitDrafts,
  publicEvents,
  rsvpCalls,
  guestDuplicates,
  guestLinks,
  storeCalls,
  storeHome,
  system,
  tableUpload,
  testMessages,
];

/** Every call of the product; the access matrix and the API documentation iterate over it. Server and tests only. */
export const allCalls = (): Call[] =>
  modulesOfCalls().flatMap((module) => Object.values(module).filter(isCall));
