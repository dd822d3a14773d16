import type { Order, OrderCard, PlannedPayment } from '@smachot/contracts';

const ORDER_ID = '01920000-0000-7000-8000-00000000c001';

/** A payment of a plan, for tests. */
export const aPlanned = (overrides: Partial<PlannedPayment> = {}): PlannedPayment => ({
  kind: 'full',
  amount: 1_000,
  dueOn: null,
  cardPayments: 1,
  status: 'paid',
  ...overrides,
});

/** A plan of these payments, for tests. */
export const aPlan = (...payments: PlannedPayment[]): Order['plan'] => ({
  status: null,
  payments,
  payBy: null,
  authenticateUrl: null,
  cancelling: null,
});

/** An approved order that was paid in full, as its customer reads it, for tests. */
export const aPaidOrder = (overrides: Partial<Order> = {}): Order => ({
  orderId: ORDER_ID,
  code: '20481734',
  status: 'approved',
  side: 'customer',
  createdAt: '2026-11-22T08:40:00.000Z',
  orderSummary: {
    eventInfo: { participants: 20, datetime: '2026-12-17T17:30:00.000Z', location: null },
    price: 1_000,
    priceLines: [],
    userId: '01920000-0000-7000-8000-00000000c006',
    partnerId: '01920000-0000-7000-8000-00000000c003',
    partnerUsername: 'savta-julie',
    partnerName: 'סבתא ג׳ולי',
    pricingUnitId: '01920000-0000-7000-8000-00000000c002',
    pricingUnitName: 'תפריט חתונה',
    pricingUnitSummary: '',
    pricingUnitDescription: '',
    pricingUnitImage: null,
    pricingFactor: { type: 'compound' },
    pricingUnitRequest: null,
    menu: [],
    remarks: '',
    termsOfService: true,
  },
  payment: {
    status: 'captured',
    held: 0,
    captured: 1_000,
    refunded: 0,
    owed: 0,
    cardLastFour: '4417',
    authenticateUrl: null,
    mail: null,
  },
  plan: aPlan(aPlanned()),
  income: null,
  respondBy: null,
  endsAt: '2026-12-17T23:30:00.000Z',
  customer: { firstName: 'נועה', lastName: 'בר', phoneNumber: null },
  store: { partnerUsername: 'savta-julie', businessName: 'סבתא ג׳ולי', businessPhone: null },
  following: null,
  comesToCustomer: true,
  menuMayChange: false,
  agreedLines: null,
  changeRequest: null,
  timeline: [
    { kind: 'placed', at: '2026-11-22T08:40:00.000Z', amount: null },
    { kind: 'held', at: '2026-11-22T08:40:05.000Z', amount: 1_000 },
    { kind: 'approved', at: '2026-11-22T12:05:00.000Z', amount: null },
    { kind: 'captured', at: '2026-11-22T12:05:03.000Z', amount: 1_000 },
  ],
  version: 1,
  ...overrides,
});

/** The same order in a list, for tests. */
export const aPaidCard = (overrides: Partial<OrderCard> = {}): OrderCard => ({
  orderId: ORDER_ID,
  code: '20481734',
  status: 'approved',
  createdAt: '2026-11-22T08:40:00.000Z',
  startsAt: '2026-12-17T17:30:00.000Z',
  endsAt: '2026-12-17T23:30:00.000Z',
  menuName: 'תפריט חתונה',
  menuNames: {},
  partnerName: 'סבתא ג׳ולי',
  partnerUsername: 'savta-julie',
  customerName: 'נועה בר',
  address: '',
  participants: 20,
  price: 1_000,
  paymentStatus: 'captured',
  respondBy: null,
  floatsUntil: null,
  amendmentWaits: false,
  streetMissing: false,
  restUndecided: false,
  ...overrides,
});
