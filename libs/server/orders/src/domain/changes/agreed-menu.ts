import type {
  OrderMenu,
  PricingUnit,
  PricingUnitRequest,
  ProposalDish,
  ProposalLine,
} from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import {
  chosenItems,
  dishesOf,
  LEAST_CHARGE,
  lineDifferences,
  MOST_PROPOSAL_PRICE,
  orderMenuOf,
  proposalPrice,
  type Rates,
} from '@smachot/pricing';
import { frozenRates } from '../placing/frozen-rates';
import type { OrderState } from '../order-state';

/** Choice from the menu of an order: the request, the menu as the kitchen reads it, and the rates that price it. */
export type AgreedMenu = {
  request: PricingUnitRequest | null;
  menu: OrderMenu;
  rates: Pick<Rates, 'unit' | 'request'>;
};

/** Chooses from a published menu; refuses a request that the menu does not offer or allow. */
export const chosenMenu = (unit: PricingUnit, request: PricingUnitRequest): Result<AgreedMenu> => {
  if (unit.type !== 'compound') return refuse('change.menu_fixed');
  const chosen = chosenItems(unit.sections, request);
  if (!Array.isArray(chosen)) return refuse(chosen.code);
  const { unit: priced, request: asked } = frozenRates(unit, { request, delivery: null });
  return accept({
    request,
    menu: orderMenuOf(unit.sections, request),
    rates: { unit: priced, request: asked ?? null },
  });
};

/** Null: the order was made of no proposal. */
export const agreedLinesOf = ({ unit }: Pick<Rates, 'unit'>): ProposalLine[] | null =>
  unit.type === 'agreed' ? [...unit.lines] : null;

const isSameDish = (one: ProposalDish, other: ProposalDish): boolean =>
  one.pricingUnitId === other.pricingUnitId &&
  one.revision === other.revision &&
  one.sectionIndex === other.sectionIndex &&
  one.itemIndex === other.itemIndex;

/** Other lines of an order that was made of a proposal. A dish is one that the order has already, and stays as it is known there. */
export const otherLines = (
  { rates, summary }: Pick<OrderState, 'rates' | 'summary'>,
  asked: readonly ProposalLine[],
  participants: number,
): Result<AgreedMenu> => {
  const agreed = rates?.unit;
  if (agreed?.type !== 'agreed') return refuse('change.menu_fixed');
  if (asked.length === 0) return refuse('proposal.no_lines', { fields: { lines: 'proposal.no_lines' } });
  const known = agreed.lines.flatMap(({ dish }) => dish ?? []);
  const lines: ProposalLine[] = [];
  for (const { dish: named, ...line } of asked) {
    const dish = named && known.find((one) => isSameDish(one, named));
    if (named && !dish) return refuse('menu.unknown_item');
    lines.push({ ...line, optional: false, ...(dish ? { dish } : {}) });
  }
  const { total } = proposalPrice(lines, participants);
  if (total < LEAST_CHARGE || total > MOST_PROPOSAL_PRICE)
    return refuse('proposal.no_price', { fields: { lines: 'proposal.no_price' } });
  const menu = known.length ? dishesOf(lines) : summary.menu;
  return accept({ request: null, menu, rates: { unit: { ...agreed, lines }, request: null } });
};

/** Present menu of an order. */
export const menuOf = ({ summary, rates }: OrderState): AgreedMenu => {
  const { unit, request = null } = rates!;
  return {
    request: summary.pricingUnitRequest ?? null,
    menu: summary.menu,
    rates: { unit, request },
  };
};

/** Replaces the menu of an order; its price is agreed separately. */
export const takeMenu = (order: OrderState, { request, menu, rates }: AgreedMenu): void => {
  order.rates = { ...order.rates!, ...rates };
  order.summary = { ...order.summary, pricingUnitRequest: request, menu };
};

const choiceOf = ({ unit, request }: AgreedMenu['rates']): string => {
  const chosen = unit.type === 'compound' ? chosenItems(unit.sections, request ?? null) : [];
  return Array.isArray(chosen)
    ? JSON.stringify(chosen.map(({ section, item, quantity }) => [section.index, item.index, quantity]))
    : '';
};

/** Undefined: there are no lines of a proposal to compare. */
const hasSameLines = (one: Pick<Rates, 'unit'>, other: Pick<Rates, 'unit'>): boolean | undefined => {
  const [before, after] = [agreedLinesOf(one), agreedLinesOf(other)];
  return before && after ? lineDifferences(before, after).length === 0 : undefined;
};

export const isSameMenu = ({ rates }: Pick<OrderState, 'rates'>, menu: AgreedMenu): boolean =>
  rates !== null && (hasSameLines(rates, menu.rates) ?? choiceOf(rates) === choiceOf(menu.rates));
