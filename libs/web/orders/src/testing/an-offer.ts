import type { OfferedProposal } from '@smachot/contracts';

export const LINK = 'L'.repeat(32);
export const content: OfferedProposal['content'] = {
  pricingUnitId: '00000000-0000-4000-8000-000000000011',
  customerName: 'דנה לוי',
  eventInfo: { participants: 100, datetime: '2099-06-01T16:00:00.000Z', location: null },
  lines: [
    { name: 'ארוחה', description: '', per: 'participant', quantity: 1, unitPrice: 60, optional: false },
    { name: 'צלם', description: '', per: 'order', quantity: 1, unitPrice: 2_000, optional: true },
  ],
  terms: [{ name: 'חניה', description: 'המזמינים דואגים לחניה' }],
  remarks: 'נשמח לבוא',
  validUntil: '2099-05-20T21:00:00.000Z',
};
/** A proposal of two lines, the second an option. */
export const offer = (change: Partial<OfferedProposal> = {}): OfferedProposal => ({
  link: LINK,
  status: 'viewed',
  store: { partnerUsername: 'savta-julie', businessName: 'סבתא', comesToCustomer: true },
  unitName: 'תפריט חתונה',
  content,
  number: 2,
  before: {
    number: 1,
    sentAt: '2026-11-20T10:00:00.000Z',
    unitName: 'תפריט חתונה',
    content: { ...content, lines: content.lines.slice(0, 1) },
  },
  vat: 'exempt',
  mayAnswer: true,
  orderId: null,
  ...change,
});
