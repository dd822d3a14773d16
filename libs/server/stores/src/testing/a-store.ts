import type {
  becomePartner,
  createPricingUnit,
  editStore,
  InputOf,
  PricingUnitForm,
} from '@smachot/contracts';

type Opening = InputOf<typeof becomePartner>['body'];

/** A caterer in Tel Aviv who delivers up to 60 km, the first ten of them free. */
export const aPartnerForm = (form: Partial<Opening> = {}): Opening => ({
  partnerUsername: 'savta-julie',
  businessName: 'המטבח של סבתא ג׳ולי',
  categories: ['catering'],
  isMobile: true,
  businessCity: 'תל אביב-יפו',
  businessPhone: '+972502345678',
  phoneIsPublic: false,
  description: 'קייטרינג ביתי',
  about: '',
  businessLocation: {
    address: 'דיזנגוף 50, תל אביב-יפו',
    geocode: { lat: 32.0775, lng: 34.7743 },
  },
  delivery: { freeWorkingDistance: 10, maxWorkingDistance: 60, pricePerKm: 6, minDeliveryPrice: 80 },
  email: null,
  ...form,
});

type Simple = Extract<InputOf<typeof createPricingUnit>['body'], { type: 'simple' }>;
type Compound = Extract<PricingUnitForm, { type: 'compound' }>;

const described = {
  name: 'תפריט הבית',
  summary: 'ארוחה מלאה',
  description: 'ראשונות, עיקריות וקינוח',
  visibility: 'public',
  tags: [],
  translations: {},
  durationHours: 6,
} as const;

export const aSimpleUnit = (form: Partial<Simple> = {}): Simple => ({
  ...described,
  type: 'simple',
  tags: [],
  pricingFactor: {
    type: 'range',
    participants: { min: 20, max: 200 },
    basePrice: 500,
    pricePerParticipant: 120,
  },
  ...form,
});

export const aMenuItem = (item: Partial<Compound['sections'][number]['items'][number]> = {}) => ({
  name: 'חומוס',
  description: '',
  index: 0,
  additionalPrice: 0,
  pricePerParticipant: 0,
  isDefault: false,
  isIncluded: false,
  isMultipleSelection: false,
  isMultipleSelectionLimited: false,
  minSelection: null,
  maxSelection: null,
  image: null,
  quantity: 0,
  selected: false,
  ...item,
});

export const aMenu = (form: Partial<Compound> = {}): Compound => ({
  ...described,
  type: 'compound',
  tags: [],
  basePrice: 1_000,
  basePricePerParticipant: 90,
  minParticipants: 30,
  maxParticipants: 300,
  sections: [
    {
      name: 'ראשונות',
      index: 0,
      type: 'selectible-items',
      minSelection: 1,
      maxSelection: 2,
      items: [
        aMenuItem({ name: 'לחם הבית', index: 0, isIncluded: true }),
        aMenuItem({ name: 'חומוס', index: 1, isDefault: true }),
        aMenuItem({ name: 'קרפצ׳יו', index: 2, pricePerParticipant: 14.5 }),
        aMenuItem({ name: 'פטה כבד', index: 3, additionalPrice: 350 }),
      ],
    },
  ],
  ...form,
});

type Edited = InputOf<typeof editStore>['body'];
/** The profile of `aPartnerForm`, with the fields that only editing has. */
export const anEditedProfile = (form: Partial<Edited> = {}): Edited => {
  const { partnerUsername: _, email: __, ...profile } = aPartnerForm();
  return {
    ...profile,
    links: {},
    externalMedia: {},
    settings: { isPublic: true },
    cancellationPolicy: [],
    ...form,
  };
};
