import * as z from 'zod/mini';
import { Day } from '../primitives';

/** meat: בשרי, dairy: חלבי, pareve: פרווה. */
export const FoodKind = z.enum(['meat', 'dairy', 'pareve']);
export type FoodKind = z.infer<typeof FoodKind>;

/** The fourteen allergens of annex II of regulation (EU) 1169/2011. */
export const Allergen = z.enum([
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
]);
export type Allergen = z.infer<typeof Allergen>;

/**
 * Food fields of a dish, or of a unit without a menu.
 * Absent or null: the business has not stated them; an empty list of allergens: it has stated that there are none.
 */
export const foodFields = {
  foodKind: z.optional(z.nullable(FoodKind)),
  isVegan: z.optional(z.boolean()),
  allergens: z.optional(z.nullable(z.array(Allergen).check(z.maxLength(Allergen.options.length)))),
};
export const Food = z.object(foodFields);
export type Food = z.infer<typeof Food>;

/** The certifier of a kitchen: the local rabbinate, its stricter mehadrin, a private court (badatz), or Tzohar. */
export const KashrutCertificate = z.enum(['none', 'rabbinate', 'mehadrin', 'badatz', 'tzohar']);
export type KashrutCertificate = z.infer<typeof KashrutCertificate>;

export const Badatz = z.enum([
  'eda-haredit',
  'beit-yosef',
  'landa',
  'rubin',
  'machzikei-hadat',
  'sheerit-israel',
  'agudat-israel',
  'chatam-sofer',
  'yoreh-deah',
  'kehilot',
  'other',
]);
export type Badatz = z.infer<typeof Badatz>;

/** `until`: the last day on which the certificate is valid. `badatz` names the private court. */
export const KashrutForm = z
  .object({
    certificate: KashrutCertificate,
    badatz: z._default(z.nullable(Badatz), null),
    until: z._default(z.nullable(Day), null),
  })
  .check(
    z.refine(({ certificate, until }) => certificate === 'none' || until !== null, {
      error: 'field.required',
      path: ['until'],
    }),
    z.refine(({ certificate, badatz }) => certificate !== 'badatz' || badatz !== null, {
      error: 'field.required',
      path: ['badatz'],
    }),
  );
export type KashrutForm = z.infer<typeof KashrutForm>;

/** `checked`: an admin has verified the certificate. */
export const StoreKashrut = z.object({
  certificate: KashrutCertificate,
  badatz: z.nullable(Badatz),
  until: z.nullable(z.string()),
  checked: z.boolean(),
});
export type StoreKashrut = z.infer<typeof StoreKashrut>;
