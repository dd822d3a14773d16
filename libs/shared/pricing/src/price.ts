import type {
  DeliveryTerms,
  MenuItem,
  MenuSection,
  PriceLine,
  PriceRule,
  PricingFactor,
  PricingUnitRequest,
} from '@smachot/contracts';
import { toAgorot, toShekels } from '@smachot/kernel';
import { type AgreedLines, agreedLinesAt, agreedSlope } from './agreed-lines';
import { type LinedPrice, type PricedCoupon, withCoupon } from './coupon';
import { explainedDelivery } from './delivery';
import { chosenItems, type MenuRefusal } from './menu-request';
import {
  chargedFor,
  changedSlope,
  leastOf,
  type OwnSums,
  type PriceSlope,
  type PriceTerms,
  ruleOn,
} from './price-rules';

/** The part of a pricing unit that its price depends on. */
export type PricedUnit = PriceTerms & (PricedFactor | PricedMenu);
type PricedFactor = { type: 'simple'; pricingFactor: PricingFactor };
type PricedMenu = {
  type: 'compound';
  sections: readonly MenuSection[];
  basePrice: number;
  basePricePerParticipant: number;
  minParticipants: number | null;
  maxParticipants: number | null;
};
/** A unit, or the lines that were agreed on in a proposal. */
export type Priced = PricedUnit | (PriceTerms & AgreedLines);

export type PriceQuestion = {
  participants: number;
  request?: PricingUnitRequest | null;
  /** The moment the event begins; absent: the date is not known yet, and the price is the usual one. */
  start?: string | null;
  /** For a business that comes to the customer; km null: the place is not known yet, and delivery is left out. */
  delivery?: { terms: DeliveryTerms; km: number | null } | null;
  coupon?: PricedCoupon | null;
};

export type PriceRefusal =
  | MenuRefusal
  | { code: 'price.too_many' | 'price.too_few'; values: { limit: number } }
  | { code: 'price.by_proposal' | 'price.too_small' | 'price.invalid'; values: Record<string, never> }
  | { code: 'coupon.minimum'; values: { limit: number } }
  | { code: 'price.too_far'; values: { km: number } };

/** `total` in agorot; the lines add up to it exactly. */
export type Price = { ok: true; total: number; lines: PriceLine[] } | ({ ok: false } & PriceRefusal);

/** The provider takes no less. In agorot. */
export const LEAST_CHARGE = 500;

type Line = Omit<PriceLine, 'amount'>;
const refused = (refusal: PriceRefusal): Price => ({ ok: false, ...refusal });
const amountOf = ({ quantity, unitPrice }: Line): number => quantity * toAgorot(unitPrice);

const withinParticipants = (n: number, min: number | null, max: number | null): PriceRefusal | null => {
  if (max !== null && n > max) return { code: 'price.too_many', values: { limit: max } };
  if (min !== null && n < min) return { code: 'price.too_few', values: { limit: min } };
  return null;
};

const linesOfFactor = (factor: PricingFactor, n: number): Line[] | PriceRefusal => {
  switch (factor.type) {
    case 'fixed':
      return (
        withinParticipants(n, null, factor.participants) ?? [
          { kind: 'fixed', label: '', quantity: 1, unitPrice: factor.price },
        ]
      );
    case 'range':
      return (
        withinParticipants(n, factor.participants.min, factor.participants.max) ?? [
          { kind: 'base', label: '', quantity: 1, unitPrice: factor.basePrice },
          { kind: 'participants', label: '', quantity: n, unitPrice: factor.pricePerParticipant },
        ]
      );
    case 'no_participants':
      return [{ kind: 'fixed', label: '', quantity: 1, unitPrice: factor.price }];
    case 'personalized':
      return { code: 'price.by_proposal', values: {} };
    default:
      return { code: 'price.invalid', values: {} };
  }
};

/** An item's name in an explanation. */
const namedBy = ({ name, translations = {} }: MenuItem): Pick<PriceLine, 'label' | 'translations'> => {
  const others = Object.entries(translations).flatMap(([language, said]) =>
    said?.name ? [[language, said.name] as const] : [],
  );
  return { label: name, ...(others.length ? { translations: Object.fromEntries(others) } : {}) };
};

const linesOfMenu = (
  unit: PricedMenu,
  n: number,
  request: PricingUnitRequest | null,
): Line[] | PriceRefusal => {
  const outside = withinParticipants(n, unit.minParticipants, unit.maxParticipants);
  if (outside) return outside;
  const chosen = chosenItems(unit.sections, request);
  if (!Array.isArray(chosen)) return chosen;
  return [
    { kind: 'base', label: '', quantity: 1, unitPrice: unit.basePrice },
    { kind: 'participants', label: '', quantity: n, unitPrice: unit.basePricePerParticipant },
    ...chosen.flatMap(({ item, quantity }): Line[] =>
      item.isIncluded
        ? [{ kind: 'included', ...namedBy(item), quantity, unitPrice: 0 }]
        : [
            { kind: 'item', ...namedBy(item), quantity, unitPrice: item.additionalPrice },
            ...(item.pricePerParticipant > 0
              ? [
                  {
                    kind: 'item_participants' as const,
                    ...namedBy(item),
                    quantity: n,
                    unitPrice: item.pricePerParticipant,
                  },
                ]
              : []),
          ],
    ),
  ];
};

