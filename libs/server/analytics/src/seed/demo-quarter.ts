import type { OrderStatus, StoreId, VisitSource, VisitStage } from '@smachot/contracts';
import { addDays } from '@smachot/kernel';
import type { OrderFact } from '../domain/order-figures';
import type { VisitRow } from '../persistence/analytics.schema';

/** Days before today with figures: a quarter, and the one it is compared with. */
const DAYS = 184;
const THURSDAY = 4;

/** Numbers from 0 to 1 that look random, and are the same for every seeding. */
const dice = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

/** Values with the share of rolls up to which each is drawn. */
type Shares<T> = readonly (readonly [T, number])[];
const SOURCES: Shares<VisitSource> = [
  ['browse', 0.38],
  ['social', 0.6],
  ['direct', 0.76],
  ['map', 0.87],
  ['search', 0.95],
  ['link', 1],
];
const STATUSES: Shares<OrderStatus> = [
  ['done', 0.6],
  ['approved', 0.82],
  ['declined', 0.9],
  ['cancelled_customer', 0.95],
  ['recalled', 1],
];
const drawn = <T>(shares: Shares<T>, rolled: number): T =>
  (shares.find(([, upTo]) => rolled <= upTo) ?? shares[0]!)[0];

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const orderOf = (storeId: StoreId, day: string, number: number, roll: () => number): OrderFact => {
  const status = drawn(STATUSES, roll());
  const guests = 40 + Math.floor(roll() * 220);
  const about = addDays(day, 4 + Math.floor(roll() ** 2 * 260));
  // most celebrate on a Thursday
  const eventOn = roll() < 0.5 ? addDays(about, (THURSDAY + 7 - weekdayOf(about)) % 7) : about;
  const price = guests * (8_500 + Math.floor(roll() * 40) * 100);
  const kept = { declined: 0, recalled: 0, cancelled_customer: Math.round(price / 10) };
  return {
    orderId: `0194000a-0000-7000-8000-${String(900_000 + number).padStart(12, '0')}`,
    ...{ storeId, version: 1, status, placedOn: day, eventOn, guests },
    revenue: status in kept ? kept[status as keyof typeof kept] : price,
    answerMinutes: status === 'recalled' ? null : 6 + Math.floor(roll() ** 3 * 1_400),
  };
};

const visitsOf = (storeId: StoreId, day: string, visitors: number, roll: () => number): VisitRow[] =>
  Array.from({ length: visitors }, (_, at) => {
    const source = drawn(SOURCES, roll());
    const reached = roll();
    const stages: VisitStage[] = [
      'view',
      ...(reached < 0.34 ? (['configuration'] as const) : []),
      ...(reached < 0.09 ? (['checkout'] as const) : []),
    ];
    return stages.map((stage) => ({ day, storeId, stage, visitor: `demo ${at}`, source, counted: false }));
  }).flat();

/** Few at first, more since the poster hangs at the entrance. */
const scansOf = (storeId: StoreId, day: string, grown: number): VisitRow[] =>
  Array.from({ length: Math.round(1 + 5 * grown) }, (_, at) => ({
    ...{ day, storeId, stage: 'scan' as const, visitor: `demo scan ${at}` },
    ...{ source: 'store' as const, counted: false },
  }));

export type DemoQuarter = {
  visits: VisitRow[];
  orders: OrderFact[];
  answers: { storeId: StoreId; day: string; minutes: number }[];
};

/** A growing quarter of a store: more visitors towards the weekend, an order every few days, answers within hours. */
export const demoQuarter = (storeId: StoreId, today: string): DemoQuarter => {
  const roll = dice(20_270_406);
  const quarter: DemoQuarter = { visits: [], orders: [], answers: [] };
  for (let ago = DAYS; ago >= 1; ago--) {
    const day = addDays(today, -ago);
    const grown = (DAYS - ago) / DAYS;
    const busy = weekdayOf(day) >= THURSDAY ? 1.5 : 1;
    quarter.visits.push(
      ...scansOf(storeId, day, grown),
      ...visitsOf(storeId, day, Math.round((9 + 13 * grown) * busy * (0.7 + roll() * 0.6)), roll),
    );
    if (roll() < 0.28 + 0.2 * grown) quarter.orders.push(orderOf(storeId, day, ago, roll));
    if (roll() < 0.4) quarter.answers.push({ storeId, day, minutes: 3 + Math.floor(roll() ** 3 * 700) });
  }
  return quarter;
};
