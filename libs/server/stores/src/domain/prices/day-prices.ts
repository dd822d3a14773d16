import type { Occasion, PriceSeason } from '@smachot/contracts';
import {
  changedSlope,
  fromPrice,
  LEAST_CHARGE,
  type Least,
  leastOf,
  ownSums,
  pricedDayOf,
  type PriceTerms,
} from '@smachot/pricing';
import { pricedOf, type PricingUnitState } from '../pricing-units/pricing-unit';
import { bitsOf } from '../traits';
import type { Offer } from './price-steps';

/** A public unit with all fields that determine its price; its own columns are the usual price of its default configuration. */
export type PricedOffer = Offer & Pick<PricingUnitState, 'type' | 'content'>;

/**
 * The price of a unit (by its place among its store's) on the days of one rule, or usually: at least `sum`, else base + per
 * × n agorot with no fewer than `heads` counted, for least ≤ n ≤ most; `from` without a headcount. Of the lines of a unit
 * that hold on a day the first one counts.
 */
export type DayLine = {
  unit: number;
  /** Bit n: day n of `PriceDay`; bit 8: the day is not given. */
  days: number;
  /** Both inclusive: of a yearly season MMDD, else YYYYMMDD. */
  since: number;
  until: number;
  least: number | null;
  most: number | null;
  base: number | null;
  per: number | null;
  heads: number;
  sum: number;
  from: number | null;
};

/** The requested day, as the price lines compare it. */
export type RequestedDay = { bit: number; ofYear: number; day: number };

const ALL_DAYS = 0b1111_1111;
const NO_DAY = 1 << 8;
const EVER = { since: 0, until: 99_999_999 };

const numberOf = (day: string): number => Number(day.replaceAll('-', ''));

/** @param start null: the day is not given */
export const askedDay = (start: Date | null): RequestedDay => {
  if (!start) return { bit: NO_DAY, ofYear: 0, day: 0 };
  const { day, weekday } = pricedDayOf(start);
  return { bit: 1 << weekday, ofYear: numberOf(day.slice(5)), day: numberOf(day) };
};

/** One interval, or two where a year ends within it. */
const stretchesOf = (season: PriceSeason | null): Pick<DayLine, 'since' | 'until'>[] => {
  if (!season) return [EVER];
  const [since, until] = [numberOf(season.from), numberOf(season.to)];
  if (since <= until) return [{ since, until }];
  return [
    { since, until: 1231 },
    { since: 101, until },
  ];
};

const termsOf = ({ content }: PricedOffer): PriceTerms => content;
const rulesOf = (offer: PricedOffer) => termsOf(offer).priceRules ?? [];

/** The offer at the prices of each of its rules. */
const ruled = (offer: PricedOffer): Offer[] =>
  rulesOf(offer).map(({ change, ...when }) => {
    const unit = pricedOf(offer);
    const { base, per, content } = offer;
    const slope =
      base === null || per === null
        ? null
        : changedSlope({ base, perParticipant: per }, ownSums(unit), change);
    const { startingFromPrice } = content;
    return {
      ...offer,
      base: slope?.base ?? null,
      per: slope?.perParticipant ?? null,
      from: fromPrice({ ...unit, startingFromPrice }, { change, ...when }),
    };
  });

const linesOf = (offer: PricedOffer, unit: number): DayLine[] => {
  const { participants: heads, sum } = leastOf(termsOf(offer));
  const line = ({ base, per, min, max, from }: Offer) => ({
    ...{ unit, heads, sum },
    ...{ base, per, from, least: min, most: max },
  });
  const changed = ruled(offer).flatMap((one, at) => {
    const { days, season } = rulesOf(offer)[at]!;
    const bits = days.reduce((all, day) => all | (1 << day), 0) || ALL_DAYS;
    return stretchesOf(season).map((stretch) => ({ ...line(one), ...stretch, days: bits }));
  });
  return [...changed, { ...line(offer), ...EVER, days: ALL_DAYS | NO_DAY }];
};

/** Splits a unit with a minimum sum: a flat line up to some headcount, and its own price from there on. */
const pieces = (offer: Offer, least: Least): Offer[] => {
  const { base, per, min, max } = offer;
  if (base === null || per === null || min === null || max === null) return [offer];
  const flat = Math.max(least.sum, base + per * least.participants);
  if (per === 0) return [{ ...offer, base: flat }];
  if (base + per * min >= flat) return [offer];
  const beyond = base + per * max <= flat ? max + 1 : (flat - base - ((flat - base) % per)) / per + 1;
  const minimum = { ...offer, base: flat, per: 0, max: beyond - 1 };
  return beyond > max ? [minimum] : [minimum, { ...offer, min: beyond, from: null }];
};

const piecesOf = (offer: PricedOffer, on: Offer[]): Offer[] =>
  on.flatMap((one) => pieces(one, leastOf(termsOf(offer))));

/** Units at their usual price, with their minimum sum applied. */
export const usualOffers = (offers: readonly PricedOffer[]): Offer[] =>
  offers.flatMap((offer) => piecesOf(offer, [offer]));

/** Units at every price they have on any day: the store never costs less than the cheapest of them. */
export const offersOfAnyDay = (offers: readonly PricedOffer[]): Offer[] =>
  offers.flatMap((offer) => piecesOf(offer, [offer, ...ruled(offer)]));

export const isPricedByDay = (offers: readonly PricedOffer[]): boolean =>
  offers.some((offer) => rulesOf(offer).length > 0);

/** Whether an offer is below the least charge, so that it cannot be ordered by itself. */
const isTooLittle = ({ base, per, min, from }: Offer): boolean =>
  (base !== null && per !== null && base + per * (min ?? 1) < LEAST_CHARGE) ||
  (from !== null && from < LEAST_CHARGE);

/** Whether the steps of the usual price suffice on every day, when no occasion is given. */
export const areStepsEnough = (offers: readonly PricedOffer[]): boolean =>
  !isPricedByDay(offers) && !offers.some(isTooLittle);

const occasionsOf = ({ content }: PricedOffer): readonly Occasion[] => content.occasions ?? [];

/** Of each unit the occasions it is for, as bits of traits (-1: any); null: no unit names one. */
export const suitedOccasions = (offers: readonly PricedOffer[]): number[] | null =>
  offers.some((offer) => occasionsOf(offer).length > 0)
    ? offers.map((offer) => {
        const named = occasionsOf(offer).map((occasion) => `suits:${occasion}` as const);
        return named.length > 0 ? bitsOf(named) : -1;
      })
    : null;

/** The lines of units, where the steps of the usual price do not suffice; null: they do. */
export const dayLines = (offers: readonly PricedOffer[]): DayLine[] | null =>
  areStepsEnough(offers) && suitedOccasions(offers) === null ? null : offers.flatMap(linesOf);
