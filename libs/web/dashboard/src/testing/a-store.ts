import type { AnswerOf, manageStore, PricingUnit, PricingUnitDraft } from '@smachot/contracts';
import { aPartnerProfile } from '@smachot/web-platform';

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

/** A unit's draft for tests; `published` is the version customers see. */
export const aDraft = (pricingUnit: PricingUnit, published?: PricingUnit): PricingUnitDraft => ({
  pricingUnit,
  published: published ?? (pricingUnit.visibility === 'public' ? pricingUnit : null),
  revision: 1,
  isDraft: published !== undefined,
});

/** A store as its owner sees it, for tests. */
export const aStore = (overrides: Partial<Store> = {}): Store => ({
  ...aPartnerProfile({
    partnerId: id(1),
    settings: { isPublic: false, availabilities: [] },
    pricingUnits: [aMenu()],
  }),
  role: 'Owner',
  ...overrides,
});
