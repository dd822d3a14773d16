import type { AnswerOf, manageStore, PricingUnit, PricingUnitDraft } from '@smachot/contracts';

type Store = AnswerOf<typeof manageStore>;
const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

/** A menu with one section, for tests. */
export const aMenu = (change: Partial<Extract<PricingUnit, { type: 'compound' }>> = {}): PricingUnit => ({
  type: 'compound',
  pricingUnitId: id(10),
  partnerId: id(1),
  partnerUsername: 'savta',
  version: 3,
  updatedAt: '2026-11-21T10:00:00Z',
  name: 'תפריט חתונה',
  summary: 'בשרי',
  description: 'קבלת פנים ועיקריות',
  startingFromPrice: null,
  visibility: 'public',
  tags: [],
  translations: {},
  durationHours: 6,
  sections: [
    {
      name: 'עיקריות',
      index: 0,
      type: 'selectible-items',
      minSelection: 1,
      maxSelection: 2,
      items: ['אסאדו', 'דניס'].map((name, index) => ({
        name,
        index,
        description: '',
        additionalPrice: 0,
        pricePerParticipant: index * 12,
        isDefault: index === 0,
        isIncluded: false,
        isMultipleSelection: false,
        isMultipleSelectionLimited: false,
        minSelection: null,
        maxSelection: null,
        image: null,
        quantity: 0,
        selected: false,
      })),
    },
  ],
  basePrice: 1000,
  basePricePerParticipant: 100,
  minParticipants: null,
  maxParticipants: null,
  images: [],
  ...change,
});

/** A unit under edit; with `published` a draft beside what customers see, for tests. */
export const aDraft = (pricingUnit: PricingUnit, published?: PricingUnit): PricingUnitDraft => ({
  pricingUnit,
  published: published ?? (pricingUnit.visibility === 'public' ? pricingUnit : null),
  revision: 1,
  isDraft: published !== undefined,
});

/** A store as its owner sees it, for tests. */
export const aStore = (change: Partial<Store> = {}): Store => ({
  partnerId: id(1),
  partnerUsername: 'savta',
  businessName: 'המטבח של סבתא',
  categories: ['catering'],
  isMobile: true,
  businessCity: 'חיפה',
  businessPhone: '+972531234567',
  phoneIsPublic: false,
  email: null,
  emailVerified: false,
  description: '',
  about: '',
  profilePicture: null,
  coverPhoto: null,
  pictures: [],
  shortestNotice: 48,
  dailyCapacity: 1,
  links: {},
  externalMedia: {},
  settings: { isPublic: false, availabilities: [] },
  ratingMetrics: { avgRating: null, ratingCount: 0, pricingUnits: [] },
  freeWorkingDistance: 10,
  maxWorkingDistance: 60,
  pricePerKm: 5,
  minDeliveryPrice: 100,
  businessLocation: { address: 'הרצל 12, חיפה' },
  cancellationPolicy: [],
  storeUrl: 'http://localhost/partner/savta',
  pricingUnits: [aMenu()],
  role: 'Owner',
  ...change,
});
