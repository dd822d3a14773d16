import type { ProposalForm } from '@smachot/contracts';
import { Proposal, type ProposalState } from '../domain/proposal';

export const NOW = new Date('2027-04-06T08:00:00Z');
export const LINK = 'L'.repeat(32);
/** A hundred participants at 60, and a photographer to choose. */
export const CONTENT: ProposalForm = {
  pricingUnitId: '00000000-0000-7000-8000-000000000003',
  customerName: 'דנה לוי',
  eventInfo: {
    participants: 100,
    datetime: '2027-06-01T16:00:00.000Z',
    location: { address: 'הירקון 100, תל אביב-יפו', geocode: { lat: 32.08, lng: 34.77 } },
  },
  lines: [
    { name: 'ארוחה', description: '', per: 'participant', quantity: 1, unitPrice: 60, optional: false },
    { name: 'צלם', description: '', per: 'order', quantity: 1, unitPrice: 2_000, optional: true },
  ],
  terms: [],
  remarks: '',
  validUntil: '2027-04-20T08:00:00.000Z',
};

/** A draft; `asked`: by this customer. */
export const aDraft = (about: Partial<ProposalState> = {}): Proposal =>
  Proposal.draft(
    {
      id: 'p',
      storeId: 's',
      storeUsername: 'savta',
      storeName: 'סבתא',
      unitName: 'חתונה',
      content: CONTENT,
      customerId: null,
      wish: '',
      ...about,
    },
    NOW,
  );

export const aSentProposal = (about: Partial<ProposalState> = {}): Proposal => {
  const proposal = aDraft(about);
  const sent = proposal.send({ link: LINK, needsPlace: true }, NOW);
  if (!sent.ok) throw new Error(sent.code);
  return proposal;
};
