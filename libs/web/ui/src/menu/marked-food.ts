import { Allergen, FoodKind, type Food, type MenuSection } from '@smachot/contracts';
import { createContext, useContext } from 'react';

/** The food fact a reader highlights in a menu: a kind of food, vegan dishes, or an allergen. */
export type FoodMark = FoodKind | Allergen | 'vegan';

export const hasMark = ({ foodKind, isVegan, allergens }: Food, mark: FoodMark): boolean =>
  mark === 'vegan' ? isVegan === true : foodKind === mark || (allergens ?? []).some((one) => one === mark);

const MARKS: readonly FoodMark[] = [...FoodKind.options, 'vegan', ...Allergen.options];
export const isAllergen = (mark: FoodMark): mark is Allergen => Allergen.options.some((one) => one === mark);

/** The marks that some dish of a menu carries, and of how many dishes. */
export const marksOf = (
  sections: readonly Pick<MenuSection, 'items'>[],
): { mark: FoodMark; count: number }[] => {
  const items = sections.flatMap((section) => section.items);
  return MARKS.map((mark) => ({ mark, count: items.filter((item) => hasMark(item, mark)).length })).filter(
    ({ count }) => count > 0,
  );
};

/** Whether the business has given no food facts of the dish. */
export const saysNothing = ({ foodKind, isVegan, allergens }: Food): boolean =>
  !foodKind && !isVegan && !allergens;

export const MarkedFood = createContext<FoodMark | null>(null);

/** Whether a dish has the highlighted food fact; undefined while none is highlighted. */
export const useMarkOf = (food: Food): 'has' | 'without' | 'unknown' | undefined => {
  const mark = useContext(MarkedFood);
  if (mark === null) return undefined;
  if (hasMark(food, mark)) return 'has';
  const unsaid = isAllergen(mark) ? !food.allergens : !food.foodKind;
  return unsaid ? 'unknown' : 'without';
};
