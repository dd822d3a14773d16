import type { PriceLine, ProposalLine } from '@smachot/contracts';
import type { PriceSlope } from './price-rules';
import { MOST_PROPOSAL_PRICE, orderLinesOf, proposalPrice } from './proposal';

/** The lines of a proposal that were taken, as they price its order. `travels`: the business comes to the customer, at no price of its own. */
export type AgreedLines = { type: 'agreed'; lines: readonly ProposalLine[]; travels: boolean };

export const agreedLinesAt = ({ lines }: AgreedLines, participants: number): PriceLine[] =>
  orderLinesOf(proposalPrice(lines, participants));

export const agreedSlope = ({ lines }: AgreedLines): PriceSlope => {
  const [base, ofOne] = [0, 1].map((participants) => proposalPrice(lines, participants).total) as [
    number,
    number,
  ];
  return { base, perParticipant: ofOne - base };
};

/** The most participants whose price can be paid; null: their number changes no price. */
export const mostAgreed = (agreed: AgreedLines): number | null => {
  const { base, perParticipant } = agreedSlope(agreed);
  return perParticipant > 0 ? Math.floor((MOST_PROPOSAL_PRICE - base) / perParticipant) : null;
};
