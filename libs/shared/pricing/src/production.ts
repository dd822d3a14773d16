import type {
  DishPurchases,
  Food,
  KitchenBooking,
  KitchenDish,
  KitchenOrder,
  PurchaseLine,
  PurchaseUnit,
} from '@smachot/contracts';

/** `per`: for every guest one, or pieces that do not depend on how many come. */
export type DishCount = { count: number; per: 'guest' | 'piece' };

/** How many of a dish are cooked for that many participants. */
export const dishCount = (
  { quantity, per = quantity > 1 ? 'piece' : 'guest' }: Pick<KitchenDish, 'quantity' | 'per'>,
  participants: number,
): DishCount => ({ count: per === 'piece' ? quantity : quantity * participants, per });

export type ProducedDish = Pick<
  KitchenDish,
  'name' | 'section' | 'translations' | 'foodKind' | 'isVegan' | 'allergens'
> & {
  count: number;
  /** In how many orders and bookings it is. */
  orders: number;
};

/** Food facts of dishes of one name, maybe of two menus: what all of them are, and all that any of them contains. */
const foodOfAll = (dishes: readonly Food[]): Food => {
  const kinds = new Set(dishes.flatMap(({ foodKind }) => foodKind ?? []));
  const allergens = [...new Set(dishes.flatMap((dish) => dish.allergens ?? []))];
  return {
    foodKind: kinds.size === 1 ? [...kinds][0]! : null,
    isVegan: dishes.every((dish) => dish.isVegan),
    // one that states none beside one that states nothing is not without allergens
    allergens: allergens.length > 0 || dishes.every((dish) => dish.allergens) ? allergens : null,
  };
};

/** Every dish of these orders and bookings once, with how many of it are cooked in all; those of one section stand together. */
export const production = (
  orders: readonly Pick<KitchenOrder | KitchenBooking, 'dishes' | 'participants'>[],
): ProducedDish[] => {
  const dishes = new Map<string, ProducedDish>();
  const foods = new Map<string, Food[]>();
  for (const { dishes: ordered, participants } of orders) {
    const inThis = new Set<string>();
    for (const { quantity, per, ...dish } of ordered) {
      const produced = dishes.get(dish.name) ?? { ...dish, count: 0, orders: 0 };
      produced.count += dishCount({ quantity, per }, participants).count;
      if (!inThis.has(dish.name)) produced.orders += 1;
      inThis.add(dish.name);
      dishes.set(dish.name, produced);
      foods.set(dish.name, [...(foods.get(dish.name) ?? []), dish]);
    }
  }
  const made = [...dishes.values()].map((dish) => ({ ...dish, ...foodOfAll(foods.get(dish.name)!) }));
  const sections = [...new Set(made.map(({ section }) => section))];
  return sections.flatMap((section) => made.filter((dish) => dish.section === section));
};

/** Base measure of each purchase unit, and how many thousandths of the base one unit holds. */
const MEASURES: Record<PurchaseUnit, { base: 'g' | 'ml' | 'piece' | 'pack'; thousandths: number }> = {
  kg: { base: 'g', thousandths: 1_000_000 },
  g: { base: 'g', thousandths: 1_000 },
  l: { base: 'ml', thousandths: 1_000_000 },
  ml: { base: 'ml', thousandths: 1_000 },
  piece: { base: 'piece', thousandths: 1_000 },
  pack: { base: 'pack', thousandths: 1_000 },
};

/** `key`: stays the same while the counts change. */
type ShoppingLine = Pick<PurchaseLine, 'what' | 'quantity' | 'unit'> & {
  key: string;
  dishes: string[];
};
/** `unknown`: dishes without purchase lines. */
export type ShoppingList = { lines: ShoppingLine[]; unknown: ProducedDish[] };

/** Purchases for all dishes: ingredients of one name and measure are one line, rounded up to a weighable quantity. */
export const shoppingList = (
  dishes: readonly ProducedDish[],
  purchases: readonly DishPurchases[],
): ShoppingList => {
  const known = new Map(purchases.map(({ dish, lines }) => [dish, lines]));
  const sums = new Map<
    string,
    { what: string; base: 'g' | 'ml' | 'piece' | 'pack'; sum: number; dishes: Set<string> }
  >();
  for (const { name, count } of dishes)
    for (const { what, quantity, unit } of known.get(name) ?? []) {
      const { base, thousandths } = MEASURES[unit];
      const key = `${what.toLowerCase()}|${base}`;
      const line = sums.get(key) ?? { what, base, sum: 0, dishes: new Set<string>() };
      line.sum += Math.round(quantity * thousandths) * count;
      line.dishes.add(name);
      sums.set(key, line);
    }
  const lines = [...sums].map(([key, { what, base, sum, dishes: of }]) => ({
    key,
    what,
    dishes: [...of],
    ...inUnits(base, sum),
  }));
  return {
    lines: lines.sort((a, b) => a.what.localeCompare(b.what, 'he')),
    unknown: dishes.filter(({ name }) => !known.get(name)?.length),
  };
};

/** From a kilogram or litre on in those, to the next ten grams. */
const inUnits = (
  base: 'g' | 'ml' | 'piece' | 'pack',
  sum: number,
): { quantity: number; unit: PurchaseUnit } => {
  if (base !== 'g' && base !== 'ml') return { quantity: Math.ceil(sum / 1_000), unit: base };
  return sum >= 1_000_000
    ? { quantity: Math.ceil(sum / 10_000) / 100, unit: base === 'g' ? 'kg' : 'l' }
    : { quantity: Math.ceil(sum / 1_000), unit: base };
};
