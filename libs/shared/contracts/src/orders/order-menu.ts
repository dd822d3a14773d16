import * as z from 'zod/mini';
import { NameTranslations } from '../stores/content';
import { Food } from '../stores/food';

/** guest: the quantity is for each guest. piece: it is a number of pieces, however many guests there are. */
export const DishPer = z.enum(['guest', 'piece']);
export type DishPer = z.infer<typeof DishPer>;

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
        /** As of a dish of the kitchen; absent in orders of before it was kept. */
        per: z.optional(DishPer),
        included: z.boolean(),
      }),
    ),
  }),
);
export type OrderMenu = z.infer<typeof OrderMenu>;
