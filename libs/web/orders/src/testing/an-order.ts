import type { DeliveryParts, Order, OrderCard, PartnerProfile, PricingUnit } from '@smachot/contracts';
import { aPartnerProfile } from '@smachot/web-platform';

export const ORDER_ID = '01920000-0000-7000-8000-00000000c001';
export const UNIT_ID = '01920000-0000-7000-8000-00000000c002';
export const PARTNER_ID = '01920000-0000-7000-8000-00000000c003';
export const CHECKOUT_ID = '01920000-0000-7000-8000-00000000c004';
export const CARD_ID = '01920000-0000-7000-8000-00000000c005';

/** The parts of its delivery price of 112 shekels. */
const WAY: DeliveryParts = {
  km: 30.6,
  freeKm: 12,
  paidKm: 18.6,
  pricePerKm: 6,
  byDistance: 111.6,
  minimum: 90,
  because: 'distance',
};

/** A pending order; override the fields that matter to the test. */
export const anOrder = (overrides: Partial<Order> = {}): Order => ({
  orderId: ORDER_ID,
  code: '20481734',
  status: 'pending',
  side: 'customer',
  createdAt: '2026-11-22T08:40:00.000Z',
  orderSummary: {
    eventInfo: {
      participants: 248,
      datetime: '2026-12-17T17:30:00.000Z',
      location: { address: 'גן האלה, שדה ורבורג' },
    },
    price: 51_696,
    priceLines: [
      { kind: 'participants', label: '', quantity: 248, unitPrice: 208, amount: 51_584 },
      { kind: 'delivery', label: '', quantity: 1, unitPrice: 112, amount: 112, delivery: WAY },
    ],
    userId: '01920000-0000-7000-8000-00000000c006',
    partnerId: PARTNER_ID,
    partnerUsername: 'savta-julie',
    partnerName: 'השולחן של סבתא ג׳ולי',
    pricingUnitId: UNIT_ID,
    pricingUnitName: 'תפריט חתונה צפון אפריקאי',
    pricingUnitSummary: 'מהמטבח של סבתא',
    pricingUnitDescription: 'ארוחה מלאה',
    pricingUnitImage: null,
    pricingFactor: { type: 'compound' },
    pricingUnitRequest: null,
    menu: [
      {
        section: 'עיקריות',
        items: [
          { name: 'לחם הבית', quantity: 1, included: true },
          { name: 'מגש דגים', quantity: 12, included: false },
        ],
      },
    ],
    remarks: 'כניסה מהשער האחורי, 052-345-6789',
    termsOfService: true,
  },
  payment: {
    status: 'held',
    held: 51_696,
    captured: 0,
    refunded: 0,
    owed: 0,
    cardLastFour: '4417',
    authenticateUrl: null,
    mail: null,
  },
  plan: null,
  income: null,
  respondBy: '2026-11-24T08:40:00.000Z',
  endsAt: '2026-12-17T23:30:00.000Z',
  customer: { firstName: 'נועה', lastName: 'בר', phoneNumber: null },
  store: {
    partnerUsername: 'savta-julie',
    businessName: 'השולחן של סבתא ג׳ולי',
    businessPhone: '+972502345678',
  },
  following: null,
  comesToCustomer: true,
  menuMayChange: false,
  agreedLines: null,
  changeRequest: null,
  timeline: [
    { kind: 'placed', at: '2026-11-22T08:40:00.000Z', amount: null },
    { kind: 'held', at: '2026-11-22T08:40:05.000Z', amount: 51_696 },
  ],
  version: 1,
  ...overrides,
});

/** The same order, approved and paid. */
export const anApprovedOrder = (overrides: Partial<Order> = {}): Order => {
  const order = anOrder();
  return {
    ...order,
    status: 'approved',
    respondBy: null,
    payment: { ...order.payment, status: 'captured', captured: 51_696 },
    timeline: [
      ...order.timeline,
      { kind: 'approved', at: '2026-11-22T12:05:00.000Z', amount: null },
      { kind: 'captured', at: '2026-11-22T12:05:03.000Z', amount: 51_696 },
    ],
    ...overrides,
  };
};

export const aCard = (overrides: Partial<OrderCard> = {}): OrderCard => ({
  orderId: ORDER_ID,
  code: '20481734',
  status: 'pending',
  createdAt: '2026-11-22T08:40:00.000Z',
  startsAt: '2026-12-17T17:30:00.000Z',
  endsAt: '2026-12-17T23:30:00.000Z',
  menuName: 'תפריט חתונה צפון אפריקאי',
  partnerName: 'השולחן של סבתא ג׳ולי',
  partnerUsername: 'savta-julie',
  customerName: 'נועה בר',
  address: 'גן האלה, שדה ורבורג',
  participants: 248,
  price: 51_696,
  paymentStatus: 'held',
  respondBy: '2026-11-24T08:40:00.000Z',
  floatsUntil: null,
  amendmentWaits: false,
  streetMissing: false,
  restUndecided: false,
  ...overrides,
});

/** A unit with a price per guest, for 10 to 300 guests. */
export const aUnit = (): PricingUnit => ({
  type: 'simple',
  name: 'תפריט חתונה',
  summary: 'ארוחה מלאה',
  description: 'ארוחה מלאה',
  startingFromPrice: null,
  visibility: 'public',
  tags: [],
  translations: {},
  durationHours: 6,
  pricingFactor: {
    type: 'range',
    participants: { min: 10, max: 300 },
    basePrice: 500,
    pricePerParticipant: 100,
  },
  pricingUnitId: UNIT_ID,
  partnerId: PARTNER_ID,
  partnerUsername: 'savta-julie',
  version: 1,
  updatedAt: '2026-11-20T08:00:00.000Z',
  imageGallery: [],
});

/** A store that customers come to; give `isMobile` and its terms for one that travels. */
export const aStore = (overrides: Partial<PartnerProfile> = {}): PartnerProfile =>
  aPartnerProfile({
    partnerId: PARTNER_ID,
    partnerUsername: 'savta-julie',
    businessName: 'סבתא ג׳ולי',
    isMobile: false,
    businessCity: 'נתניה',
    businessPhone: '+972502345678',
    phoneIsPublic: true,
    freeWorkingDistance: null,
    maxWorkingDistance: null,
    pricePerKm: null,
    minDeliveryPrice: null,
    businessLocation: { address: 'הרצל 1, נתניה', geocode: { lat: 32.33, lng: 34.86 } },
    cancellationPolicy: [
      { hoursBefore: 336, refundPercent: 100 },
      { hoursBefore: 72, refundPercent: 50 },
    ],
    storeUrl: 'http://localhost/partner/savta-julie',
    ...overrides,
  });
