import * as z from 'zod/mini';

/** What people celebrate; the first three can have an invitation with answers. For finding and recommending only. */
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

/** Celebrations something suits; none: it does not say. */
export const Occasions = some(Occasion, Occasion.options.length);

/** By what a store is found beside its words, its place and its prices; what is empty is not said. */
export const StoreFacts = z.object({
  occasions: Occasions,
  isAccessible: z._default(z.boolean(), false),
  settings: some(StoreSetting, StoreSetting.options.length),
  languages: some(SpokenLanguage, SpokenLanguage.options.length),
});
export type StoreFacts = z.infer<typeof StoreFacts>;
