import type { OrderMenu } from '@smachot/contracts';

type Section = OrderMenu[number];
export type Dish = Section['items'][number];
/** A section of a menu with a different choice; items that are always included are left out. */
export type ChangedSection = Pick<Section, 'section' | 'translations'> & { from: Dish[]; to: Dish[] };

const chosenOf = (section: Section | undefined): Dish[] =>
  section?.items.filter(({ included }) => !included) ?? [];
const isIn = (dishes: Dish[], { name, quantity }: Dish): boolean =>
  dishes.some((one) => one.name === name && one.quantity === quantity);

/** Whether the other menu lacks this dish in this quantity. */
export const isNewBeside = (dish: Dish, others: Dish[]): boolean => !isIn(others, dish);

/** The sections in which two menus differ, in menu order. */
export const menuDifference = (from: OrderMenu, to: OrderMenu): ChangedSection[] => {
  const named = (menu: OrderMenu, name: string) => menu.find(({ section }) => section === name);
  const gone = from.filter(({ section }) => !named(to, section));
  return [...to, ...gone]
    .map(({ section, translations }) => ({
      section,
      translations,
      from: chosenOf(named(from, section)),
      to: chosenOf(named(to, section)),
    }))
    .filter(
      (part) => part.from.length !== part.to.length || part.to.some((dish) => isNewBeside(dish, part.from)),
    );
};
