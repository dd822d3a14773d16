import { PricingUnit } from '@smachot/contracts';
import { PARTNER_ID, UNIT_ID } from './an-order';

const section = (name: string, index: number, items: object[], bounds = {}) => ({
  ...{ name, index, type: 'selectible-items', ...bounds },
  items: items.map((item, at) => ({ index: at, ...item })),
});
/** A menu with two mains of three, and platters by the piece. */
export const aMenuUnit = PricingUnit.parse({
  ...{ pricingUnitId: UNIT_ID, partnerId: PARTNER_ID, partnerUsername: 'savta-julie' },
  ...{ type: 'compound', name: 'תפריט', summary: 'שתי מנות', description: 'מהבית', visibility: 'public' },
  ...{ basePrice: 0, basePricePerParticipant: 130, minParticipants: null, maxParticipants: null },
  ...{ images: [], version: 1, revision: 1, updatedAt: '2026-11-20T08:00:00.000Z' },
  sections: [
    section('עיקריות', 0, [{ name: 'עוף' }, { name: 'דג', pricePerParticipant: 20 }, { name: 'פסטה' }], {
      minSelection: 2,
      maxSelection: 2,
    }),
    section('מגשים', 1, [{ name: 'מגש דגים', additionalPrice: 50, isMultipleSelection: true }]),
  ],
});
