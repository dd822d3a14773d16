import * as z from 'zod/mini';
import { NameTranslations } from './content';
import { OrderTerms } from './order-changes';
import { Id, Instant } from './primitives';

/**
 * How an order follows an invitation. following: participants float; settling: the cut-off has come and one more sale is
 * being paid; settled: the number is final and paid; locked: one more sale was not paid in a day, so the number that was paid
 * stands; left: it follows no more, and what was last agreed stands.
 */
export const FollowingStatus = z.enum(['following', 'settling', 'settled', 'locked', 'left']);
export type FollowingStatus = z.infer<typeof FollowingStatus>;

/** proposed: the business has not answered. lapsed: nobody answered before the cut-off, or a newer one took its place. */
export const AmendmentStatus = z.enum(['proposed', 'accepted', 'refused', 'lapsed']);
export type AmendmentStatus = z.infer<typeof AmendmentStatus>;

const Participants = z.number().check(z.int(), z.gte(1), z.lte(100_000));

/** Another number of participants, too far from the agreed one to hold without the business's yes. Sums in shekels. */
export const Amendment = z.object({
  amendmentId: Id,
  participants: Participants,
  price: z.number(),
  /** Against what is paid: above 0 is to be paid, below 0 comes back. */
  difference: z.number(),
  status: AmendmentStatus,
  /** system: the guests' answers moved so far. */
  by: z.enum(['customer', 'system']),
  proposedAt: Instant,
  answeredAt: z.nullable(Instant),
});
export type Amendment = z.infer<typeof Amendment>;

/** What a number of participants costs at the frozen rates. Sums in shekels. */
export const ParticipantsPrice = z.object({
  participants: z.number(),
  price: z.number(),
  /** Against what is paid. */
  difference: z.number(),
});
export type ParticipantsPrice = z.infer<typeof ParticipantsPrice>;

/** When and where something takes place. `address` null: not this reader's to know, or nowhere in particular. */
export const WhenAndWhere = z.object({ datetime: Instant, address: z.nullable(z.string()) });
export type WhenAndWhere = z.infer<typeof WhenAndWhere>;

/** What has become of the event since its order was agreed on. */
export const EventNews = z.object({
  /** The host has cancelled it. */
  cancelledAt: z.nullable(Instant),
  /** As both sides know it, and as the invitation says now; null: it is where it was. */
  moved: z.nullable(z.object({ from: WhenAndWhere, to: WhenAndWhere })),
  /** The terms on which the order would be as far from its event as it was. */
  offer: z.nullable(OrderTerms),
});
export type EventNews = z.infer<typeof EventNews>;

export const OrderFollowing = z.object({
  status: FollowingStatus,
  /** The invitation; customers only. Null also when it was left while an accepted number is still to be settled. */
  eventId: z.nullable(Id),
  eventTitle: z.nullable(z.string()),
  /** The seats that guests have confirmed by now; null when the invitation is gone. */
  seatsConfirmed: z.nullable(z.number()),
  /** What both sides last agreed. */
  agreedParticipants: z.number(),
  /** What the sum that was paid stands for. */
  paidParticipants: z.number(),
  /** What would be settled if the cut-off were now; null once it has come. */
  estimate: z.nullable(ParticipantsPrice),
  /** The guests' number is more than a tenth from the agreed one, and counts only with the business's yes. */
  beyondAgreed: z.boolean(),
  /** What one participant more than the estimate adds to the price, in shekels; null when the unit takes no more, or a guest costs nothing. */
  oneMoreGuest: z.nullable(z.number()),
  /** What any number costs, in shekels: base and so much for each, and never below `atLeast`; null while there is no price. */
  rate: z.optional(
    z.nullable(z.object({ base: z.number(), perParticipant: z.number(), atLeast: z.number() })),
  ),
  /** The unit's bounds: the number never leaves them. */
  least: z.nullable(z.number()),
  most: z.nullable(z.number()),
  cutOffAt: Instant,
  /** What the cut-off decided. */
  settled: z.nullable(z.extend(ParticipantsPrice, { at: Instant })),
  /** One more sale needs the customer until then. */
  payBy: z.nullable(Instant),
  /** Where the customer confirms it; customers only. */
  authenticateUrl: z.nullable(z.string()),
  /** The newest one. */
  amendment: z.nullable(Amendment),
  event: EventNews,
});
export type OrderFollowing = z.infer<typeof OrderFollowing>;

/** An order as the desk of the invitation it follows shows it. */
export const FollowingOrder = z.object({
  orderId: Id,
  code: z.string(),
  partnerName: z.string(),
  menuName: z.string(),
  menuNames: NameTranslations,
  following: OrderFollowing,
});
export type FollowingOrder = z.infer<typeof FollowingOrder>;

/** What guests asked for, counted over those who come, never in their words. `other`: what is none of the known kinds; the hosts know it. */
export const KitchenWish = z.object({
  kind: z.enum([
    'vegetarian',
    'vegan',
    'gluten_free',
    'lactose_free',
    'nut_allergy',
    'allergy',
    'kosher_strict',
    'diabetic',
    'child',
    'wheelchair',
    'other',
  ]),
  count: z.number(),
});
export type KitchenWish = z.infer<typeof KitchenWish>;
