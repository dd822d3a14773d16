import type { BookingDish, KitchenDish, OrderMenu, OrderSummary } from '@smachot/contracts';
import type { BookingState } from '../domain/bookings/booking';

const NO_FOOD = { foodKind: null, isVegan: false, allergens: null };

const dishesOfMenu = (menu: OrderMenu): KitchenDish[] =>
  menu.flatMap(({ section, items }) =>
    items.map(({ included: _, ...item }) => ({ ...NO_FOOD, ...item, section })),
  );

/** Dishes of an order; a unit without a menu counts as one dish. */
export const dishesOfOrder = ({ menu, food, translations, pricingUnitName }: OrderSummary): KitchenDish[] => {
  if (menu.length) return dishesOfMenu(menu);
  const names = Object.entries(translations ?? {}).map(([language, { name }]) => [language, name] as const);
  return [
    {
      ...NO_FOOD,
      ...food,
      section: '',
      name: pricingUnitName,
      translations: Object.fromEntries(names),
      quantity: 1,
    },
  ];
};

const dishInWords = ({ name, quantity }: BookingDish): KitchenDish => ({
  ...NO_FOOD,
  section: '',
  name,
  translations: {},
  quantity: quantity ?? 1,
  per: quantity === null ? 'guest' : 'piece',
});

/** Dishes of a booking: of its menu as of an order's, then those in words. */
export const dishesOfBooking = ({ menu, dishes }: Pick<BookingState, 'menu' | 'dishes'>): KitchenDish[] => [
  ...dishesOfMenu(menu?.sections ?? []),
  ...dishes.map(dishInWords),
];
