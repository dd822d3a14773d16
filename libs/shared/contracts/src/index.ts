import type { Call } from './call';
import * as availability from './availability';
import * as bookings from './bookings';
import * as browse from './browse';
import * as campaigns from './campaigns';
import * as checkoutDrafts from './checkout-drafts';
import * as cohosts from './cohosts';
import * as commissions from './commissions';
import * as conversations from './conversations';
import * as crew from './crew';
import * as exchangeRates from './exchange-rates';
import * as favourites from './favourites';
import * as guestPage from './guest-page';
import * as identity from './identity';
import * as inbox from './inbox';
import * as invitations from './invitations';
import * as kitchenDays from './kitchen-days';
import * as messaging from './messaging';
import * as notifications from './notifications';
import * as orderCalendars from './order-calendars';
import * as orderCalls from './order-calls';
import * as orderChangeCalls from './order-change-calls';
import * as paymentPlanCalls from './payment-plan-calls';
import * as orderStreetCalls from './order-street-calls';
import * as payments from './payments';
import * as places from './places';
import * as pricingUnits from './pricing-unit-calls';
import * as pricingUnitDrafts from './pricing-unit-drafts';
import * as publicEvents from './public-events';
import * as guestDuplicates from './guest-duplicates';
import * as guestLinks from './guest-links';
import * as rsvps from './rsvps';
import * as storeCalls from './store-calls';
import * as storeHome from './store-home';
import * as system from './system';
import * as tableUpload from './table-upload';
import * as testMessages from './test-messages';

export * from './area';
export * from './availability';
export * from './availability-rules';
export * from './bookings';
export * from './browse';
export * from './call';
export * from './campaigns';
export * from './test-messages';
export * from './checkout-drafts';
export * from './cohosts';
export * from './commissions';
export * from './content';
export * from './conversations';
export * from './crew';
export * from './embeds';
export * from './exchange-rates';
export * from './favourites';
export * from './following';
export * from './finding';
export * from './food';
export * from './guest-form';
export * from './guest-page';
export * from './identity';
export * from './ids';
export * from './inbox';
export * from './invitations';
export * from './jobs';
export * from './kitchen-days';
export * from './limits';
export * from './messaging';
export * from './notifications';
export * from './order-calendars';
export * from './order-calls';
export * from './order-change-calls';
export * from './order-changes';
export * from './order-menu';
export * from './order-street-calls';
export * from './orders';
export * from './payment-plan-calls';
export * from './payment-plans';
export * from './payments';
export * from './places';
export * from './pricing-unit-calls';
export * from './pricing-unit-drafts';
export * from './price-lines';
export * from './price-rules';
export * from './pricing-units';
export * from './primitives';
export * from './problems';
export * from './public-events';
export * from './guest-duplicates';
export * from './guest-links';
export * from './eligibility';
export * from './rsvps';
export * from './store-calls';
export * from './store-home';
export * from './stores';
export * from './system';
export * from './table-upload';
export * from './web-paths';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;

/** Every call of the product; the access matrix and the API documentation iterate over it. Server and tests only. */
export const allCalls = (): Call[] =>
  [
    availability,
    bookings,
    browse,
    campaigns,
    checkoutDrafts,
    cohosts,
    commissions,
    conversations,
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
    rsvps,
    guestDuplicates,
    guestLinks,
    storeCalls,
    storeHome,
    system,
    tableUpload,
    testMessages,
  ].flatMap((room) => Object.values(room).filter(isCall));
