import * as z from 'zod/mini';

/** Occasions of a celebration, by which businesses are found; of an invitation, all but `memorial`. Their order is that of stored bits. */
export const Occasion = z.enum([
  'wedding',
  'henna',
  'toast',
  'bar-mitzva',
  'bat-mitzva',
  'brit',
  'birthday',
  'engagement',
  'shabbat',
  'corporate',
  'memorial',
  'other',
]);
export type Occasion = z.infer<typeof Occasion>;

export const StoreSetting = z.enum(['indoor', 'outdoor']);
export type StoreSetting = z.infer<typeof StoreSetting>;

/** Languages a business speaks with its customers. */
export const SpokenLanguage = z.enum(['he', 'en', 'ar', 'ru', 'fr', 'es', 'am']);
export type SpokenLanguage = z.infer<typeof SpokenLanguage>;

const some = <T extends z.core.$ZodType>(options: T, most: number) =>
  z._default(z.array(options).check(z.maxLength(most)), []);

/** Occasions that a store or unit suits; empty: the business has named none. */
export const Occasions = some(Occasion, Occasion.options.length);

/** Attributes by which a store is found besides its words, its place and its prices; empty means not stated. */
export const StoreFacts = z.object({
  occasions: Occasions,
  isAccessible: z._default(z.boolean(), false),
  settings: some(StoreSetting, StoreSetting.options.length),
  languages: some(SpokenLanguage, SpokenLanguage.options.length),
});
export type StoreFacts = z.infer<typeof StoreFacts>;
