import { isDeepStrictEqual } from 'node:util';
import type {
  CancellationPolicy,
  OrderSummary,
  PlaceOrderForm,
  PricingUnit,
  UserId,
} from '@smachot/contracts';
import {
  accept,
  type E164,
  HOUR_MS,
  isShownSum,
  refuse,
  type Result,
  toAgorot,
  toShekels,
} from '@smachot/kernel';
import { kmBetween, type PricedCoupon, priceOf } from '@smachot/pricing';
import type { UsableCoupon } from '@smachot/server-coupons';
import type { Orderable, OrderableStore } from '@smachot/server-stores';
import { checkDate } from '../domain/slot-date';
import type { Draft } from '../domain/order-state';
import { agreedEventOf, type EventFacts } from '../domain/linked/event-watch';
import { frozenRates } from '../domain/placing/frozen-rates';
import { frozenUnit } from '../domain/placing/frozen-unit';
import { endOf } from '../domain/order-times';
import { agreedTerms } from '../domain/placing/payment-terms';

type Customer = { id: UserId; firstName: string; lastName: string; phone: E164 };

type Question = Parameters<typeof frozenRates>[1];
/** What surrounds a form: the event it follows, and the coupon that was typed; null: none. */
export type Surroundings = {
  event: Pick<EventFacts, 'date' | 'location'> | null;
  coupon: UsableCoupon | null;
  now: Date;
};
type AgreedPrice = { total: number; lines: OrderSummary['priceLines'] };

/** Whether a store still accepts requests for that start. */
export const meetsNotice = (startsAt: Date, noticeHours: number, now: Date): Result<undefined> => {
  const dated = checkDate(startsAt, now);
  if (!dated.ok) return dated;
  return startsAt.getTime() - now.getTime() < noticeHours * HOUR_MS ? refuse('slot.notice') : accept();
};

/**
 * Builds the draft: the agreed terms, priced by the one function both sides use, with all data the order must keep when the store
 * changes. Refuses when the price is not the one that was shown to the customer.
 */
export const draftOrder = (
  { store, unit }: Pick<Orderable, 'store' | 'unit'>,
  form: PlaceOrderForm,
  customer: Customer,
  { event, coupon, now }: Surroundings,
): Result<Draft> => {
  const startsAt = new Date(form.eventInfo.datetime);
  const question = questionOf(store, form, startsAt);
  if (!question.ok) return question;
  const price = agreedPrice(unit, form, { ...question.value, coupon: coupon?.terms ?? null });
  if (!price.ok) return price;
  const { total } = price.value;
  const asked = { total, startsAt, now, expectedToday: form.expectedToday };
  const terms = agreedTerms(store.paymentTerms, form.paymentTerms ?? null, asked);
  if (!terms.ok) return terms;
  const policy = agreedPolicy(store, form.cancellationPolicy);
  if (!policy.ok) return policy;
  return accept({
    ...sidesOf(store, customer),
    price: total,
    summary: summaryOf({ store, unit }, form, customer.id, price.value),
    policy: policy.value,
    startsAt: startsAt.toISOString(),
    endsAt: endOf(startsAt, unit.durationHours).toISOString(),
    noticeHours: store.shortestNotice,
    rates: frozenRates(unit, { ...question.value, ...frozenCoupon(coupon) }),
    ...usedCoupon(coupon, price.value),
    ...(terms.value ? { paymentTerms: terms.value } : {}),
    followsEventId: form.followsEventId ?? null,
    ...(form.followsCounts ? { followsCounts: form.followsCounts } : {}),
    ...(event ? { event: inDraft(event) } : {}),
  });
};

/** The price question of a form; a store that delivers has to know where to. */
export const questionOf = (
  store: OrderableStore,
  { eventInfo, pricingUnitRequest }: Pick<PlaceOrderForm, 'eventInfo' | 'pricingUnitRequest'>,
  startsAt: Date,
): Result<Question> => {
  const coming = store.isMobile && store.delivery;
  const place = eventInfo.location?.geocode;
  if (coming && !place) return refuse('price.place_missing');
  return accept({
    start: startsAt.toISOString(),
    request: pricingUnitRequest ?? null,
    delivery:
      coming && place ? { terms: coming, km: kmBetween(store.businessLocation.geocode, place) } : null,
  });
};

