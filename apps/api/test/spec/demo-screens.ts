import type { Who } from './spec-world';

/** What the screens of the demo's sign-ins list; `mayBeEmpty`: lists beside the one that counts. */
type DemoScreen = { who: Who; path: string; mayBeEmpty?: string[] };

const STORE = 'savta-julie';
const STORE_ID = '0194000a-0000-7000-8000-000000000001';
const eventOf = (number: string): string => `0190a0a0-0000-7000-8000-00000000${number}`;
/** Events of the demo: a wedding and a henna that is over; a conference, a tasting evening, an open house that is over, an open kitchen. */
const [WEDDING, HENNA] = [eventOf('e001'), eventOf('e002')];
const [CONFERENCE, TASTING, OPEN_HOUSE, KITCHEN] = ['e102', 'e103', 'e106', 'e109'].map(eventOf);
const OWN_REGISTRATION = eventOf('e107');
const of = (who: Who, paths: string[]): DemoScreen[] => paths.map((path) => ({ who, path }));

const HOST: DemoScreen[] = [
  ...of('host', [
    ...['/v1/orders', '/v1/payments/movements', '/v1/payments/user-tokens', '/v1/payments/bills'],
    ...['/v1/payments/chargebacks', '/v1/events/ticket-payments', '/v1/notifications'],
    ...['/v1/me/favourites', '/v1/me/favourites/ids', '/v1/me/proposals', '/v1/me/newsletter-consents'],
    ...['/v1/conversations', '/v1/reviews', '/v1/reviews/orders'],
    ...['/v1/events/event-rsvps', '/v1/events/host', '/v1/events/registrations'],
    `/v1/events/registrations/${OWN_REGISTRATION}/tickets`,
    `/v1/events/registrations/${OWN_REGISTRATION}/messages`,
    `/v1/events/host/${CONFERENCE}/registrations?group=approved`,
    `/v1/events/host/${CONFERENCE}/check-in`,
    ...['', '/ids', '/campaigns', '/rides', '/rides/passengers'].map(
      (part) => `/v1/events/rsvps/${WEDDING}${part}`,
    ),
    ...['', '/gifts'].map((part) => `/v1/events/rsvps/${HENNA}${part}`),
    ...[WEDDING, HENNA].map((id) => `/v1/events/event-rsvps/${id}/door`),
    `/v1/events/event-rsvps/${WEDDING}`,
    `/v1/events/event-rsvps/${WEDDING}/cohosts`,
    `/v1/orders/of-invitation/${WEDDING}`,
  ]),
  // no household of the demo sits at two tables, and wishes are for a seating that is still to be made
  { who: 'host', path: `/v1/events/rsvps/${WEDDING}/seating`, mayBeEmpty: ['splits'] },
  { who: 'host', path: `/v1/events/rsvps/${HENNA}/seating`, mayBeEmpty: ['splits', 'wishes'] },
  // the sample events ask nothing and cost nothing
  {
    ...{ who: 'host', path: `/v1/events/host/event/${CONFERENCE}` },
    mayBeEmpty: ['coupons', 'ticketTypes', 'questions'],
  },
];

const PARTNER: DemoScreen[] = [
  ...of('partner', [
    `/v1/orders?store=${STORE}`,
    `/v1/conversations?store=${STORE}`,
    ...['customers', 'coupons', 'proposals', 'bookings', 'saved-replies', 'terms', 'documents'].map(
      (part) => `/v1/partners/${STORE}/${part}`,
    ),
    ...['availability', 'plan-keeping', 'pricing-units', 'manage', 'qr-codes', 'payouts', 'statement'].map(
      (part) => `/v1/partners/${STORE}/${part}`,
    ),
    ...['newsletters', 'written-articles', 'ticket-kinds'].map((part) => `/v1/partners/${STORE}/${part}`),
    `/v1/payments/chargebacks?partnerId=${STORE_ID}`,
    `/v1/payments/partner/subscriptions/${STORE_ID}`,
    `/v1/payments/partner/subscriptions/${STORE_ID}/charges`,
    `/v1/events/host/${STORE}`,
    `/v1/events/host/${KITCHEN}/messages`,
    `/v1/events/host/${TASTING}/registrations?group=approved`,
    `/v1/events/host/${OPEN_HOUSE}/check-in`,
    ...['/v1/me/stores', '/v1/me/favourites', '/v1/notifications'],
    '/v1/payments/user-tokens',
  ]),
  // no guest of the demo's events has rated a business
  { who: 'partner', path: `/v1/partners/${STORE}/received-reviews`, mayBeEmpty: ['ratedByGuests'] },
  // the store has all that orders need
  { who: 'partner', path: `/v1/partners/${STORE}/waiting`, mayBeEmpty: ['steps'] },
  // orders of the demo are weeks ahead; a booking by phone is this week
  { who: 'partner', path: `/v1/partners/${STORE}/home`, mayBeEmpty: ['agenda'] },
  { who: 'partner', path: `/v1/partners/${STORE}/crew`, mayBeEmpty: ['invitations'] },
  {
    ...{ who: 'partner', path: `/v1/events/host/event/${TASTING}/${STORE}` },
    mayBeEmpty: ['coupons', 'questions'],
  },
  // a free evening of every month
  {
    ...{ who: 'partner', path: `/v1/events/host/event/${KITCHEN}/${STORE}` },
    mayBeEmpty: ['coupons', 'ticketTypes', 'questions', 'leaveOut'],
  },
];

