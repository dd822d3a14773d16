import * as z from 'zod/mini';
import { Day, decimal, Participants, Shekels } from '../primitives';

/** The day on which an event begins, by the clock in Israel: 0 is Sunday, 6 Shabbat, 7 the night after it (Saturday from 17:00). */
const PriceDay = z.number().check(z.int(), z.gte(0), z.lte(7));
export const SHABBAT = 6;
export const AFTER_SHABBAT = 7;

/** A day of any year, "MM-DD". */
const DayOfYear = z.string({ error: 'date.invalid' }).check(
  z.refine((day) => /^\d\d-\d\d$/.test(day) && Day.safeParse(`2024-${day}`).success, {
    error: 'date.invalid',
  }),
);
/** A season, both days included. A yearly season may begin in one year and end in the next. */
export const PriceSeason = z.discriminatedUnion('recurs', [
  z.object({ recurs: z.literal('yearly'), from: DayOfYear, to: DayOfYear }),
  z
    .object({ recurs: z.literal('once'), from: Day, to: Day })
    .check(z.refine(({ from, to }) => from <= to, { error: 'number.range', path: ['to'] })),
]);
export type PriceSeason = z.infer<typeof PriceSeason>;

/**
 * The effect of a rule. percent: of everything except delivery, up or down. price: replaces the unit's own sums; chosen items are
 * added as usual.
 */
export const PriceChange = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('percent'),
    percent: decimal(z.int({ error: 'number.whole' }), z.gte(-90), z.lte(300)),
  }),
  z.object({
    type: z.literal('price'),
    price: Shekels,
    /** For units that are priced per participant. */
    pricePerParticipant: z._default(Shekels, 0),
  }),
]);
export type PriceChange = z.infer<typeof PriceChange>;

/** A different price on these days (no day means all) within this season (null means all year). */
export const PriceRule = z
  .object({
    days: z.array(PriceDay).check(
      z.maxLength(8),
      z.refine((days) => new Set(days).size === days.length, { error: 'price_rule.day_twice' }),
    ),
    season: z.nullable(PriceSeason),
    change: PriceChange,
  })
  .check(
    z.refine(({ days, season }) => days.length > 0 || season !== null, {
      error: 'price_rule.always',
      path: ['days'],
    }),
  );
export type PriceRule = z.infer<typeof PriceRule>;

/** The lowest charge, without delivery: a number of participants, and a sum in shekels. Null: no lower bound. */
export const MinimumOrder = z.object({
  sum: z.nullable(Shekels),
  participants: z.nullable(Participants),
});
export type MinimumOrder = z.infer<typeof MinimumOrder>;

export const MOST_PRICE_RULES = 10;
/** Price terms of every unit. Only the first rule that applies counts; the minimum is applied after it. */
export const priceTerms = {
  priceRules: z.optional(z.array(PriceRule).check(z.maxLength(MOST_PRICE_RULES))),
  minimumOrder: z.optional(z.nullable(MinimumOrder)),
};

/** Checks the minimum against the unit's maximum: a higher minimum would charge every order for more people than come. */
export const minimumFits =
  (mostOf: (form: never) => number | null) =>
  (form: { minimumOrder?: MinimumOrder | null | undefined }): boolean => {
    const most = mostOf(form as never);
    const least = form.minimumOrder?.participants ?? null;
    return least === null || most === null || least <= most;
  };