/** The discount as it stays with the order. Its minimum is asked once: a number that falls afterwards by agreement does not take it back. */
const frozenCoupon = (coupon: UsableCoupon | null): { coupon?: PricedCoupon } => {
  if (!coupon) return {};
  const { code, discountType, discount } = coupon.terms;
  return { coupon: { code, discountType, discount } };
};

const usedCoupon = (coupon: UsableCoupon | null, { lines }: AgreedPrice): Pick<Draft, 'coupon'> => {
  if (!coupon) return {};
  const line = lines.find(({ kind }) => kind === 'coupon');
  const { couponId, version } = coupon;
  return { coupon: { couponId, version, amount: line ? -toAgorot(line.amount) : 0 } };
};

const agreedPrice = (
  unit: PricingUnit,
  form: PlaceOrderForm,
  question: Question & { coupon: PricedCoupon | null },
): Result<AgreedPrice> => {
  const price = priceOf(unit, { ...question, participants: form.eventInfo.participants });
  if (!price.ok) return refuse(price.code);
  if (!isShownSum(form.expectedPrice, price.total)) return refuse('price.changed');
  // the same sum for other dishes or other words is not the offer the customer agreed to
  if ((form.pricingUnitRevision ?? unit.revision) !== unit.revision) return refuse('pricing_unit.changed');
  return accept({ total: price.total, lines: price.lines });
};

/** The order keeps it for good, so it has to be the one that was shown to the customer; undefined: by a client that does not say. */
export const agreedPolicy = (
  { cancellationPolicy }: OrderableStore,
  shown: CancellationPolicy | undefined,
): Result<CancellationPolicy> =>
  shown && !isDeepStrictEqual(shown, cancellationPolicy)
    ? refuse('cancellation_policy.changed')
    : accept(cancellationPolicy);

export const sidesOf = (store: OrderableStore, customer: Customer) => ({
  storeId: store.partnerId,
  storeUsername: store.partnerUsername,
  storePhone: store.businessPhone,
  userId: customer.id,
  customerFirstName: customer.firstName,
  customerLastName: customer.lastName,
  customerPhone: customer.phone,
});

export const summaryOf = (
  { store, unit }: Pick<Orderable, 'store' | 'unit'>,
  {
    eventInfo,
    pricingUnitRequest,
    remarks,
    termsOfService,
  }: Pick<PlaceOrderForm, 'eventInfo' | 'pricingUnitRequest' | 'remarks' | 'termsOfService'>,
  userId: UserId,
  price: AgreedPrice,
): Draft['summary'] => ({
  eventInfo: {
    ...eventInfo,
    datetime: new Date(eventInfo.datetime).toISOString(),
    location: store.isMobile ? eventInfo.location : placeOf(store),
  },
  price: toShekels(price.total),
  priceLines: price.lines,
  userId,
  partnerId: store.partnerId,
  partnerUsername: store.partnerUsername,
  partnerName: store.businessName,
  ...frozenUnit(unit, pricingUnitRequest ?? null),
  kashrut: store.kashrut,
  policies: { text: store.policies, language: store.language, translations: policiesOf(store) },
  remarks,
  termsOfService,
});

/** The event as it is stored until the order exists. */
const inDraft = (event: Pick<EventFacts, 'date' | 'location'>): NonNullable<Draft['event']> => {
  const { date, address } = agreedEventOf(event);
  return { date: date.toISOString(), address };
};

/** Place of an order that is not delivered: the customer comes to the business. */
const placeOf = ({ businessLocation: { address, placeId, geocode } }: OrderableStore) => ({
  address,
  geocode: { lat: geocode.lat, lng: geocode.lng },
  ...(placeId ? { placeId } : {}),
});

const policiesOf = ({ translations }: OrderableStore): Record<string, string> =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([language, { policies }]) =>
      policies ? [[language, policies] as const] : [],
    ),
  );
