/**
 * Every page of the web app, as the patterns of its router: `:name` is one segment, `*` the rest. The server answers 404 (with
 * the app around it) for any other path; a test of the app compares this list with its router.
 */
export const webPaths = [
  '/',
  '/422',
  '/accessibility',
  '/account-closed',
  '/admin-panel',
  '/admin-panel/audit',
  '/admin-panel/bank-details',
  '/admin-panel/commissions',
  '/admin-panel/events',
  '/admin-panel/events/:eventId',
  '/admin-panel/exchange-rates',
  '/admin-panel/feature-switches',
  '/admin-panel/coupons',
  '/admin-panel/coupons/:couponId',
  '/admin-panel/coupons/new',
  '/admin-panel/help',
  '/admin-panel/help/:articleId',
  '/admin-panel/help/new',
  '/admin-panel/newsletter-stops',
  '/admin-panel/orders',
  '/admin-panel/orders/:orderId',
  '/admin-panel/partners',
  '/admin-panel/partners/:partnerId',
  '/admin-panel/payouts',
  '/admin-panel/refunds',
  '/admin-panel/reports',
  '/admin-panel/reports/:reportId',
  '/admin-panel/kashrut',
  '/admin-panel/privacy',
  '/admin-panel/review-reports',
  '/admin-panel/sending',
  '/admin-panel/store-articles',
  '/admin-panel/store-suspensions',
  '/admin-panel/system',
  '/admin-panel/subscriptions',
  '/admin-panel/subscriptions/:partnerId',
  '/admin-panel/users',
  '/admin-panel/users/:userId',
  '/admin-panel/terms',
  '/admin-panel/view-as',
  '/admin-panel/webhooks',
  '/become-a-partner',
  '/booking',
  '/cancellation',
  '/compare',
  '/dashboard/:storeUsername',
  '/dashboard/:storeUsername/account',
  '/dashboard/:storeUsername/account/keeping',
  '/dashboard/:storeUsername/account/plans',
  '/dashboard/:storeUsername/analytics',
  '/dashboard/:storeUsername/articles',
  '/dashboard/:storeUsername/articles/:storeArticleId',
  '/dashboard/:storeUsername/articles/new',
  '/dashboard/:storeUsername/banking-info/*',
  '/dashboard/:storeUsername/business-availability/*',
  '/dashboard/:storeUsername/business-info/*',
  '/dashboard/:storeUsername/coupons',
  '/dashboard/:storeUsername/coupons/:couponId',
  '/dashboard/:storeUsername/coupons/new',
  '/dashboard/:storeUsername/crew',
  '/dashboard/:storeUsername/customers',
  '/dashboard/:storeUsername/customers/:customerId',
  '/dashboard/:storeUsername/edit',
  '/dashboard/:storeUsername/edit-profile/*',
  '/dashboard/:storeUsername/edit/pricing-unit/:pricingUnitId',
  '/dashboard/:storeUsername/events',
  '/dashboard/:storeUsername/events/:eventId',
  '/dashboard/:storeUsername/events/:eventId/check-in',
  '/dashboard/:storeUsername/events/:eventId/edit',
  '/dashboard/:storeUsername/events/:eventId/messages',
  '/dashboard/:storeUsername/events/new',
  '/dashboard/:storeUsername/messages',
  '/dashboard/:storeUsername/messages/:threadId',
  '/dashboard/:storeUsername/messages/new',
  '/dashboard/:storeUsername/newsletters',
  '/dashboard/:storeUsername/newsletters/:newsletterId',
  '/dashboard/:storeUsername/newsletters/new',
  '/dashboard/:storeUsername/orders',
  '/dashboard/:storeUsername/orders/:orderId',
  '/dashboard/:storeUsername/orders/:orderId/kitchen',
  '/dashboard/:storeUsername/orders/bookings/:bookingId',
  '/dashboard/:storeUsername/orders/bookings/new',
  '/dashboard/:storeUsername/orders/kitchen',
  '/dashboard/:storeUsername/payments/*',
  '/dashboard/:storeUsername/pricing-unit',
  '/dashboard/:storeUsername/pricing-unit/:pricingUnitId',
  '/dashboard/:storeUsername/pricing-unit/new',
  '/dashboard/:storeUsername/proposals',
  '/dashboard/:storeUsername/proposals/:proposalId',
  '/dashboard/:storeUsername/proposals/new',
  '/dashboard/:storeUsername/proposals/terms',
  '/dashboard/:storeUsername/qr',
  '/dashboard/:storeUsername/reviews/*',
  '/dashboard/:storeUsername/statistics/*',
  '/discover',
  '/door',
  '/event',
  '/event/:eventSlug',
  '/help',
  '/help/:articleSlug',
  '/login',
  '/login/signup',
  '/login/verify',
  '/me',
  '/me/events',
  '/me/events/:eventId',
  '/me/events/:eventId/check-in',
  '/me/events/:eventId/edit',
  '/me/events/:eventId/messages',
  '/me/events/new',
  '/me/favourites',
  '/me/messages',
  '/me/messages/:threadId',
  '/me/messages/new',
  '/me/newsletters',
  '/me/orders',
  '/me/orders/:orderId',
  '/me/payments',
  '/me/profile',
  '/me/proposals',
  '/me/reviews/*',
  '/me/rsvps',
  '/me/rsvps/:eventId',
  '/me/rsvps/:eventId/door',
  '/me/rsvps/:eventId/edit',
  '/me/rsvps/:eventId/gifts',
  '/me/rsvps/:eventId/inbox',
  '/me/rsvps/:eventId/inbox/:rsvpId',
  '/me/rsvps/:eventId/rides',
  '/me/rsvps/:eventId/seating',
  '/me/rsvps/:eventId/upload',
  '/me/rsvps/new',
  '/me/tickets/:registrationId',
  '/partner/:partnerUsername',
  '/partner/:partnerUsername/:pricingUnitId',
  '/partner/:partnerUsername/:pricingUnitId/reviews',
  '/partner/:partnerUsername/articles/:articleNumber',
  '/partner/:partnerUsername/ask',
  '/partner/:partnerUsername/checkout',
  '/partner/:partnerUsername/reviews',
  '/partner/:partnerUsername/updates',
  '/privacy',
  '/proposal/:proposalId',
  '/proposal/:proposalId/checkout',
  '/rsvp/:eventId',
  '/t/:ticketCode',
  '/terms',
  '/unsubscribe/:unsubscribeToken',
  '/verify-email',
] as const;
export type WebPath = (typeof webPaths)[number];

