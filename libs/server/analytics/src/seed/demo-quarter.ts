import type { StoreId, VisitSource, VisitStage } from '@smachot/contracts';
import { addDays } from '@smachot/kernel';
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
const drawn = <T>(shares: Shares<T>, rolled: number): T =>
  (shares.find(([, upTo]) => rolled <= upTo) ?? shares[0]!)[0];

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

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
  answers: { storeId: StoreId; day: string; minutes: number }[];
};

/** Half a year of a growing store: more visitors towards the weekend, answers within hours. */
export const demoQuarter = (storeId: StoreId, today: string): DemoQuarter => {
  const roll = dice(20_270_406);
  const quarter: DemoQuarter = { visits: [], answers: [] };
  for (let ago = DAYS; ago >= 1; ago--) {
    const day = addDays(today, -ago);
    const grown = (DAYS - ago) / DAYS;
    const busy = weekdayOf(day) >= THURSDAY ? 1.5 : 1;
    quarter.visits.push(
      ...scansOf(storeId, day, grown),
      ...visitsOf(storeId, day, Math.round((9 + 13 * grown) * busy * (0.7 + roll() * 0.6)), roll),
    );
    if (roll() < 0.4) quarter.answers.push({ storeId, day, minutes: 3 + Math.floor(roll() ** 3 * 700) });
  }
  return quarter;
};
