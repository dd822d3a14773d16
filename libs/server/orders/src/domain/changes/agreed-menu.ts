import type { OrderMenu, PricingUnit, PricingUnitRequest } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { chosenItems, orderMenuOf, type Rates } from '@smachot/pricing';
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
  if (unit.type === 'agreed') return JSON.stringify(unit.lines);
  const chosen = unit.type === 'compound' ? chosenItems(unit.sections, request ?? null) : [];
  return Array.isArray(chosen)
    ? JSON.stringify(chosen.map(({ section, item, quantity }) => [section.index, item.index, quantity]))
    : '';
};

export const isSameMenu = ({ rates }: Pick<OrderState, 'rates'>, menu: AgreedMenu): boolean =>
  rates !== null && choiceOf(rates) === choiceOf(menu.rates);
