import { KITCHEN_DAYS, type KitchenOrder, type KitchenWish } from '@smachot/contracts';
import { addDays } from '@smachot/kernel';
import { isDay } from '../store/month';

/** The days named in an address, limited to the kitchen's maximum; today when it names none. */
export const spanOfAddress = (from: string, to: string, today: string): { from: string; to: string } => {
  const first = isDay(from) ? from : today;
  const last = isDay(to) && to >= first ? to : first;
  const most = addDays(first, KITCHEN_DAYS - 1);
  return { from: first, to: last > most ? most : last };
};

/** Special requests of the guests of all these orders, the most frequent first. */
export const wishesOfAll = (orders: readonly Pick<KitchenOrder, 'wishes'>[]): KitchenWish[] => {
  const counts = new Map<KitchenWish['kind'], number>();
  for (const { kind, count } of orders.flatMap(({ wishes }) => wishes))
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  return [...counts].map(([kind, count]) => ({ kind, count })).sort((a, b) => b.count - a.count);
};
