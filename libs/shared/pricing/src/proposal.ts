import type { PriceLine, ProposalLine } from '@smachot/contracts';
import { toAgorot, toShekels } from '@smachot/kernel';

/** `position`: among the lines of the proposal. `amount` in agorot. `taken`: it is part of the price. */
export type PricedProposalLine = {
  position: number;
  line: ProposalLine;
  /** Of the whole celebration: per participant times participants. */
  quantity: number;
  amount: number;
  taken: boolean;
};
/** `total` in agorot, of the lines that are taken. */
export type ProposalPrice = { total: number; lines: PricedProposalLine[] };

/** The most a proposal may cost, in agorot: what a payment can be. */
export const MOST_PROPOSAL_PRICE = 100_000_000;

/** The price of a proposal for a number of participants. `options`: positions of the optional lines that are taken; positions of others count for nothing. */
export const proposalPrice = (
  lines: readonly ProposalLine[],
  participants: number,
  options: readonly number[] = [],
): ProposalPrice => {
  const priced = lines.map((line, position) => {
    const quantity = line.quantity * (line.per === 'participant' ? participants : 1);
    const taken = !line.optional || options.includes(position);
    return { position, line, quantity, amount: quantity * toAgorot(line.unitPrice), taken };
  });
  return { total: priced.reduce((sum, { amount, taken }) => sum + (taken ? amount : 0), 0), lines: priced };
};

/** The lines that are taken, as an order explains its price. */
export const orderLinesOf = ({ lines }: ProposalPrice): PriceLine[] =>
  lines
    .filter(({ taken }) => taken)
    .map(({ line, quantity, amount }) => ({
      kind: 'item',
      label: line.name,
      quantity,
      unitPrice: line.unitPrice,
      amount: toShekels(amount),
    }));
