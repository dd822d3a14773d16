import type { Food, MenuSection, OrderMenu, PricingUnitRequest } from '@smachot/contracts';
import { chosenItems } from './menu-request';

/** The chosen items by section, with their contents; empty when the choice breaks the menu's rules. */
export const orderMenuOf = (
  sections: readonly MenuSection[],
  request: PricingUnitRequest | null,
): OrderMenu => {
  const chosen = chosenItems(sections, request);
  const menu = new Map<number, OrderMenu[number]>();
  for (const { section, item, quantity } of Array.isArray(chosen) ? chosen : []) {
    const part: OrderMenu[number] = menu.get(section.index) ?? {
      section: section.name,
      translations: namesOf(section.translations),
      items: [],
    };
    menu.set(section.index, part);
    part.items.push({
      name: item.name,
      translations: namesOf(item.translations),
      quantity,
      included: item.isIncluded,
      ...foodOf(item),
    });
  }
  return [...menu.values()];
};

/** Food fields of a dish as an order keeps them: null where the business has not stated them. */
export const foodOf = ({ foodKind, isVegan, allergens }: Food): Food => ({
  foodKind: foodKind ?? null,
  isVegan: isVegan ?? false,
  allergens: allergens ?? null,
});

type Names = Partial<Record<string, { name: string }>>;
const namesOf = (translations: Names = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([language, said]) =>
      said?.name ? [[language, said.name] as const] : [],
    ),
  );
