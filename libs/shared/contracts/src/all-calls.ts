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
import * as qrCodes from './analytics/qr-codes';
import * as visits from './analytics/visits';
import * as savedReplies from './conversations/saved-replies';
import * as threadReports from './conversations/thread-reports';
import * as threads from './conversations/threads';
import * as coupons from './coupons/coupons';
import * as customers from './customers/customers';
import * as proposalCalls from './proposals/proposal-calls';
import * as terms from './proposals/terms';
import * as hostedEvents from './hosted-events/hosted-events';
import * as publicEvents from './hosted-events/public-events';
import * as registrations from './hosted-events/registrations';
import * as identity from './identity/identity';
import * as articleWriting from './articles/article-writing';
import * as articles from './articles/articles';
import * as termsOfUse from './identity/terms';
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
import * as orderMovements from './orders/order-movements';
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
import * as bulkSuspensions from './stores/bulk-suspensions';
import * as bulkSending from './messaging/bulk-sending';
import * as bankDetails from './verification/bank-details';
import * as bankDetailsCases from './verification/bank-details-cases';
import * as plans from './subscriptions/plans';
import * as subscriptions from './subscriptions/subscriptions';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;

const modulesOfStores = () => [
  availability,
  bankDetails,
  bankDetailsCases,
  bookings,
  browse,
  crew,
  favouriteMarks,
  favourites,
  plans,
  planKeeping,
  pricingUnits,
  pricingUnitDrafts,
  storeCalls,
  storeAnalytics,
  storeHome,
  storeSuspensions,
  bulkSuspensions,
  bulkSending,
  subscriptions,
  qrCodes,
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

const modulesOfEvents = () => [
  campaigns,
  cohosts,
  guestPage,
  inbox,
  invitations,
  hostedEvents,
  publicEvents,
  registrations,
  rsvpCalls,
  guestDuplicates,
  guestLinks,
  tableUpload,
  testMessages,
];

const modulesOfOrders = () => [
  checkoutDrafts,
  commissions,
  coupons,
  customers,
  proposalCalls,
  terms,
  kitchenDays,
  orderCalls,
  orderCalendars,
  orderChangeCalls,
  paymentPlanCalls,
  orderMovements,
  orderStreetCalls,
  reviewReports,
  reviews,
];

const modulesOfCalls = () => [
  ...modulesOfStores(),
  ...modulesOfAdmins(),
  ...modulesOfMoney(),
  ...modulesOfEvents(),
  ...modulesOfOrders(),
  adminIndex,
  featureSwitches,
  threads,
  savedReplies,
  threadReports,
  identity,
  articles,
  articleWriting,
  termsOfUse,
  viewAs,
  messaging,
  notifications,
  places,
  system,
];

/** Every call of the product; the access matrix and the API documentation iterate over it. Server and tests only. */
export const allCalls = (): Call[] =>
  modulesOfCalls().flatMap((module) => Object.values(module).filter(isCall));
