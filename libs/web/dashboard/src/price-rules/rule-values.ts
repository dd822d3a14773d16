import {
  type MinimumOrder,
  PriceRule,
  type PriceRule as Rule,
  type PriceSeason,
  type PricingUnit,
} from '@smachot/contracts';
import type { PriceTerms } from '@smachot/pricing';
import { lenient, needed, numberOf, sumOf, typed } from '../values/typed';

export type SeasonKind = 'none' | 'yearly' | 'once';
export type ChangeKind = 'more' | 'less' | 'price';

/** One rule as it is typed. Days of a yearly season have a year here, which does not count. */
export type RuleValues = {
  key: string;
  days: number[];
  season: SeasonKind;
  /** `YYYY-MM-DD`, or empty. */
  from: string;
  to: string;
  change: ChangeKind;
  percent: string;
  price: string;
  pricePerParticipant: string;
};

/** Absent in drafts that are older than these fields. */
export type TermsValues = {
  priceRules?: RuleValues[];
  minimumSum?: string;
  minimumParticipants?: string;
};

export const emptyRule = (key: string): RuleValues => ({
  key,
  days: [],
  season: 'none',
  from: '',
  to: '',
  change: 'more',
  percent: '',
  price: '',
  pricePerParticipant: '',
});

/** It has the leap day as well. */
const ANY_YEAR = '2028';
const seasonValues = (season: PriceSeason | null): Pick<RuleValues, 'season' | 'from' | 'to'> => {
  if (!season) return { season: 'none', from: '', to: '' };
  const { recurs, from, to } = season;
  return recurs === 'once'
    ? { season: 'once', from, to }
    : { season: 'yearly', from: `${ANY_YEAR}-${from}`, to: `${ANY_YEAR}-${to}` };
};
const ruleValues = ({ days, season, change }: Rule, key: string): RuleValues => ({
  ...emptyRule(key),
  days,
  ...seasonValues(season),
  ...(change.type === 'percent'
    ? { change: change.percent < 0 ? 'less' : 'more', percent: typed(Math.abs(change.percent)) }
    : {
        change: 'price',
        price: change.price ? typed(change.price) : '',
        pricePerParticipant: change.pricePerParticipant ? typed(change.pricePerParticipant) : '',
      }),
});

export const termsValues = (
  { priceRules = [], minimumOrder }: PricingUnit,
  newKey: () => string,
): Required<TermsValues> => ({
  priceRules: priceRules.map((rule) => ruleValues(rule, newKey())),
  minimumSum: typed(minimumOrder?.sum),
  minimumParticipants: typed(minimumOrder?.participants),
});

const seasonWire = ({ season, from, to }: RuleValues) => {
  if (season === 'none') return null;
  if (season === 'once') return { recurs: 'once', from, to };
  return { recurs: 'yearly', from: from.slice(5), to: to.slice(5) };
};
const changeWire = ({ change, percent, price, pricePerParticipant }: RuleValues, isFlat: boolean) => {
  if (change === 'price')
    return {
      type: 'price',
      price: isFlat ? needed(price) : sumOf(price),
      pricePerParticipant: isFlat ? 0 : sumOf(pricePerParticipant),
    };
  const said = needed(percent);
  return { type: 'percent', percent: said === undefined || change === 'more' ? said : -Math.abs(said) };
};
const ruleWire = (rule: RuleValues, isFlat: boolean) => ({
  days: rule.days,
  season: seasonWire(rule),
  change: changeWire(rule, isFlat),
});

/** As the contract takes it. `isFlat`: the price knows no participants, and neither do its rules. */
export const termsWire = (
  { priceRules = [], minimumSum = '', minimumParticipants = '' }: TermsValues,
  isFlat: boolean,
) => {
  const sum = numberOf(minimumSum);
  const participants = isFlat ? null : numberOf(minimumParticipants);
  return {
    ...(priceRules.length ? { priceRules: priceRules.map((rule) => ruleWire(rule, isFlat)) } : {}),
    ...(sum === null && participants === null ? {} : { minimumOrder: { sum, participants } }),
  };
};

const wholeNumber = (value: string): number | null => Math.max(0, Math.floor(lenient(value))) || null;
/** The price terms while they are being typed: incomplete rules change nothing. */
export const draftTerms = (values: TermsValues, isFlat: boolean): PriceTerms => {
  const { priceRules = [], minimumSum = '', minimumParticipants = '' } = values;
  const minimumOrder: MinimumOrder = {
    sum: Math.max(0, Math.round(lenient(minimumSum) * 100) / 100) || null,
    participants: isFlat ? null : wholeNumber(minimumParticipants),
  };
  return {
    minimumOrder,
    priceRules: priceRules.flatMap((rule) => {
      const parsed = PriceRule.safeParse(ruleWire(rule, isFlat));
      return parsed.success ? [parsed.data] : [];
    }),
  };
};
