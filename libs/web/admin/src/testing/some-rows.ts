import type {
  AdminEvent,
  AdminNote,
  AdminOrder,
  AdminPartner,
  AdminPartnerMove,
  AdminPartnerRecord,
  AdminSubscription,
  AdminSubscriptionRecord,
  AdminUser,
  AdminUserRecord,
  AuditRecord,
} from '@smachot/contracts';

const id = (kind: string, number = 1) => `01920000-0000-7000-8000-${kind}${String(number).padStart(8, '0')}`;
export const DANA = id('da4a');
export const KITCHEN = id('5707');
export const REPORT = id('4e90');
const AT = '2026-11-20T10:00:00.000Z';

/** Rows of lists of super admins, for tests. */
export const aUser = (change: Partial<AdminUser> = {}): AdminUser => ({
  userId: DANA,
  username: 'dana-1',
  firstName: 'דנה',
  lastName: 'לוי',
  phoneNumber: '+972521234567',
  email: 'dana@example.test',
  emailVerified: true,
  language: 'he',
  superAdmin: false,
  state: 'active',
  createdAt: AT,
  stores: [{ partnerId: KITCHEN, partnerUsername: 'kitchen', businessName: 'המטבח', role: 'Owner' }],
  ...change,
});
export const anAdminEvent = (change: Partial<AdminEvent> = {}): AdminEvent => ({
  eventId: id('e7e1'),
  slug: 'ערב-זרים',
  title: 'ערב זרים',
  category: 'webinar',
  visibility: 'public',
  state: 'public',
  standing: 'reported',
  startDatetime: '2026-12-20T17:00:00.000Z',
  createdAt: AT,
  hostName: 'דנה לוי',
  hostUserId: DANA,
  partnerId: null,
  partnerUsername: null,
  registered: 12,
  reports: 3,
  ...change,
});
export const aPartner = (change: Partial<AdminPartner> = {}): AdminPartner => ({
  partnerId: KITCHEN,
  partnerUsername: 'kitchen',
  businessName: 'המטבח',
  businessCity: 'חיפה',
  businessPhone: '+972502345678',
  email: null,
  categories: ['catering'],
  state: 'public',
  createdAt: AT,
  planId: 'plus-plan',
  phase: 'active',
  bankVerification: 'verified',
  suspension: null,
  ...change,
});
export const aPartnerMove = (change: Partial<AdminPartnerMove> = {}): AdminPartnerMove => ({
  moveId: id('307e'),
  at: AT,
  move: 'changed',
  by: { role: 'owner', userId: DANA, name: 'דנה לוי' },
  reason: null,
  changes: [
    { field: 'planId', before: 'plus-plan', after: 'pro-plan' },
    { field: 'billing', before: null, after: 'annually' },
  ],
  coupon: null,
  ...change,
});
export const anAdminOrder = (change: Partial<AdminOrder> = {}): AdminOrder => ({
  orderId: id('04de'),
  code: '12345678',
  status: 'approved',
  paymentStatus: 'captured',
  createdAt: AT,
  startsAt: '2026-12-20T17:00:00.000Z',
  partnerId: KITCHEN,
  partnerUsername: 'kitchen',
  partnerName: 'המטבח',
  menuName: 'תפריט',
  userId: DANA,
  customerName: 'דנה לוי',
  customerPhone: '+972521234567',
  address: 'חיפה',
  participants: 50,
  price: 4200,
  captured: 4200,
  refunded: 0,
  ...change,
});
export const anAdminSubscription = (change: Partial<AdminSubscription> = {}): AdminSubscription => ({
  subscriptionId: id('5ab5'),
  partnerId: KITCHEN,
  partnerUsername: 'kitchen',
  businessName: 'המטבח',
  planId: 'plus-plan',
  billing: 'monthly',
  phase: 'grace',
  from: '2026-11-01',
  until: '2026-12-01',
  price: 99,
  balance: 0,
  pendingPlan: 'basic-plan',
  createdAt: AT,
  ...change,
});
export const anAct = (change: Partial<AuditRecord> = {}): AuditRecord => ({
  id: id('ac70'),
  at: AT,
  act: 'admin_change',
  call: 'stores.setSuspension',
  actor: { userId: id('ad31'), name: 'דוד שגיא' },
  requested: false,
  subject: { userId: KITCHEN, name: '' },
  store: { partnerId: KITCHEN, name: 'המטבח' },
  details: { kind: 'store' },
  from: '10.0.0.7',
  reason: 'תלונות של לקוחות',
  before: { suspended: false },
  after: { suspended: true },
  ...change,
});

export const aNote = (change: Partial<AdminNote> = {}): AdminNote => ({
  adminNoteId: id('407e'),
  text: 'הבטיחו לתקן\nעד יום ראשון',
  at: AT,
  by: { userId: id('ad31'), name: 'דוד שגיא' },
  corrected: null,
  version: 1,
  ...change,
});

const complaint = {
  reportId: REPORT,
  by: 'customer' as const,
  reason: 'offensive',
  createdAt: AT,
  decision: null,
};
export const aUserRecord = (): AdminUserRecord => ({
  ...aUser(),
  termsAcceptedAt: AT,
  blockedAt: null,
  deletedAt: null,
  sessions: [{ createdAt: AT, lastUsedAt: AT, browser: 'Chrome', system: 'Windows', network: '10.0' }],
  events: [
    { eventId: id('e7e4'), title: 'החתונה', hostName: 'דנה ואורי', date: AT, guests: 212, cancelled: false },
  ],
  sendingSuspended: true,
  complaints: [{ ...complaint, partnerUsername: 'kitchen' }],
});
export const aPartnerRecord = (): AdminPartnerRecord => ({
  ...aPartner(),
  emailVerified: false,
  closedAt: null,
  pricingUnits: 4,
  pickedUntil: null,
  crew: [{ userId: DANA, firstName: 'דנה', lastName: 'לוי', role: 'Owner' }],
  subscription: { billing: 'monthly', endDate: '2026-12-01', createdAt: AT },
  bankDetails: { id: id('ba5e'), submittedAt: AT, decidedAt: AT },
  complaints: [complaint],
});
const charge: AdminSubscriptionRecord['charges'][number] = {
  ...{ _id: id('c4a6'), planId: 'plus-plan', billing: 'monthly', from: '2026-11-01', until: '2026-12-01' },
  ...{ price: 149, coupon: { code: 'SPRING', amount: 15 }, credit: 0 },
  ...{ breakdown: { subtotal: 113.56, tax: 20.44, total: 134 }, status: 'paid', refusal: null },
  ...{ createdAt: AT, paidAt: AT, authenticateUrl: null },
  invoices: [{ _id: id('1a50'), kind: 'invoice', number: 12, amount: 134, issuedAt: AT }],
};
export const aSubscriptionRecord = (
  change: Partial<AdminSubscriptionRecord> = {},
): AdminSubscriptionRecord => ({
  ...anAdminSubscription(),
  closed: false,
  payer: { userId: DANA, name: 'דנה לוי' },
  nextRenewal: null,
  graceUntil: '2026-12-07T22:00:00.000Z',
  charges: [
    { ...charge, _id: id('c4a6', 2), coupon: null, status: 'failed', refusal: 'no_funds', invoices: [] },
    charge,
  ],
  ...change,
});
