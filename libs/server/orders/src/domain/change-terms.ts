import type { Location } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { priceAt, type Rates } from '@smachot/pricing';
import type { FollowingState } from './following-state';
import type { OrderState } from './order-state';

/** Other terms of an order. `location` null: where it was. `km`: how far the business comes then; null: that cannot be told. */
export type WantedTerms = { startsAt: Date; location: Location | null; km: number | null };

/** From then on the terms of an order are final. */
export const closesAt = ({ cutOffAt, startsAt }: OrderState): Date => cutOffAt ?? startsAt;

/** The same distance before another start. */
export const closesAtOf = (order: OrderState, startsAt: Date): Date =>
  new Date(closesAt(order).getTime() + startsAt.getTime() - order.startsAt.getTime());

/** The rates with another way to the customer; those of a place that stays are as they were. */
export const ratesAt = (rates: Rates | null, { location, km }: WantedTerms): Rates | null =>
  rates?.delivery && location && km !== null ? { ...rates, delivery: { ...rates.delivery, km } } : rates;

const isSamePlace = (order: OrderState, location: Location | null): boolean => {
  const own = order.summary.eventInfo.location;
  return location === null || JSON.stringify(location) === JSON.stringify(own);
};

/**
 * Whether an order may be asked to take other terms, and what they add to its price. Another place changes what coming there costs;
 * that is settled at the cut-off of an order that follows an invitation, and where no settlement comes it is refused.
 */
export const judgeTerms = (
  order: OrderState,
  following: FollowingState | undefined,
  wanted: WantedTerms,
  now: Date,
): Result<{ difference: number }> => {
  const paid = order.paymentStatus === 'captured' || order.paymentStatus === 'none';
  if (order.status !== 'approved' || !paid || following?.status === 'settling')
    return refuse('lifecycle.illegal_move');
  if (closesAt(order) <= now) return refuse('change.too_late');
  if (wanted.startsAt <= now) return refuse('slot.past');
  if (closesAtOf(order, wanted.startsAt) <= now) return refuse('slot.notice');
  if (isSamePlace(order, wanted.location))
    return wanted.startsAt.getTime() === order.startsAt.getTime()
      ? refuse('change.needless')
      : accept({ difference: 0 });
  return judgePlace(order, following, wanted);
};

const judgePlace = (
  order: OrderState,
  following: FollowingState | undefined,
  wanted: WantedTerms,
): Result<{ difference: number }> => {
  if (!order.rates?.delivery) return refuse('change.place_fixed');
  if (wanted.km === null) return refuse('price.place_missing');
  const participants = following?.agreedParticipants ?? order.summary.eventInfo.participants;
  const [before, after] = [order.rates, ratesAt(order.rates, wanted)!].map((rates) =>
    priceAt(rates, participants),
  );
  if (!before!.ok) return refuse(before!.code);
  if (!after!.ok) return refuse(after!.code);
  const difference = after!.total - before!.total;
  const settles = following?.status === 'following' && order.paymentId !== null;
  return difference !== 0 && !settles ? refuse('change.priced') : accept({ difference });
};
