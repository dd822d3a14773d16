import * as z from 'zod/mini';
import { NameTranslations } from '../stores/content';
import { Food } from '../stores/food';

/** The chosen items by name, section by section, as the kitchen reads them. */
export const OrderMenu = z.array(
  z.object({
    section: z.string(),
    translations: NameTranslations,
    items: z.array(
      z.extend(Food, {
        name: z.string(),
        translations: NameTranslations,
        quantity: z.number(),
        included: z.boolean(),
      }),
    ),
  }),
);
export type OrderMenu = z.infer<typeof OrderMenu>;
