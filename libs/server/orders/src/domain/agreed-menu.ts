import type { OrderMenu, PricingUnit, PricingUnitRequest } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { chosenItems, type Rates } from '@smachot/pricing';
import { frozenRates } from './frozen-rates';
import { frozenMenu } from './frozen-unit';
import type { OrderState } from './order-state';

/** One choice from the menu an order is for: as it was asked for, as the kitchen reads it, and what it is priced by. */
export type AgreedMenu = {
  request: PricingUnitRequest | null;
  menu: OrderMenu;
  rates: Pick<Rates, 'unit' | 'request'>;
};

/** A choice from a published menu; refuses what that menu does not have, or does not allow. */
export const chosenMenu = (unit: PricingUnit, request: PricingUnitRequest): Result<AgreedMenu> => {
  if (unit.type !== 'compound') return refuse('change.menu_fixed');
  const chosen = chosenItems(unit.sections, request);
  if (!Array.isArray(chosen)) return refuse(chosen.code);
  const { unit: priced, request: asked } = frozenRates(unit, { request, delivery: null });
  return accept({
    request,
    menu: frozenMenu(unit, request),
    rates: { unit: priced, request: asked ?? null },
  });
};

/** What an order is for now. */
export const menuOf = ({ summary, rates }: OrderState): AgreedMenu => {
  const { unit, request = null } = rates!;
  return {
    request: summary.pricingUnitRequest ?? null,
    menu: summary.menu,
    rates: { unit, request },
  };
};

/** The order is for that menu from now on; its price is agreed on apart. */
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

export const isSameMenu = ({ rates }: Pick<OrderState, 'rates'>, menu: AgreedMenu): boolean =>
  rates !== null && choiceOf(rates) === choiceOf(menu.rates);
