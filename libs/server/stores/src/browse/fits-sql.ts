import type { Area } from '@smachot/contracts';
import { HOUR_MS, wallTime } from '@smachot/kernel';
import { bitsOf } from '../domain/traits';
import type { Wanted } from './wanted-page';
import { unseen } from './walks';

export class Parameters {
  readonly all: unknown[] = [];
  add(value: unknown, type: string): string {
    this.all.push(value);
    return `$${this.all.length}::${type}`;
  }
}

/** Kilometres per degree of latitude, on the globe that distances are measured on, rounded down. */
const LEAST_KM_A_DEGREE = 111;

/** The condition that the place is within reach. Most stores are too far north or south already, which needs no sine. */
export const near = (km: string, lat: string): string[] => [
  `case when abs(l.lat - ${lat}) * ${LEAST_KM_A_DEGREE} < l.reach_km + 1 then ${km} <= l.reach_km end`,
];

/** Conditions at that moment: the store's opening rules, its notice and its taken slots. */
export const freeThen = (then: Date, now: Date, parameters: Parameters): string[] => {
  const hours = Math.floor((then.getTime() - now.getTime()) / HOUR_MS);
  const notice = unseen(parameters.add(hours, 'int'));
  const at = parameters.add(then, 'timestamptz');
  const month = parameters.add(`${then.toISOString().slice(0, 7)}-01`, 'date');
  const day = parameters.add(wallTime(then).day, 'date');
  return [
    `l.shortest_notice <= ${notice}`,
    `(l.always_open or (select m.open @> ${at} from stores.open_months m where m.store_id = l.store_id and m.month = ${month}))`,
    `((select t.taken from stores.taken_days t where t.store_id = l.store_id and t.day = ${day}) < l.daily_capacity) is not false`,
  ];
};

/**
 * In a part of the map. Not hidden from the planner: whether the index of places (`listings_by_area`) is shorter than that of the order
 * depends on how large the part is.
 */
const within = ({ south, west, north, east }: Area, parameters: Parameters): string[] => {
  const at = (degrees: number) => parameters.add(degrees, 'float8');
  return [`l.lat between ${at(south)} and ${at(north)}`, `l.lng between ${at(west)} and ${at(east)}`];
};

/** Conditions on the listing alone. A certificate has to be valid on the day of the celebration, or today. */
export const narrowed = (wanted: Wanted, now: Date, parameters: Parameters): string[] => {
  const { rating, traits = [], seats, notice, datetime, area } = wanted;
  const found: string[] = [];
  if (area) found.push(...within(area, parameters));
  if (rating) found.push(`l.rating >= ${parameters.add(Math.round(rating * 100), 'int')}`);
  if (traits.length) {
    const bits = unseen(parameters.add(bitsOf(traits), 'bigint'));
    found.push(`l.traits & ${bits} = ${bits}`);
  }
  if (traits.some((trait) => trait.startsWith('kosher')))
    found.push(`l.kosher_until >= ${unseen(parameters.add(wallTime(datetime ?? now).day, 'date'))}`);
  if (seats) found.push(`(l.seats >= ${unseen(parameters.add(seats, 'int'))}) is not false`);
  if (notice) found.push(`l.shortest_notice <= ${unseen(parameters.add(notice, 'int'))}`);
  return found;
};
