import type { Order, OrderFollowing, ParticipantsPrice } from '@smachot/contracts';
import { amendmentLifecycle, followingLifecycle, orderLifecycle } from '@smachot/lifecycles';
import { needsAmendment } from '@smachot/pricing';

/** What somebody may do about the number of participants of an order. */
export const LINKED_ACTS = ['accept', 'refuse', 'follow', 'propose', 'leave'] as const;
export type LinkedAct = (typeof LINKED_ACTS)[number];

/** It is still to be cooked: it waits, or was approved. */
const stands = ({ status }: Order) => orderLifecycle.movesFor(status, 'customer').length > 0;

const ofFollowing = (order: Order, following: OrderFollowing, now: Date): LinkedAct[] => {
  const { status, eventId, amendment, cutOffAt } = following;
  if (!stands(order) || new Date(cutOffAt) <= now) return [];
  if (order.side === 'partner')
    return (['accept', 'refuse'] as const).filter(
      (type) => amendment !== null && amendmentLifecycle.can(amendment.status, { type, by: 'partner' }),
    );
  // left: nobody's guests count any more, though what was agreed since may still be to be paid
  const free = status === 'left' || eventId === null;
  if (free && followingLifecycle.can(status, { type: 'attach', by: 'customer' })) return ['follow'];
  return followingLifecycle.can(status, { type: 'leave', by: 'customer' }) ? ['propose', 'leave'] : [];
};

/** The acts this side has now, the welcome one first. */
export const linkedActsOf = (order: Order, now: Date): LinkedAct[] => {
  if (order.following) return ofFollowing(order, order.following, now);
  const { eventInfo, pricingFactor } = order.orderSummary;
  const may =
    order.side === 'customer' &&
    stands(order) &&
    pricingFactor.type !== 'personalized' &&
    new Date(eventInfo.datetime) > now;
  return may ? ['follow'] : [];
};

/** Shekels that one participant more or less changes the price by; null while nobody can say. */
const perGuest = ({ estimate, oneMoreGuest, paidParticipants }: OrderFollowing): number | null => {
  if (oneMoreGuest !== null) return oneMoreGuest;
  // at the most the unit is offered for nobody can be added: then the way from what is paid to the estimate says it
  if (!estimate || estimate.participants === paidParticipants) return null;
  return estimate.difference / (estimate.participants - paidParticipants);
};

const agorot = (shekels: number) => Math.round(shekels * 100);
/** A minimum that is charged makes the price flat up to some number. */
const atRate = (
  estimate: ParticipantsPrice,
  { base, perParticipant, atLeast }: NonNullable<OrderFollowing['rate']>,
  participants: number,
): ParticipantsPrice => {
  const price = Math.max(agorot(atLeast), agorot(base) + agorot(perParticipant) * participants);
  const paid = agorot(estimate.price) - agorot(estimate.difference);
  return { participants, price: price / 100, difference: (price - paid) / 100 };
};

/** What another number would cost at the frozen rates; null while nobody can say. */
export const priceFor = (following: OrderFollowing, participants: number): ParticipantsPrice | null => {
  const { estimate, rate } = following;
  const each = perGuest(following);
  if (!estimate) return null;
  if (participants === estimate.participants) return estimate;
  if (rate) return atRate(estimate, rate, participants);
  if (each === null) return null;
  // whole agorot: shekels with a fraction do not add up otherwise
  const more = Math.round((participants - estimate.participants) * each * 100);
  const plus = (sum: number) => (Math.round(sum * 100) + more) / 100;
  return { participants, price: plus(estimate.price), difference: plus(estimate.difference) };
};

/** Why a number cannot be asked for. */
export type ProposalProblem = 'missing' | 'needless' | 'least' | 'most';

export const proposalProblem = (
  { agreedParticipants, least, most }: OrderFollowing,
  participants: number | null,
): ProposalProblem | null => {
  if (participants === null || participants < 1) return 'missing';
  if (least !== null && participants < least) return 'least';
  if (most !== null && participants > most) return 'most';
  return needsAmendment(agreedParticipants, participants) ? null : 'needless';
};
