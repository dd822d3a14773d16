import type { StoreId } from '@smachot/contracts';

/**
 * Daily figures of a store. `part` divides a figure: the source of a visit, the destination of a scanned code, the weekday or the month of an event, a lead
 * time, a length of time. `amount`: a sum beside the count, in agorot or days.
 */
export const KEPT_FIGURES = ['view', 'configuration', 'checkout', 'scan', 'message_answer'] as const;
/** Those of orders are not kept: they are counted of the order facts whenever they are shown. */
type OrderFigure = 'order' | 'guests' | 'weekday' | 'month' | 'lead_time' | 'order_answer';
export type FigureName = (typeof KEPT_FIGURES)[number] | OrderFigure;

export type Figure = {
  storeId: StoreId;
  /** A day in Israel. */
  day: string;
  figure: FigureName;
  part: string;
  count: number;
  amount: number;
};

/** The sums of a part of a figure, of the period or of the one before it. */
export type PeriodFigure = Pick<Figure, 'figure' | 'part' | 'count' | 'amount'> & { isNow: boolean };

/** The sums of each part; the period begins with the day `from`. */
export const periodSums = (figures: readonly Figure[], from: string): PeriodFigure[] => {
  const sums = new Map<string, PeriodFigure>();
  for (const { day, figure, part, count, amount } of figures) {
    const isNow = day >= from;
    const key = `${figure} ${part} ${isNow}`;
    const sum = sums.get(key) ?? { figure, part, isNow, count: 0, amount: 0 };
    sums.set(key, { ...sum, count: sum.count + count, amount: sum.amount + amount });
  }
  return [...sums.values()];
};