const source = (pattern: string): string =>
  pattern
    .split('/')
    .filter(Boolean)
    .map((part) => (part === '*' ? '(/.*)?' : part.startsWith(':') ? '/[^/]+' : `/${part}`))
    .join('');

/** Each page with what its paths look like. Of several that fit, the first is the one the router shows: names before parameters. */
const patterns = (): { page: WebPath; fits: RegExp }[] =>
  webPaths
    .map((page) => ({ page, fits: new RegExp(`^${source(page)}/?$`, 'i'), loose: page.split(/[:*]/).length }))
    .toSorted((a, b) => a.loose - b.loose || b.page.length - a.page.length);
let pages: ReturnType<typeof patterns> | undefined;

/** The page of the web app at a path; undefined: there is none. */
export const pageAt = (path: string): WebPath | undefined => {
  pages ??= patterns();
  return pages.find(({ fits }) => fits.test(path))?.page;
};

/** Whether the web app has a page at the path; access to its data is not checked. As in its router, a trailing slash and the letters' case do not matter. */
export const isAppPage = (path: string): boolean => pageAt(path) !== undefined;

/** Whether the path is an invitation's page, which guests open without an account; it is an app of its own. */
export const isGuestPage = (path: string): boolean => /^\/rsvp\/[^/]+\/?$/.test(path);

/** The HTML of the two apps, the same for every page and person: a device keeps it for when there is no network. */
export const APP_SHELL = '/shell/app';
export const GUEST_SHELL = '/shell/guest';
/** Both are built with the web app and served from the root, because a service worker controls what is below its own address. */
export const SERVICE_WORKER = '/service-worker.js';
export const WEB_MANIFEST = '/manifest.webmanifest';
