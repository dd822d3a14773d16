import type { OrderMenu, PriceLine, ProposalLine } from '@smachot/contracts';
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

/** `menu` null: lines in words. */
export type LinesOfMenu = { menu: string | null; lines: PricedProposalLine[] };

/** The lines as they are read: those in words, then the dishes of each menu under its name. */
export const linesByMenu = (lines: readonly PricedProposalLine[]): LinesOfMenu[] => {
  const menus = [null, ...new Set(lines.flatMap(({ line: { dish } }) => dish?.menu ?? []))];
  return menus
    .map((menu) => ({ menu, lines: lines.filter(({ line }) => (line.dish?.menu ?? null) === menu) }))
    .filter((group) => group.lines.length > 0);
};

/** The dishes among lines that were agreed on, as an order keeps its menu. */
export const dishesOf = (lines: readonly ProposalLine[]): OrderMenu => {
  const menu = new Map<string, OrderMenu[number]>();
  for (const line of lines) {
    if (!line.dish) continue;
    const { section, sectionTranslations, name, translations, foodKind, isVegan, allergens } = line.dish;
    const part = menu.get(section) ?? { section, translations: sectionTranslations, items: [] };
    menu.set(section, part);
    part.items.push({
      ...{ name, translations, quantity: line.quantity, included: false },
      per: line.per === 'participant' ? 'guest' : 'piece',
      ...{ foodKind, isVegan, allergens },
    });
  }
  return [...menu.values()];
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
