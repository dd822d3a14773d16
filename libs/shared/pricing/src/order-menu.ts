import type { Food, MenuSection, OrderMenu, PricingUnitRequest, ProposalDish } from '@smachot/contracts';
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
      per: item.isMultipleSelection && !item.isIncluded ? 'piece' : 'guest',
      included: item.isIncluded,
      ...foodOf(item),
    });
  }
  return [...menu.values()];
};

/** Where a dish stands in its menu. */
export type DishPlace = { sectionIndex: number; itemIndex: number };
type MenuDish = Food & Pick<ProposalDish, 'section' | 'sectionTranslations' | 'name' | 'translations'>;

/** One dish of a menu with its contents; undefined: the menu has none there. */
export const dishAt = (
  sections: readonly MenuSection[],
  { sectionIndex, itemIndex }: DishPlace,
): MenuDish | undefined => {
  const section = sections.find(({ index }) => index === sectionIndex);
  const item = section?.items.find(({ index }) => index === itemIndex);
  return (
    section &&
    item && {
      section: section.name,
      sectionTranslations: namesOf(section.translations),
      name: item.name,
      translations: namesOf(item.translations),
      ...foodOf(item),
    }
  );
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
