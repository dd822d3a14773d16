import * as z from 'zod/mini';

/** The price of a number of participants at the frozen rates. Sums in shekels. */
export const ParticipantsPrice = z.object({
  participants: z.number(),
  price: z.number(),
  /** The difference from the paid sum: above 0 is to be paid, below 0 is refunded. */
  difference: z.number(),
});
export type ParticipantsPrice = z.infer<typeof ParticipantsPrice>;
