import type { Proposal } from '@smachot/contracts';
import { aMenu, aStore } from './a-store';

export const ID = '00000000-0000-4000-8000-000000000091';
export const content: Proposal['content'] = {
  pricingUnitId: aMenu().pricingUnitId,
  customerName: 'דנה לוי',
  eventInfo: { participants: 100, datetime: '2027-06-01T16:00:00.000Z', location: null },
  lines: [
    { name: 'ארוחה', description: '', per: 'participant', quantity: 1, unitPrice: 60, optional: false },
    { name: 'צלם', description: '', per: 'order', quantity: 1, unitPrice: 2_000, optional: true },
  ],
  terms: [],
  remarks: '',
  validUntil: '2027-05-20T21:00:00.000Z',
};
export const aProposal = (change: Partial<Proposal> = {}): Proposal => ({
  proposalId: ID,
  partnerId: aStore().partnerId,
  status: 'draft',
  link: null,
  content,
  unitName: 'תפריט חתונה',
  asked: false,
  customerLanguage: null,
  wish: '',
  vat: 'charged',
  versions: [],
  views: { times: 0, at: [] },
  reason: '',
  orderId: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  version: 3,
  ...change,
});
