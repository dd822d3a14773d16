import { createProposal, type Proposal, readStore, sendProposal } from '@smachot/contracts';
import { addDays, atWallTime } from '@smachot/kernel';
import { JULIE, theDemoPartner } from './a-store';
import { clock } from './clock';
import { askProduct } from './product';

export type SentProposal = Proposal & { link: string };

/** A sent proposal of the demo store; everybody who has its address may open it. */
export async function aProposal(customerName: string, daysAhead = 60): Promise<SentProposal> {
  const { tokens } = await theDemoPartner();
  const here = { token: tokens.access_token, params: { partner: JULIE.store } };
  const { pricingUnits } = await askProduct(readStore, { params: here.params });
  const today = await clock.today();
  const { proposalId, version } = await askProduct(createProposal, {
    ...here,
    body: {
      pricingUnitId: pricingUnits[0]!.pricingUnitId,
      customerName,
      eventInfo: {
        participants: 40,
        datetime: atWallTime(addDays(today, daysAhead), '19:00').toISOString(),
        location: { address: 'הירקון 100, תל אביב-יפו', geocode: { lat: 32.08, lng: 34.78 } },
      },
      lines: [
        { name: 'ארוחת חג', per: 'participant', quantity: 1, unitPrice: 130, optional: false },
        { name: 'עמדת לימונדה', per: 'order', quantity: 1, unitPrice: 600, optional: true },
      ],
      terms: [{ name: 'חניה', description: 'המזמינים דואגים לחניה סמוכה.' }],
      validUntil: atWallTime(addDays(today, 10), '12:00').toISOString(),
    },
  });
  const sent = await askProduct(sendProposal, {
    ...here,
    params: { ...here.params, proposalId },
    body: { version },
  });
  return { ...sent, link: sent.link! };
}
