/** Who the screen is for: `open` everybody, `mine` somebody signed in, `store` the owner, `admin` a super admin, `guest` who has a link. */
export type Audience = 'open' | 'mine' | 'store' | 'admin' | 'guest';
/**
 * A line of section 2 of the specification. `spec`: the path as it stands there, under its tree; `page`: the pattern of ours, in the web
 * app's own list; `shown`: the address under which a journey or a tour opens it as the right person.
 */
export type SpecRoute = { spec: string; page: string; for: Audience; shown: string };

const route = (audience: Audience, spec: string, page: string, shown: string): SpecRoute => ({
  ...{ spec, page, for: audience, shown },
});

const topLevel = [
  route('open', '/', '/', '/'),
  route('open', '/discover', '/discover', '/discover'),
  route('open', '/become-a-partner', '/become-a-partner', '/become-a-partner'),
  route('open', 'verify-email', '/verify-email', '/verify-email'),
  route('admin', '/admin-panel/*', '/admin-panel', ''),
  route('open', '/event/*', '/event', '/event'),
  route('open', '/partner/*', '/partner/:partnerUsername', '/partner/savta-julie'),
  route('open', '/login', '/login', '/login'),
  route('open', '/login/verify', '/login/verify', '/login/verify'),
  route('open', '/login/signup', '/login/signup', '/login/signup'),
  route('mine', '/me/*', '/me', '/me'),
  route('open', '/proposal/*', '/proposal/:proposalId', '/proposal/${proposal.link}'),
  route('store', '/dashboard/{storeUsername}/*', '/dashboard/:storeUsername', ''),
  route('guest', '/rsvp/*', '/rsvp/:eventId', '/rsvp/${event._id}'),
  route('open', '/*', '*', '/nowhere'),
];

/** Under /me. */
const userDashboard = [
  route('mine', 'index', '/me', '/me'),
  route('mine', 'orders/*', '/me/orders', '/me/orders'),
  route('mine', 'reviews/*', '/me/reviews/*', '/me/reviews'),
  route('mine', 'rsvps/*', '/me/rsvps', '/me/rsvps'),
  route('mine', 'payments', '/me/payments', '/me/payments'),
  route('mine', 'events/*: index', '/me/events', '/me/events'),
  route('mine', 'events/new', '/me/events/new', '/me/events/new'),
  route('mine', 'events/{eventId}', '/me/events/:eventId', '/me/events/${event.id}'),
  route('mine', 'events/{eventId}/edit', '/me/events/:eventId/edit', '/me/events/${event.id}/edit'),
];

/** The specification leaves open where this tree is mounted: under /partner. */
const partnerStore = [
  route('open', '{partnerUsername}/*: index', '/partner/:partnerUsername', '/partner/savta-julie'),
  route(
    'open',
    '{partnerUsername}/reviews',
    '/partner/:partnerUsername/reviews',
    '/partner/savta-julie/reviews',
  ),
  route(
    'open',
    '{partnerUsername}/{pricingUnitId}: index',
    '/partner/:partnerUsername/:pricingUnitId',
    '/partner/savta-julie/${unit.id}',
  ),
  route(
    'open',
    '{partnerUsername}/{pricingUnitId}/reviews',
    '/partner/:partnerUsername/:pricingUnitId/reviews',
    '/partner/savta-julie/${unit.id}/reviews',
  ),
  route(
    'open',
    '{partnerUsername}/checkout',
    '/partner/:partnerUsername/checkout',
    '/partner/sweet-garden/checkout',
  ),
];

/** Under /admin-panel. */
const adminDashboard = ['', 'users', 'partners', 'orders', 'subscriptions', 'bank-details', 'help'].map(
  (path) =>
    route('admin', path || 'index', path ? `/admin-panel/${path}` : '/admin-panel', path && `/${path}`),
);

