import type { Call } from './call';
import * as places from './places';
import * as system from './system';
import * as adminAudit from './admin/admin-audit';
import * as adminOrders from './admin/admin-orders';
import * as adminPartners from './admin/admin-partners';
import * as adminSearches from './admin/admin-search';
import * as adminSubscriptions from './admin/admin-subscriptions';
import * as adminUsers from './admin/admin-users';
import * as savedViews from './admin/saved-views';
import * as adminIndex from './administration/admin-index';
import * as featureSwitches from './administration/feature-switches';
import * as storeAnalytics from './analytics/store-analytics';
import * as visits from './analytics/visits';
import * as savedReplies from './conversations/saved-replies';
import * as threadReports from './conversations/thread-reports';
import * as threads from './conversations/threads';
import * as coupons from './coupons/coupons';
import * as publicEvents from './hosted-events/public-events';
import * as identity from './identity/identity';
import * as viewAs from './identity/view-as';
import * as messaging from './messaging/messaging';
import * as notifications from './notifications/notifications';
import * as bookings from './orders/bookings';
import * as checkoutDrafts from './orders/checkout-drafts';
import * as commissions from './orders/commissions';
import * as kitchenDays from './orders/kitchen-days';
import * as manualRefunds from './orders/manual-refunds';
import * as orderCalendars from './orders/order-calendars';
import * as orderCalls from './orders/order-calls';
import * as orderChangeCalls from './orders/order-change-calls';
import * as orderStreetCalls from './orders/order-street-calls';
import * as paymentPlanCalls from './orders/payment-plan-calls';
import * as storeHome from './orders/store-home';
import * as chargebacks from './payments/chargebacks';
import * as exchangeRates from './payments/exchange-rates';
import * as payments from './payments/payments';
import * as payoutBatches from './payouts/payout-batches';
import * as payouts from './payouts/payouts';
import * as reconciliation from './payments/reconciliation';
import * as reviewReports from './reviews/review-reports';
import * as reviews from './reviews/reviews';
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
import * as favouriteMarks from './stores/favourite-marks';
import * as favourites from './stores/favourites';
import * as planKeeping from './stores/plan-keeping';
import * as pricingUnits from './stores/pricing-unit-calls';
import * as pricingUnitDrafts from './stores/pricing-unit-drafts';
import * as storeCalls from './stores/store-calls';
import * as storeSuspensions from './stores/store-suspensions';
import * as bankDetails from './verification/bank-details';
import * as plans from './subscriptions/plans';
import * as subscriptions from './subscriptions/subscriptions';

export * from './call';
export * from './ids';
export * from './events';
export * from './jobs';
export * from './limits';
export * from './places';
export * from './primitives';
export * from './problems';
export * from './system';
export * from './web-paths';
export * from './admin/admin-audit';
export * from './admin/admin-lists';
export * from './admin/admin-orders';
export * from './admin/admin-partners';
export * from './admin/admin-search';
export * from './admin/admin-subscriptions';
export * from './admin/admin-users';
export * from './admin/saved-views';
export * from './administration/acts';
export * from './administration/admin-index';
export * from './administration/feature-switch';
export * from './administration/feature-switches';
export * from './analytics/store-analytics';
export * from './analytics/visits';
export * from './conversations/saved-replies';
export * from './conversations/thread-reports';
export * from './conversations/threads';
export * from './coupons/coupon-terms';
export * from './coupons/coupons';
export * from './hosted-events/public-events';
export * from './identity/identity';
export * from './identity/view-as';
export * from './messaging/messaging';
export * from './notifications/notifications';
export * from './orders/bookings';
export * from './orders/checkout-drafts';
export * from './orders/commissions';
export * from './orders/linked-orders';
export * from './orders/kitchen-days';
export * from './orders/manual-refunds';
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
export * from './payments/chargebacks';
export * from './payments/exchange-rates';
export * from './payments/payments';
export * from './payouts/payout-batches';
export * from './payouts/payouts';
export * from './payments/reconciliation';
export * from './reviews/review-reports';
export * from './reviews/reviews';
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
export * from './stores/favourite-marks';
export * from './stores/favourites';
export * from './stores/finding';
export * from './stores/food';
export * from './stores/plan-keeping';
export * from './stores/price-lines';
export * from './stores/price-rules';
export * from './stores/pricing-unit-calls';
export * from './stores/pricing-unit-drafts';
export * from './stores/pricing-units';
export * from './stores/store-calls';
export * from './stores/store-suspensions';
export * from './stores/stores';
export * from './verification/bank-details';
export * from './subscriptions/plans';
export * from './subscriptions/subscriptions';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;

const modulesOfStores = () => [
  availability,
  bankDetails,
  bookings,
  browse,
  crew,
  favouriteMarks,
  favourites,
  plans,
  planKeeping,
  reviewReports,
  reviews,
  pricingUnits,
  pricingUnitDrafts,
  storeCalls,
  storeAnalytics,
  storeHome,
  storeSuspensions,
  subscriptions,
  visits,
];

const modulesOfAdmins = () => [
  adminAudit,
  adminOrders,
  adminPartners,
  adminSearches,
  adminSubscriptions,
  adminUsers,
  savedViews,
];

const modulesOfMoney = () => [
  exchangeRates,
  chargebacks,
  reconciliation,
  manualRefunds,
  payments,
  payoutBatches,
  payouts,
];

const modulesOfCalls = () => [
  ...modulesOfStores(),
  ...modulesOfAdmins(),
  ...modulesOfMoney(),
  adminIndex,
  featureSwitches,
  campaigns,
  checkoutDrafts,
  cohosts,
  commissions,
  coupons,
  threads,
  savedReplies,
  threadReports,
  guestPage,
  identity,
  viewAs,
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
  places,
  publicEvents,
  rsvpCalls,
  guestDuplicates,
  guestLinks,
  system,
  tableUpload,
  testMessages,
];

/** Every call of the product; the access matrix and the API documentation iterate over it. Server and tests only. */
export const allCalls = (): Call[] =>
  modulesOfCalls().flatMap((module) => Object.values(module).filter(isCall));
