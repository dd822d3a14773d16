import type { CancellationPolicy, PaymentTerms } from '@smachot/contracts';
import { newId } from '@smachot/kernel';

export type Catering = {
  unit?: Record<string, unknown>;
  profile?: Record<string, unknown>;
  policy?: CancellationPolicy;
  paymentTerms?: PaymentTerms;
  shortestNotice?: number;
  dailyCapacity?: number;
  slotsPerCustomer?: number;
};

/** A caterer in Tel Aviv who delivers up to 60 km, the first ten of them free; half is refunded until three days before. */
export const aCatererForm = ({
  unit = {},
  profile = {},
  policy,
  paymentTerms,
  shortestNotice = 24,
  dailyCapacity = 2,
  slotsPerCustomer = 1,
}: Catering) => {
  const said = {
    businessName: 'המטבח של סבתא ג׳ולי',
    categories: ['catering'],
    isMobile: true,
    businessCity: 'תל אביב-יפו',
    businessPhone: '+972502345678',
    description: 'קייטרינג ביתי',
    about: '',
    businessLocation: { address: 'דיזנגוף 50, תל אביב-יפו', geocode: { lat: 32.0775, lng: 34.7743 } },
    delivery: { freeWorkingDistance: 10, maxWorkingDistance: 60, pricePerKm: 6, minDeliveryPrice: 80 },
    ...profile,
  };
  return {
    opening: { ...said, partnerUsername: `store-${newId().slice(-12)}`, email: null },
    policy: policy ?? [
      { hoursBefore: 336, refundPercent: 100 },
      { hoursBefore: 72, refundPercent: 50 },
    ],
    unit: {
      type: 'simple',
      name: 'תפריט הבית',
      summary: 'ארוחה מלאה',
      description: 'ראשונות, עיקריות וקינוח',
      visibility: 'public',
      durationHours: 6,
      pricingFactor: {
        type: 'range',
        participants: { min: 20, max: 200 },
        basePrice: 500,
        pricePerParticipant: 120,
      },
      ...unit,
    },
    paymentTerms: paymentTerms ?? null,
    hours: { shortestNotice, dailyCapacity, slotsPerCustomer },
  };
};
