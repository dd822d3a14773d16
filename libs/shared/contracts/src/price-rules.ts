import * as z from 'zod/mini';
import { Day, decimal, Participants, Shekels } from './primitives';

/** When an event begins, by the clock in Israel: 0 is Sunday, 6 Shabbat, 7 the night after it (Saturday from 17:00). */
export const PriceDay = z.number().check(z.int(), z.gte(0), z.lte(7));
export const SHABBAT = 6;
export const AFTER_SHABBAT = 7;

/** A day of any year, "MM-DD". */
const DayOfYear = z.string({ error: 'date.invalid' }).check(
  z.refine((day) => /^\d\d-\d\d$/.test(day) && Day.safeParse(`2024-${day}`).success, {
    error: 'date.invalid',
  }),
);
/** Both days belong to it. A yearly season may begin in one year and end in the next. */
export const PriceSeason = z.discriminatedUnion('recurs', [
  z.object({ recurs: z.literal('yearly'), from: DayOfYear, to: DayOfYear }),
  z
    .object({ recurs: z.literal('once'), from: Day, to: Day })
    .check(z.refine(({ from, to }) => from <= to, { error: 'number.range', path: ['to'] })),
]);
export type PriceSeason = z.infer<typeof PriceSeason>;

/** percent: of everything but the way there, up or down. price: instead of the unit's own sums; what is chosen is added as ever. */
export const PriceChange = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('percent'),
    percent: decimal(z.int({ error: 'number.whole' }), z.gte(-90), z.lte(300)),
  }),
  z.object({
    type: z.literal('price'),
    price: Shekels,
    /** Of units that are priced by their participants. */
    pricePerParticipant: z._default(Shekels, 0),
  }),
]);
export type PriceChange = z.infer<typeof PriceChange>;

/** On these days, no day meaning all, within this season, null meaning all year, the price is another one. */
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

/** What is charged at least, the way there apart: for so many participants, and so many shekels. Null: no such bound. */
export const MinimumOrder = z.object({
  sum: z.nullable(Shekels),
  participants: z.nullable(Participants),
});
export type MinimumOrder = z.infer<typeof MinimumOrder>;

export const MOST_PRICE_RULES = 10;
/** Of every unit. The first rule that applies counts, alone; the minimum comes after it. */
export const priceTerms = {
  priceRules: z.optional(z.array(PriceRule).check(z.maxLength(MOST_PRICE_RULES))),
  minimumOrder: z.optional(z.nullable(MinimumOrder)),
};

/** A minimum that nobody may order would be charged for more than come. */
export const minimumFits =
  (mostOf: (form: never) => number | null) =>
  (form: { minimumOrder?: MinimumOrder | null | undefined }): boolean => {
    const most = mostOf(form as never);
    const least = form.minimumOrder?.participants ?? null;
    return least === null || most === null || least <= most;
  };
