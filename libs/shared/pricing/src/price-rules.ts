import {
  AFTER_SHABBAT,
  type MinimumOrder,
  type PriceChange,
  type PriceRule,
  type PriceSeason,
  SHABBAT,
} from '@smachot/contracts';
import { toAgorot, wallTime } from '@smachot/kernel';

/** Price rules and minimum order of a unit. */
export type PriceTerms = {
  priceRules?: readonly PriceRule[] | undefined;
  minimumOrder?: MinimumOrder | null | undefined;
};

/** On Saturdays the night after Shabbat begins then, all year: nightfall moves by three hours, and a price should not. */
const AFTER_SHABBAT_FROM = '17:00';

/** A moment as prices know it: `weekday` as `PriceDay` numbers it. */
export type PricedDay = { day: string; weekday: number };

/** @param start when the event begins */
export const pricedDayOf = (start: Date): PricedDay => {
  const { day, time, weekday } = wallTime(start);
  return { day, weekday: weekday === SHABBAT && time >= AFTER_SHABBAT_FROM ? AFTER_SHABBAT : weekday };
};

const isWithin = (season: PriceSeason, day: string): boolean => {
  const { from, to } = season;
  if (season.recurs === 'once') return from <= day && day <= to;
  const ofYear = day.slice(5);
  // one that ends before it begins goes on in the next year
  return from <= to ? from <= ofYear && ofYear <= to : from <= ofYear || ofYear <= to;
};

const applies = ({ days, season }: PriceRule, { day, weekday }: PricedDay): boolean =>
  (days.length === 0 || days.includes(weekday)) && (season === null || isWithin(season, day));

/** Of rules that apply the first one counts, alone. Null: the usual price. */
export const ruleOn = (
  { priceRules = [] }: PriceTerms,
  start: string | null | undefined,
): PriceRule | null => {
  if (!start || priceRules.length === 0) return null;
  const day = pricedDayOf(new Date(start));
  return priceRules.find((rule) => applies(rule, day)) ?? null;
};

/** A price as a straight line: base + perParticipant × n agorot. */
export type PriceSlope = { base: number; perParticipant: number };

/** To the agora, halves up; sums are never negative. */
const changedBy = (agorot: number, percent: number): number =>
  Math.floor((agorot * (100 + percent) + 50) / 100);

/** A unit's own sums, without chosen items. `isFlat`: the price does not depend on the number. */
export type OwnSums = PriceSlope & { isFlat: boolean };

/**
 * The price line under a rule. A percentage changes both sums, each rounded to the agora, so that the price stays linear; a fixed
 * price replaces the unit's `own` sums, and chosen items are added as before.
 */
export const changedSlope = (usual: PriceSlope, own: OwnSums, change: PriceChange): PriceSlope =>
  change.type === 'percent'
    ? {
        base: changedBy(usual.base, change.percent),
        perParticipant: changedBy(usual.perParticipant, change.percent),
      }
    : {
        base: usual.base - own.base + toAgorot(change.price),
        perParticipant:
          usual.perParticipant - own.perParticipant + (own.isFlat ? 0 : toAgorot(change.pricePerParticipant)),
      };

/** The least that is charged: agorot, and participants. */
export type Least = { sum: number; participants: number };

export const leastOf = ({ minimumOrder }: PriceTerms): Least => ({
  sum: toAgorot(minimumOrder?.sum ?? 0),
  participants: minimumOrder?.participants ?? 0,
});

/** Agorot for so many, at least the minimum. */
export const chargedFor = (
  { base, perParticipant }: PriceSlope,
  least: Least,
  participants: number,
): number => Math.max(least.sum, base + perParticipant * Math.max(participants, least.participants));
