import {
  type AnswerOf,
  KITCHEN_DAYS,
  type kitchenDays,
  type KitchenOrder,
  type KitchenWish,
} from '@smachot/contracts';
import { addDays, wallTime } from '@smachot/kernel';
import { isDay } from '../store/month';

/** The days named in an address, limited to the kitchen's maximum; today when it names none. */
export const spanOfAddress = (from: string, to: string, today: string): { from: string; to: string } => {
  const first = isDay(from) ? from : today;
  const last = isDay(to) && to >= first ? to : first;
  const most = addDays(first, KITCHEN_DAYS - 1);
  return { from: first, to: last > most ? most : last };
};

/** How the work of the kitchen is listed: all days together by dish, hour after hour, or event after event. */
export const KITCHEN_VIEWS = ['dish', 'hour', 'event'] as const;
export type KitchenView = (typeof KITCHEN_VIEWS)[number];
/** The view named in an address; by dish when it names none. */
export const viewOfAddress = (named: string | null): KitchenView =>
  KITCHEN_VIEWS.find((view) => view === named) ?? 'dish';

type Events = Pick<AnswerOf<typeof kitchenDays>, 'orders' | 'bookings'>;
/** Orders and bookings that begin at the same moment; `time` on a clock in Israel. */
export type Serving = Events & { startsAt: string; time: string };

/** The orders and bookings hour after hour, day after day; a day without any is left out. */
export const servingsOf = ({ orders, bookings }: Events): { day: string; servings: Serving[] }[] => {
  const moments = [...new Set([...orders, ...bookings].map(({ startsAt }) => Date.parse(startsAt)))];
  const days = new Map<string, Serving[]>();
  for (const moment of moments.sort((one, other) => one - other)) {
    const { day, time } = wallTime(new Date(moment));
    const then = ({ startsAt }: { startsAt: string }) => Date.parse(startsAt) === moment;
    const serving = { orders: orders.filter(then), bookings: bookings.filter(then) };
    const startsAt = new Date(moment).toISOString();
    days.set(day, [...(days.get(day) ?? []), { ...serving, startsAt, time }]);
  }
  return [...days].map(([day, servings]) => ({ day, servings }));
};

/** Special requests of the guests of all these orders, the most frequent first. */
export const wishesOfAll = (orders: readonly Pick<KitchenOrder, 'wishes'>[]): KitchenWish[] => {
  const counts = new Map<KitchenWish['kind'], number>();
  for (const { kind, count } of orders.flatMap(({ wishes }) => wishes))
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  return [...counts].map(([kind, count]) => ({ kind, count })).sort((a, b) => b.count - a.count);
};
