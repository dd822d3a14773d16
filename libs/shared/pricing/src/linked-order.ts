import { mostAgreed } from './agreed-lines';
import { discountOf, type PricedCoupon } from './coupon';
import { deliveryPrice } from './delivery';
import { type Price, priceOf, type Priced, type PriceQuestion, slopeOn } from './price';
import { chargedFor, leastOf } from './price-rules';

/** Rates of an order, frozen when it was placed: the whole price question except the number of participants. */
export type Rates = { unit: Priced } & Omit<PriceQuestion, 'participants'>;

/** The least and the most participants the unit is offered for; null: no bound. */
export const participantsBounds = (unit: Priced): { least: number | null; most: number | null } => {
  if (unit.type === 'compound') return { least: unit.minParticipants, most: unit.maxParticipants };
  if (unit.type === 'agreed') return { least: null, most: null };
  const factor = unit.pricingFactor;
  if (factor.type === 'fixed') return { least: null, most: factor.participants };
  if (factor.type === 'range') return { least: factor.participants.min, most: factor.participants.max };
  return { least: null, most: null };
};

/** The number of participants within the unit's bounds, at least one; of agreed lines no more than can be paid. */
export const withinBounds = (unit: Priced, participants: number): number => {
  const { least, most } = participantsBounds(unit);
  const highest = unit.type === 'agreed' ? mostAgreed(unit) : most;
  return Math.min(Math.max(participants, least ?? 1, 1), highest ?? Number.MAX_SAFE_INTEGER);
};

/** Whether the number differs from the last agreed one by more than a tenth; then the business has to agree. */
export const needsAmendment = (agreed: number, participants: number): boolean =>
  Math.abs(participants - agreed) * 10 > agreed;

/**
 * The number settled at the cut-off: confirmed seats within the unit's bounds, or the last agreed number if the two differ by
 * more than a tenth.
 */
export const settledParticipants = (unit: Priced, agreed: number, seatsConfirmed: number): number => {
  const wanted = withinBounds(unit, seatsConfirmed);
  return needsAmendment(agreed, wanted) ? agreed : wanted;
};

/** The least number that is paid when who arrived decides: a part of the number at the cut-off, within the unit's bounds. */
export const attendanceFloor = (unit: Priced, fixed: number, floorPercent: number): number =>
  withinBounds(unit, Math.ceil((fixed * floorPercent) / 100));

/** The number that is paid when who arrived decides. `arrived` 0: nobody was checked in, and the number at the cut-off stands. */
export const attendedParticipants = (
  unit: Priced,
  { fixed, floorPercent, arrived }: { fixed: number; floorPercent: number; arrived: number },
): number =>
  arrived === 0 ? fixed : withinBounds(unit, Math.max(arrived, attendanceFloor(unit, fixed, floorPercent)));

/** The one price, at frozen rates. */
export const priceAt = ({ unit, ...question }: Rates, participants: number): Price =>
  priceOf(unit, { ...question, participants });

/** Agorot that one more participant adds; null when the unit takes no more, or a guest costs nothing. */
export const oneMoreAt = (rates: Rates, participants: number): number | null => {
  const now = priceAt(rates, participants);
  const then = priceAt(rates, participants + 1);
  return now.ok && then.ok && then.total > now.total ? then.total - now.total : null;
};

/**
 * Where the price of any number lies, within the unit's bounds: base + perParticipant × n agorot, and never below `atLeast`; then less what the
 * coupon takes off all of it but `way`, the delivery, which is part of `base` and `atLeast`.
 */
export type ParticipantRate = {
  base: number;
  perParticipant: number;
  atLeast: number;
  way: number;
  coupon: PricedCoupon | null;
};

/** Null: there is no price. */
export const rateAt = ({ unit, delivery, coupon = null, ...question }: Rates): ParticipantRate | null => {
  const slope = slopeOn(unit, { ...question, participants: withinBounds(unit, 1) });
  if (!slope) return null;
  const way = delivery && delivery.km !== null ? deliveryPrice(delivery.km, delivery.terms) : 0;
  if (way === null) return null;
  const atLeast = chargedFor(slope, leastOf(unit), 0) + way;
  return { base: slope.base + way, perParticipant: slope.perParticipant, atLeast, way, coupon };
};

/** Agorot for a number of participants by the rate. */
export const sumAt = (
  { base, perParticipant, atLeast, way, coupon }: ParticipantRate,
  participants: number,
): number => {
  const sum = Math.max(atLeast, base + perParticipant * participants);
  return coupon ? sum - discountOf(coupon, sum - way) : sum;
};