const ADMIN: DemoScreen[] = [
  ...of(
    'admin',
    [
      ...[
        'users',
        'partners',
        'orders',
        'subscriptions',
        'events',
        'audit',
        'coupons',
        'commissions',
        'terms',
      ],
      ...['bank-details', 'kashrut-certificates', 'payouts/batches', 'manual-refunds', 'store-suspensions'],
      ...['reconciliations', 'reconciliation-differences?open=true', 'newsletter-stops'],
      ...['review-reports', 'conversation-reports', `events/${CONFERENCE}`],
      ...['index', 'feature-switches', 'processing-record', 'retention-runs'],
      ...['ticket-kinds', `partner-moves/${STORE_ID}?of=coupons`],
    ].map((part) => `/admin/api/${part}`),
  ),
  ...of('admin', ['/v1/notifications']),
  // nobody has answered the chargeback yet
  { who: 'admin', path: '/admin/api/chargebacks', mayBeEmpty: ['unread'] },
  { who: 'admin', path: `/admin/api/partners/${STORE}`, mayBeEmpty: ['complaints'] },
  { who: 'admin', path: `/admin/api/subscriptions/${STORE_ID}` },
];

/** One read of every list that a demo sign-in opens. */
export const DEMO_SCREENS: DemoScreen[] = [...HOST, ...PARTNER, ...ADMIN];

/** Lists that are empty in the demo, and why. */
export const EMPTY_IN_THE_DEMO: Record<string, string> = {
  'rsvp.listInbox':
    'what guests write comes by WhatsApp: some do when `npm start` has its sandbox (tools/start/demo-guests.mjs)',
  'rsvp.listDoorLinks': 'a link opens the door list to whoever has it; it is made when it is needed',
  'rsvp.myCohostInvitations': 'nobody of the demo invites another',
  'rsvp.listDuplicates': 'the guests are all different',
  'stores.myCrewInvitations': 'nobody of the demo invites another',
  'payouts.readBalance': 'nothing holds the payouts of the first store up',
  'payouts.listFailed': 'the bank returned nothing',
  'articles.listWritten': 'admins see what they changed of the product’s texts; nothing is changed',
  'storeArticles.listModerated': 'nobody reported an article',
  'admin.listViews': 'saved views are of the person who saves them',
  'admin.listNotes': 'an admin notes what the demo’s people did; they have done nothing yet',
  'admin.listDeadJobs': 'no job of the demo was given up',
  'admin.listStuckRows': 'every task of the demo moves its rows',
  'notifications.readDevices': 'a device is the browser of a person who wants notices on it',
  'messaging.sendingSwitch': 'everybody may send',
  'messaging.undecipheredWebhooks': 'the sandbox sends nothing that is not understood',
};

/** Lists that are the same for everybody or about the session or the system: banks, ways to confirm an act, devices, queues. */
export const NOT_OF_THE_DEMO = [
  ...['verification.listBanks', 'identity.confirmationWays', 'identity.listSessions', 'identity.me'],
  'admin.systemState',
  // answers to what is typed or chosen first
  ...['admin.search', 'analytics.readStore', 'orders.kitchenDays'],
];
