import type { StoreId } from '@smachot/contracts';

/**
 * Daily figures of a store. `part` divides a figure: the source of a visit, the destination of a scanned code, the weekday or the month of an event, a lead
 * time, a length of time. `amount`: a sum beside the count, in agorot or days.
 */
const FIGURES = [
  ...(['view', 'configuration', 'checkout', 'scan'] as const),
  ...(['order', 'guests', 'weekday', 'month', 'lead_time'] as const),
  ...(['order_answer', 'message_answer'] as const),
] as const;
export type FigureName = (typeof FIGURES)[number];

export type Figure = {
  storeId: StoreId;
  /** A day in Israel. */
  day: string;
  figure: FigureName;
  part: string;
  count: number;
  amount: number;
};

const keyOf = ({ storeId, day, figure, part }: Figure): string => `${storeId} ${day} ${figure} ${part}`;

/** Adds figures of the same store, day and part; those that are zero are left out. Sorted, so that rows are always locked in one order. */
export const summed = (figures: readonly Figure[]): Figure[] => {
  const sums = new Map<string, Figure>();
  for (const figure of figures) {
    const sum = sums.get(keyOf(figure));
    if (sum) Object.assign(sum, { count: sum.count + figure.count, amount: sum.amount + figure.amount });
    else sums.set(keyOf(figure), { ...figure });
  }
  return [...sums]
    .filter(([, { count, amount }]) => count !== 0 || amount !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, figure]) => figure);
};

/** The difference to add to the stored figures when a fact changes from `before` to `after`. */
export const difference = (before: readonly Figure[], after: readonly Figure[]): Figure[] =>
  summed([
    ...after,
    ...before.map((figure) => ({ ...figure, count: -figure.count, amount: -figure.amount })),
  ]);