/** The sums that a price of another day stands in place of. */
export const ownSums = (unit: Priced): OwnSums => {
  if (unit.type === 'compound')
    return {
      base: toAgorot(unit.basePrice),
      perParticipant: toAgorot(unit.basePricePerParticipant),
      isFlat: false,
    };
  if (unit.type === 'agreed') return { ...agreedSlope(unit), isFlat: false };
  const factor = unit.pricingFactor;
  if (factor.type === 'range')
    return {
      base: toAgorot(factor.basePrice),
      perParticipant: toAgorot(factor.pricePerParticipant),
      isFlat: false,
    };
  return { base: 'price' in factor ? toAgorot(factor.price) : 0, perParticipant: 0, isFlat: true };
};

const PER_PARTICIPANT: readonly PriceLine['kind'][] = ['participants', 'item_participants'];
const slopeOf = (unit: Priced, lines: readonly Line[]): PriceSlope => {
  if (unit.type === 'agreed') return agreedSlope(unit);
  const slope = { base: 0, perParticipant: 0 };
  for (const line of lines)
    if (PER_PARTICIPANT.includes(line.kind)) slope.perParticipant += toAgorot(line.unitPrice);
    else slope.base += amountOf(line);
  return slope;
};

const oneLine = (kind: PriceLine['kind'], agorot: number, more: Partial<PriceLine> = {}): PriceLine => {
  const sum = toShekels(agorot);
  return { kind, label: '', quantity: 1, unitPrice: sum, amount: sum, ...more };
};

const usualLines = (unit: Priced, n: number, request: PricingUnitRequest | null): Line[] | PriceRefusal => {
  if (unit.type === 'simple') return linesOfFactor(unit.pricingFactor, n);
  if (unit.type === 'agreed') return agreedLinesAt(unit, n);
  return linesOfMenu(unit, n, request);
};

const slopeUnder = (unit: Priced, usual: PriceSlope, rule: PriceRule | null): PriceSlope =>
  rule ? changedSlope(usual, ownSums(unit), rule.change) : usual;

/** The line that a price lies on that day, the minimum and the way there apart; null: there is none. */
export const slopeOn = (
  unit: Priced,
  { participants, request = null, start = null }: PriceQuestion,
): PriceSlope | null => {
  const found = usualLines(unit, participants, request);
  return Array.isArray(found) ? slopeUnder(unit, slopeOf(unit, found), ruleOn(unit, start)) : null;
};

/** Lines for the day's rule and the minimum, shown beside the usual ones so that the customer sees where the price comes from. */
const linesOfTerms = (unit: Priced, usual: PriceSlope, n: number, start: string | null | undefined) => {
  const rule = ruleOn(unit, start);
  const slope = slopeUnder(unit, usual, rule);
  const least = leastOf(unit);
  const lines: PriceLine[] = [];
  const plain = slope.base + slope.perParticipant * n;
  const changed = plain - (usual.base + usual.perParticipant * n);
  if (rule && changed !== 0) lines.push(oneLine('rule', changed, { rule }));
  const missing = least.participants - n;
  const counted = missing > 0 ? plain + slope.perParticipant * missing : plain;
  if (counted > plain)
    lines.push({
      kind: 'minimum_participants',
      label: '',
      quantity: missing,
      unitPrice: toShekels(slope.perParticipant),
      amount: toShekels(counted - plain),
      least: least.participants,
    });
  const total = chargedFor(slope, least, n);
  if (total > counted) lines.push(oneLine('minimum', total - counted, { least: toShekels(least.sum) }));
  return { lines, total };
};

/** A price as it is charged: under a coupon, and refused when the provider would take none of it. */
export const charged = (price: LinedPrice, coupon: PricedCoupon | null): Price => {
  const due = coupon ? withCoupon(price, coupon) : price;
  if (!due) return refused({ code: 'coupon.minimum', values: { limit: coupon?.minimumSum ?? 0 } });
  if (due.total > 0 && due.total < LEAST_CHARGE) return refused({ code: 'price.too_small', values: {} });
  return { ok: true, ...due };
};

/**
 * The one price of a pricing unit, for preview and charge alike: a pure function in whole agorot, explained line by line.
 * Lines of the base that cost nothing are left out; a way that costs nothing is not, since it says why.
 */
export const priceOf = (
  unit: Priced,
  { participants, request = null, delivery = null, start = null, coupon = null }: PriceQuestion,
): Price => {
  const found = usualLines(unit, participants, request);
  if (!Array.isArray(found)) return refused(found);
  const lines = found
    .filter(({ kind, unitPrice }) => unitPrice > 0 || kind === 'item' || kind === 'included')
    .map((line): PriceLine => ({ ...line, amount: toShekels(amountOf(line)) }));
  const terms = linesOfTerms(unit, slopeOf(unit, found), participants, start);
  lines.push(...terms.lines);
  let { total } = terms;
  if (delivery && delivery.km !== null) {
    const coming = explainedDelivery(delivery.km, delivery.terms);
    if (coming === null)
      return refused({ code: 'price.too_far', values: { km: delivery.terms.maxWorkingDistance } });
    lines.push(oneLine('delivery', coming.amount, { delivery: coming.parts }));
    total += coming.amount;
  }
  return charged({ total, lines }, coupon);
};
