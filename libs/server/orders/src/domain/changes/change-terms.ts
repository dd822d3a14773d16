import type { Location, ProposalLine } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { checkDate } from '../slot-date';
import { comesToCustomer } from '../placing/frozen-rates';
import { priceAt, type Rates, withinBounds } from '@smachot/pricing';
import { type AgreedMenu, isSameMenu } from './agreed-menu';
import type { LinkedOrderState } from '../linked/linked-order-state';
import type { OrderState } from '../order-state';

/**
 * Wanted terms of an order. `location`, `participants` and `menu` null: unchanged. `km`: distance of the business to the new place;
 * null when it is unknown.
 */
export type WantedTerms = {
  startsAt: Date;
  location: Location | null;
  km: number | null;
  participants: number | null;
  menu: AgreedMenu | null;
};

/** Wanted terms as they are asked for. `lines`: of an order that was made of a proposal, in place of a menu. */
export type AskedTerms = WantedTerms & { lines?: readonly ProposalLine[] | null };

/** Time from which the terms of an order are final. */
export const closesAt = ({ cutOffAt, startsAt }: OrderState): Date => cutOffAt ?? startsAt;

/** The same time for another start, at the same distance before it. */
export const closesAtOf = (order: OrderState, startsAt: Date): Date =>
  new Date(closesAt(order).getTime() + startsAt.getTime() - order.startsAt.getTime());

/** The rates with another delivery distance, another menu, and for another day; unchanged parts, and rates without day rules, stay. */
export const ratesAt = (rates: Rates | null, { startsAt, location, km, menu }: WantedTerms): Rates | null => {
  const coming = rates?.delivery && location && km !== null ? { ...rates.delivery, km } : null;
  const start = rates && isPricedByDay(rates) ? startsAt.toISOString() : null;
  if (!rates || (!coming && !menu && !start)) return rates;
  return { ...rates, ...(coming ? { delivery: coming } : {}), ...menu?.rates, ...(start ? { start } : {}) };
};

/** The order keeps the rules it was placed under, so another day may have another price. */
const isPricedByDay = ({ unit }: Rates): boolean => Boolean(unit.priceRules?.length);

/** Whether other rates change the price of the order, or its price lines. */
export const isRepriced = (before: Rates | null, after: Rates | null, participants: number): boolean => {
  if (!before || !after || before === after) return false;
  if (before.delivery !== after.delivery || before.unit !== after.unit) return true;
  return JSON.stringify(priceAt(before, participants)) !== JSON.stringify(priceAt(after, participants));
};

const isSamePlace = (order: OrderState, location: Location | null): boolean => {
  const own = order.summary.eventInfo.location;
  return location === null || JSON.stringify(location) === JSON.stringify(own);
};

/**
 * Decides whether an order may take other terms, and by how much they change its price: another place changes the cost of delivery,
 * another number every line counted by it, another menu the chosen dishes, another day the price by the rules it was ordered under.
 * The difference is due at the cut-off, with the settlement; an order without frozen rates, or without a payment, cannot be settled.
 */
export const checkTerms = (
  order: OrderState,
  linkedOrder: LinkedOrderState | undefined,
  wanted: WantedTerms,
  now: Date,
): Result<{ difference: number }> => {
  const paid = order.paymentStatus === 'captured' || order.paymentStatus === 'none';
  if (order.status !== 'approved' || !paid || linkedOrder?.status === 'settling')
    return refuse('lifecycle.illegal_move');
  if (closesAt(order) <= now) return refuse('change.too_late');
  const dated = checkDate(wanted.startsAt, now);
  if (!dated.ok) return dated;
  if (closesAtOf(order, wanted.startsAt) <= now) return refuse('slot.notice');
  const samePlace = isSamePlace(order, wanted.location);
  const agreed = order.summary.eventInfo.participants;
  const sameNumber = wanted.participants === null || wanted.participants === agreed;
  const sameMenu = wanted.menu === null || isSameMenu(order, wanted.menu);
  if (samePlace && sameNumber && sameMenu) {
    if (wanted.startsAt.getTime() === order.startsAt.getTime()) return refuse('change.needless');
    if (!order.rates || !isPricedByDay(order.rates)) return accept({ difference: 0 });
  }
  if (!samePlace && !comesToCustomer(order.rates)) return refuse('change.place_fixed');
  if (!samePlace && wanted.km === null) return refuse('price.place_missing');
  return checkPrice(order, wanted);
};

const checkPrice = (order: OrderState, wanted: WantedTerms): Result<{ difference: number }> => {
  const { rates, cutOffAt, summary } = order;
  if (!rates || !cutOffAt) return refuse('change.priced');
  const agreed = summary.eventInfo.participants;
  const participants = wanted.participants ?? agreed;
  if (withinBounds(rates.unit, participants) !== participants) return refuse('order.participants_bounds');
  const before = priceAt(rates, agreed);
  const after = priceAt(ratesAt(rates, wanted)!, participants);
  if (!before.ok) return refuse(before.code);
  if (!after.ok) return refuse(after.code);
  const difference = after.total - before.total;
  return difference !== 0 && order.paymentId === null ? refuse('change.priced') : accept({ difference });
};
