import * as z from 'zod/mini';
import { CouponDiscount } from '../coupons/coupon-terms';
import { NameTranslations } from '../stores/content';
import { Attendance } from './attendance';
import { OrderTerms } from './order-changes';
import { ParticipantsPrice } from './participants-price';
import { Instant } from '../primitives';
import { AmendmentId, EventId, OrderId } from '../ids';

/**
 * State of an order's link to an invitation. following: the number of participants floats; counting: the cut-off has passed, and
 * who arrives decides what is paid; settling: one additional sale is being paid; settled: the number is final and paid; locked: the additional sale was not paid within a day,
 * so the number that was paid stands; left: the order is unlinked, and the last agreed number stands.
 */
export const LinkedOrderStatus = z.enum(['following', 'counting', 'settling', 'settled', 'locked', 'left']);
export type LinkedOrderStatus = z.infer<typeof LinkedOrderStatus>;

/** Whose seats an order counts. guests: of all who confirmed; rides: of those of them who need a ride. */
export const LinkedCount = z.enum(['guests', 'rides']);
export type LinkedCount = z.infer<typeof LinkedCount>;

/** proposed: the business has not answered. lapsed: no answer came before the cut-off, or a newer amendment replaced it. */
export const AmendmentStatus = z.enum(['proposed', 'accepted', 'refused', 'lapsed']);
export type AmendmentStatus = z.infer<typeof AmendmentStatus>;

const Participants = z.number().check(z.int(), z.gte(1), z.lte(100_000));

/** A proposed number of participants that is too far from the agreed one to apply without the business's consent. Sums in shekels. */
export const Amendment = z.object({
  amendmentId: AmendmentId,
  participants: Participants,
  price: z.number(),
  /** The difference from the paid sum: above 0 is to be paid, below 0 is refunded. */
  difference: z.number(),
  status: AmendmentStatus,
  /** system: the guests' answers changed the number. */
  by: z.enum(['customer', 'system']),
  proposedAt: Instant,
  answeredAt: z.nullable(Instant),
});
export type Amendment = z.infer<typeof Amendment>;

/** Time and place of an event. `address` null: hidden from this reader, or not specified. */
export const WhenAndWhere = z.object({ datetime: Instant, address: z.nullable(z.string()) });
export type WhenAndWhere = z.infer<typeof WhenAndWhere>;

/** Changes of the event since its order was agreed on. */
export const EventNews = z.object({
  /** The host has cancelled it. */
  cancelledAt: z.nullable(Instant),
  /** The time and place that both sides know, and those of the invitation now; null: unchanged. */
  moved: z.nullable(z.object({ from: WhenAndWhere, to: WhenAndWhere })),
  /** The order's terms shifted so that it is as far from its event as before. */
  offer: z.nullable(OrderTerms),
});
export type EventNews = z.infer<typeof EventNews>;

export const LinkedOrder = z.object({
  status: LinkedOrderStatus,
  /** The invitation, for customers only. Also null when the order was unlinked while an accepted number is still to be settled. */
  eventId: z.nullable(EventId),
  eventTitle: z.nullable(z.string()),
  /** Absent: `guests`. */
  counts: z.optional(LinkedCount),
  /** The seats that count so far; null when the invitation is gone. */
  seatsConfirmed: z.nullable(z.number()),
  /** The number that both sides last agreed. */
  agreedParticipants: z.number(),
  /** The number that the paid sum covers. */
  paidParticipants: z.number(),
  /** The price that would be settled if the cut-off were now; null once it has passed. */
  estimate: z.nullable(ParticipantsPrice),
  /** The guests' number differs from the agreed one by more than a tenth, and needs the business's consent. */
  beyondAgreed: z.boolean(),
  /** The price in shekels of one participant above the estimate; null when the unit takes no more, or a guest costs nothing. */
  oneMoreGuest: z.nullable(z.number()),
  /**
   * The price of any number, in shekels: base plus an amount per participant, and never below `atLeast`; a coupon is taken off all of it but
   * `way`, the delivery. Null while there is no price.
   */
  rate: z.optional(
    z.nullable(
      z.object({
        base: z.number(),
        perParticipant: z.number(),
        atLeast: z.number(),
        way: z.optional(z.number()),
        coupon: z.optional(z.nullable(CouponDiscount)),
      }),
    ),
  ),
  /** The unit's bounds, which the number never leaves. */
  least: z.nullable(z.number()),
  most: z.nullable(z.number()),
  cutOffAt: Instant,
  /** The result of the cut-off. */
  settled: z.nullable(z.extend(ParticipantsPrice, { at: Instant })),
  /** The deadline for the customer's payment of the additional sale. */
  payBy: z.nullable(Instant),
  /** The address where the customer confirms the sale; customers only. */
  authenticateUrl: z.nullable(z.string()),
  /** The newest amendment. */
  amendment: z.nullable(Amendment),
  /** The newest agreement to settle by who arrived. */
  attendance: z.optional(z.nullable(Attendance)),
  event: EventNews,
});
export type LinkedOrder = z.infer<typeof LinkedOrder>;

/** A linked order as the host's screen of its invitation shows it. */
export const EventOrder = z.object({
  orderId: OrderId,
  code: z.string(),
  partnerName: z.string(),
  menuName: z.string(),
  menuNames: NameTranslations,
  following: LinkedOrder,
});
export type EventOrder = z.infer<typeof EventOrder>;

/** When answers have to be in, for whom. */
export const HeadcountDeadline = z.object({ partnerName: z.string(), cutOffAt: Instant });
export type HeadcountDeadline = z.infer<typeof HeadcountDeadline>;

/** A kind of special request, counted over the guests who come, without their words. `other`: no known kind; the hosts know it. */
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
