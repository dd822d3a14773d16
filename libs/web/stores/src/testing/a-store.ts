import { PartnerProfile, PricingUnit, type StoreCard } from '@smachot/contracts';
import { aPartnerProfile } from '@smachot/web-platform';

export const STORE_ID = '01920000-0000-7000-8000-000000000001';
export const MENU_ID = '01920000-0000-7000-8000-000000000002';
export const BAR_ID = '01920000-0000-7000-8000-000000000003';

const common = {
  partnerId: STORE_ID,
  partnerUsername: 'savta',
  visibility: 'public',
  version: 1,
  updatedAt: '2026-11-21T10:00:00.000Z',
  durationHours: 7,
};

/** 1,000 and 100 a guest; three of four mains, one of them 12 a guest more; bottles by the piece. */
export const aMenu = (more: object = {}): PricingUnit =>
  PricingUnit.parse({
    ...common,
    type: 'compound',
    pricingUnitId: MENU_ID,
    name: 'תפריט חתונה',
    summary: 'שלוש מנות',
    description: 'הכול נעשה ביום האירוע',
    basePrice: 1_000,
    basePricePerParticipant: 100,
    minParticipants: 50,
    maxParticipants: 400,
    images: [],
    sections: [
      {
        name: 'עיקריות',
        index: 0,
        type: 'selectible-items',
        minSelection: 3,
        maxSelection: 3,
        items: [
          { name: 'מפרום', index: 0, isDefault: true },
          { name: 'דניס', index: 1, pricePerParticipant: 12 },
          { name: 'פרגית', index: 2 },
          { name: 'אסאדו', index: 3 },
        ],
      },
      {
        name: 'סלטים',
        index: 1,
        type: 'selectible-item-chips',
        maxSelection: 2,
        items: [
          { name: 'חומוס', index: 0 },
          { name: 'טבולה', index: 1 },
          { name: 'מטבוחה', index: 2 },
        ],
      },
      {
        name: 'תוספות',
        index: 2,
        type: 'small-section-item',
        items: [
          { name: 'לחם', index: 0, isIncluded: true },
          {
            name: 'יין',
            index: 1,
            additionalPrice: 65,
            isMultipleSelection: true,
            isMultipleSelectionLimited: true,
            minSelection: 2,
            maxSelection: 40,
          },
        ],
      },
    ],
    ...more,
  });

export const aBar = (more: object = {}): PricingUnit =>
  PricingUnit.parse({
    ...common,
    type: 'simple',
    pricingUnitId: BAR_ID,
    name: 'בר קוקטיילים',
    summary: 'שני ברמנים',
    description: 'ארבע שעות',
    imageGallery: [],
    pricingFactor: {
      type: 'range',
      participants: { min: 20, max: 120 },
      basePrice: 500,
      pricePerParticipant: 40,
    },
    ...more,
  });

export const aStore = (more: object = {}): PartnerProfile =>
  PartnerProfile.parse({
    ...aPartnerProfile({
      partnerId: STORE_ID,
      businessCity: 'יפו',
      businessPhone: '+97235550101',
      phoneIsPublic: true,
      description: 'אוכל של שבת',
      about: 'מבשלים שלושים שנה',
      shortestNotice: 72,
      dailyCapacity: 2,
      links: { instagram: 'https://instagram.com/savta' },
      freeWorkingDistance: 12,
      maxWorkingDistance: 70,
      pricePerKm: 6,
      minDeliveryPrice: 90,
      businessLocation: { address: 'יפו', geocode: { lat: 32.05, lng: 34.75 } },
      cancellationPolicy: [
        { hoursBefore: 336, refundPercent: 100 },
        { hoursBefore: 48, refundPercent: 50 },
      ],
      pricingUnits: [aMenu(), aBar()],
    }),
    ...more,
  });

export const aCard = (more: Partial<StoreCard> = {}): StoreCard => ({
  partnerId: STORE_ID,
  partnerUsername: 'savta',
  businessName: 'המטבח של סבתא',
  description: 'אוכל של שבת',
  categories: ['catering'],
  businessCity: 'יפו',
  isMobile: true,
  coverPhoto: null,
  ratingMetrics: { avgRating: 4.86, ratingCount: 212 },
  geocode: { lat: 32.05, lng: 34.75 },
  km: 18.4,
  price: {
    amount: 49_600,
    delivery: 90,
    exact: true,
    pricingUnitId: MENU_ID,
    pricingUnitName: 'תפריט חתונה',
  },
  ...more,
});