const ofStore = (spec: string, page: string, shown = `/${page.replace(/\/\*$/, '')}`): SpecRoute =>
  route('store', spec, `/dashboard/:storeUsername${page && `/${page}`}`, shown);
/** Under {partnerUsername}/*, which is /dashboard/{storeUsername}. */
const partnerDashboard = [
  ofStore('index', '', ''),
  ofStore('orders/*', 'orders'),
  ofStore('analytics', 'analytics'),
  ofStore('edit-profile/*', 'edit-profile/*'),
  ofStore('reviews/*', 'reviews/*'),
  ofStore('crew', 'crew'),
  ofStore('account', 'account'),
  ofStore('events/*: index', 'events'),
  ofStore('events/new', 'events/new'),
  ofStore('events/{eventId}', 'events/:eventId', '/events/${event.id}'),
  ofStore('events/{eventId}/edit', 'events/:eventId/edit', '/events/${event.id}/edit'),
  ofStore('business-availability/*', 'business-availability/*'),
  ofStore('proposals: index', 'proposals'),
  ofStore('proposals/new', 'proposals/new'),
  ofStore('proposals/terms', 'proposals/terms'),
  ofStore('edit/*: index', 'edit'),
  ofStore('edit/pricing-unit', 'edit/pricing-unit/:pricingUnitId', '/edit/pricing-unit/${unit.id}'),
  ofStore('pricing-unit/*: index', 'pricing-unit'),
  ofStore('pricing-unit/new', 'pricing-unit/new'),
  ofStore('pricing-unit/{pricingUnitId}', 'pricing-unit/:pricingUnitId', '/pricing-unit/${unit.id}'),
  ofStore('articles/*', 'articles'),
  ofStore('qr', 'qr'),
  ofStore('newsletters/*', 'newsletters'),
  ofStore('payments/*', 'payments/*'),
  ofStore('business-info/*', 'business-info/*'),
  ofStore('banking-info/*', 'banking-info/*'),
  ofStore('statistics/*', 'statistics/*'),
  ofStore('customers/*', 'customers'),
];

const otherPages = [
  route('open', 'Public event pages: index', '/event', '/event'),
  route('open', 'Public event pages: {eventSlug}', '/event/:eventSlug', '/event/celebrations-conference'),
  route('open', 'Proposals: {proposalId}', '/proposal/:proposalId', '/proposal/${proposal.link}'),
  route(
    'mine',
    'Proposals: {proposalId}/checkout',
    '/proposal/:proposalId/checkout',
    '/proposal/${proposal.link}/checkout',
  ),
  route('guest', 'RSVP page: {eventId}', '/rsvp/:eventId', '/rsvp/${event._id}'),
  route('open', 'Error pages: 404', '*', '/404'),
  route('open', 'Error pages: 422', '/422', '/422'),
  route('open', 'Error pages: a catch-all', '*', '/nowhere/at/all'),
];

/** Screens that the specification names without their paths, and where they are. */
const withoutPaths = [
  route('mine', 'RSVP management, guest list, send dialog', '/me/rsvps/:eventId', '/me/rsvps/${_id}'),
  route('mine', 'upload-table', '/me/rsvps/:eventId/upload', '/me/rsvps/${_id}/upload'),
  route('mine', 'profile', '/me/profile', '/me/profile'),
  route('store', 'Billing and plan upgrade', '/dashboard/:storeUsername/account/plans', '/account/plans'),
  route('open', 'help main', '/help', '/help'),
  route('open', 'help answer, article view', '/help/:articleSlug', '/help/cancel-an-order'),
  route('admin', 'article writer', '/admin-panel/help/new', '/help/new'),
];

/** Section 2 of the specification, tree by tree. */
export const SPEC_ROUTES: Readonly<Record<string, readonly SpecRoute[]>> = {
  ...{ topLevel, userDashboard, partnerStore, adminDashboard, partnerDashboard, otherPages, withoutPaths },
};
