import type { Order, LinkedOrder, ParticipantsPrice } from '@smachot/contracts';
import { amendmentLifecycle, linkedOrderLifecycle, orderLifecycle } from '@smachot/lifecycles';
import { needsAmendment, sumAt } from '@smachot/pricing';

/** Actions on the number of participants of an order. */
export type LinkedAct = 'accept' | 'refuse' | 'follow' | 'propose' | 'stops' | 'leave';

/** The order is still open: it is pending or approved. */
const stands = ({ status }: Order) => orderLifecycle.movesFor(status, 'customer').length > 0;

const actsOfLinkedOrder = (order: Order, linkedOrder: LinkedOrder, now: Date): LinkedAct[] => {
  const { status, eventId, amendment, cutOffAt } = linkedOrder;
  if (!stands(order) || new Date(cutOffAt) <= now) return [];
  if (order.side === 'partner')
    return (['accept', 'refuse'] as const).filter(
      (type) => amendment !== null && amendmentLifecycle.can(amendment.status, { type, by: 'partner' }),
    );
  // left: no guests count any more, though the last agreed number may still be to be paid
  const free = status === 'left' || eventId === null;
  if (free && linkedOrderLifecycle.can(status, { type: 'attach', by: 'customer' })) return ['follow'];
  if (!linkedOrderLifecycle.can(status, { type: 'leave', by: 'customer' })) return [];
  return linkedOrder.counts === 'rides' ? ['propose', 'stops', 'leave'] : ['propose', 'leave'];
};

/** The actions available to this side now, the preferred one first. */
export const linkedActsOf = (order: Order, now: Date): LinkedAct[] => {
  if (order.following) return actsOfLinkedOrder(order, order.following, now);
  const { eventInfo, pricingFactor } = order.orderSummary;
  // an order of a proposal from before its lines were kept has no price for another number
  const isPriced = pricingFactor.type !== 'personalized' || order.agreedLines !== null;
  const may = order.side === 'customer' && stands(order) && isPriced && new Date(eventInfo.datetime) > now;
  return may ? ['follow'] : [];
};

/** The price change in shekels per participant; null while it is unknown. */
const perGuest = ({ estimate, oneMoreGuest, paidParticipants }: LinkedOrder): number | null => {
  if (oneMoreGuest !== null) return oneMoreGuest;
  // at the unit's maximum no participant can be added: then it is derived from the paid number and the estimate
  if (!estimate || estimate.participants === paidParticipants) return null;
  return estimate.difference / (estimate.participants - paidParticipants);
};

const agorot = (shekels: number) => Math.round(shekels * 100);
/** The price by the rate. A minimum charge makes the price flat up to some number. */
const atRate = (
  estimate: ParticipantsPrice,
  { base, perParticipant, atLeast, way = 0, coupon = null }: NonNullable<LinkedOrder['rate']>,
  participants: number,
): ParticipantsPrice => {
  const sums = {
    base: agorot(base),
    perParticipant: agorot(perParticipant),
    atLeast: agorot(atLeast),
    way: agorot(way),
  };
  const price = sumAt({ ...sums, coupon }, participants);
  const paid = agorot(estimate.price) - agorot(estimate.difference);
  return { participants, price: price / 100, difference: (price - paid) / 100 };
};

/** The price of another number at the frozen rates; null while it is unknown. */
export const priceFor = (linkedOrder: LinkedOrder, participants: number): ParticipantsPrice | null => {
  const { estimate, rate } = linkedOrder;
  const each = perGuest(linkedOrder);
  if (!estimate) return null;
  if (participants === estimate.participants) return estimate;
  if (rate) return atRate(estimate, rate, participants);
  if (each === null) return null;
  // calculated in whole agorot, because fractions of shekels do not add up exactly
  const more = Math.round((participants - estimate.participants) * each * 100);
  const plus = (sum: number) => (Math.round(sum * 100) + more) / 100;
  return { participants, price: plus(estimate.price), difference: plus(estimate.difference) };
};

/** The reason why a number cannot be proposed. */
export type ProposalProblem = 'missing' | 'needless' | 'least' | 'most';

export const proposalProblem = (
  { agreedParticipants, least, most }: LinkedOrder,
  participants: number | null,
): ProposalProblem | null => {
  if (participants === null || participants < 1) return 'missing';
  if (least !== null && participants < least) return 'least';
  if (most !== null && participants > most) return 'most';
  return needsAmendment(agreedParticipants, participants) ? null : 'needless';
};
