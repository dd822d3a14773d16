import type { Call } from './call';
import * as places from './places';
import * as system from './system';
import * as adminAudit from './admin/admin-audit';
import * as adminEvents from './admin/admin-events';
import * as adminNotes from './admin/admin-notes';
import * as adminOrders from './admin/admin-orders';
import * as adminPartners from './admin/admin-partners';
import * as adminFiles from './admin/admin-files';
import * as partnerMoves from './admin/partner-moves';
import * as adminSearches from './admin/admin-search';
import * as adminSubscriptions from './admin/admin-subscriptions';
import * as adminUsers from './admin/admin-users';
import * as processingRecord from './admin/processing-record';
import * as savedViews from './admin/saved-views';
import * as adminIndex from './administration/admin-index';
import * as featureSwitches from './administration/feature-switches';
import * as systemStates from './administration/system-state';
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
import * as library from './proposals/library';
import * as featured from './stores/featured';
import * as storePicks from './stores/store-picks';
import * as eventModeration from './hosted-events/event-moderation';
import * as attendeeMessages from './hosted-events/attendee-messages';
import * as eventPosters from './hosted-events/event-posters';
import * as eventSeries from './hosted-events/event-series';
import * as hostedEvents from './hosted-events/hosted-events';
import * as publicEvents from './hosted-events/public-events';
import * as registrations from './hosted-events/registrations';
import * as ticketKinds from './hosted-events/ticket-kinds';
import * as tickets from './hosted-events/tickets';
import * as checkIn from './hosted-events/check-in';
import * as door from './rsvp/door';
import * as ticketPayments from './hosted-events/ticket-payments';
import * as ownAccount from './identity/own-account';
import * as identity from './identity/identity';
import * as newsletterConsents from './newsletters/consents';
import * as newsletterStops from './newsletters/newsletter-stops';
import * as newsletters from './newsletters/newsletters';
import * as articleWriting from './articles/article-writing';
import * as articles from './articles/articles';
import * as storeArticles from './articles/store-articles';
import * as termsOfUse from './identity/terms';
import * as viewAs from './identity/view-as';
import * as messaging from './messaging/messaging';
import * as pushDevices from './notifications/devices';
import * as notifications from './notifications/notifications';
import * as attendanceCalls from './orders/attendance-calls';
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
import * as responseTime from './orders/response-time';
import * as storeHome from './orders/store-home';
import * as chargebacks from './payments/chargebacks';
import * as exchangeRates from './payments/exchange-rates';
import * as payments from './payments/payments';
import * as payoutBatches from './payouts/payout-batches';
import * as orderRides from './orders/order-rides';
import * as payouts from './payouts/payouts';
import * as reconciliation from './payments/reconciliation';
import * as guestRatings from './reviews/guest-ratings';
import * as reviewReports from './reviews/review-reports';
import * as reviews from './reviews/reviews';
import * as campaigns from './rsvp/campaigns';
import * as cohosts from './rsvp/cohosts';
import * as guestDuplicates from './rsvp/guest-duplicates';
import * as guestLinks from './rsvp/guest-links';
import * as guestPage from './rsvp/guest-page';
import * as gifts from './rsvp/gifts';
import * as guestRide from './rsvp/guest-ride';
import * as rides from './rsvp/rides';
import * as inbox from './rsvp/inbox';
import * as invitations from './rsvp/invitations';
import * as rsvpCalls from './rsvp/rsvp-calls';
import * as seating from './rsvp/seating';
import * as seatingRelease from './rsvp/seating-release';
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
import * as businessDocuments from './verification/business-documents';
import * as plans from './subscriptions/plans';
import * as subscriptions from './subscriptions/subscriptions';
import * as storeWaiting from './waiting/store-waiting';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;

const modulesOfStores = () => [
  availability,
  bankDetails,
  bankDetailsCases,
  businessDocuments,
  attendanceCalls,
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
  responseTime,
  storeHome,
  storeWaiting,
  storePicks,
  storeSuspensions,
  bulkSuspensions,
  bulkSending,
  subscriptions,
  qrCodes,
  visits,
];

const modulesOfAdmins = () => [
  adminAudit,
  adminNotes,
  adminOrders,
  adminPartners,
  adminFiles,
  partnerMoves,
  adminSearches,
  adminSubscriptions,
  adminUsers,
  processingRecord,
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
  gifts,
  guestRide,
  orderRides,
  rides,
  inbox,
  invitations,
  attendeeMessages,
  eventPosters,
  eventSeries,
  hostedEvents,
  publicEvents,
  ticketKinds,
  registrations,
  tickets,
  checkIn,
  door,
  ticketPayments,
  rsvpCalls,
  seating,
  seatingRelease,
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
  library,
  featured,
  kitchenDays,
  orderCalls,
  orderCalendars,
  orderChangeCalls,
  paymentPlanCalls,
  orderMovements,
  orderStreetCalls,
  reviewReports,
  adminEvents,
  eventModeration,
  guestRatings,
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
  systemStates,
  threads,
  savedReplies,
  threadReports,
  identity,
  ownAccount,
  newsletterConsents,
  newsletterStops,
  newsletters,
  articles,
  storeArticles,
  articleWriting,
  termsOfUse,
  viewAs,
  messaging,
  notifications,
  pushDevices,
  places,
  system,
];

/** Every call of the product; the access matrix and the API documentation iterate over it. Server and tests only. */
export const allCalls = (): Call[] =>
  modulesOfCalls().flatMap((module) => Object.values(module).filter(isCall));
