import type { PartnerProfile, PricingUnit, PricingUnitRequest } from '@smachot/contracts';
import { problemOf, usePayingCard, useSession } from '@smachot/web-platform';
import { useEffect, useRef, useState } from 'react';
import type { OrderToPlace } from '../checkout.flow';
import { useConsent, useInputs } from '../inputs';
import { useOnRefusal } from '../use-on-refusal';
import { useAgreedPrice } from '../price/use-agreed-price';
import type { CheckoutDraftState } from '../draft/use-checkout-draft';
import type { DraftForm } from '../draft/use-saved-draft';
import { useEventFields, type EventFields } from './use-event-fields';
import { useLinkedChoice } from './use-linked-choice';
import { useCoupon } from '../coupon/use-coupon';
import { usePlanToAgree } from '../../plan/use-plan-to-agree';
import { usePrice } from '../price/use-price';

type Given = {
  unit: PricingUnit;
  store: PartnerProfile;
  request: PricingUnitRequest | null;
  /** The error of the last press. */
  problem: unknown;
  draft: CheckoutDraftState;
  /** The terms were agreed to before, in a checkout that became no order. */
  consented: boolean;
  onPlace: (order: OrderToPlace) => void;
  /** The business has published another revision: the unit has to be read again. */
  onUnitChanged: () => void;
};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const sameMoment = (a: string | null, b: string | null) => (a && Date.parse(a)) === (b && Date.parse(b));

/** The sum that was shown for exactly this order before the page was loaded. */
const seenBefore = (
  { draft }: CheckoutDraftState,
  request: PricingUnitRequest | null,
  event: EventFields,
) => {
  if (!draft || !same(draft.pricingUnitRequest, request)) return null;
  const { participants, location, datetime } = draft.eventInfo;
  const seen = participants === event.participants && same(location, event.location);
  return seen && sameMoment(datetime, event.datetime) ? draft.shownPrice : null;
};

/** Saves the reviewed order as the draft of this checkout. */
const useDraftOf = ({ save }: CheckoutDraftState, form: DraftForm) => {
  const { remarks, couponCode, cardPayments, followsCounts } = useInputs();
  const text = JSON.stringify({ ...form, remarks, couponCode, cardPayments, followsCounts });
  useEffect(() => save(JSON.parse(text) as DraftForm), [text, save]);
};

const STALE = new Set([
  'price.changed',
  'pricing_unit.changed',
  'payment_terms.changed',
  'cancellation_policy.changed',
]);
/** Another price, or a refusal by revision, terms or policy, means that the shown unit is outdated: it is read again. */
const useFreshUnit = (read: () => void, problem: unknown, newPrice: number | null) => {
  const again = useRef(read);
  useEffect(() => {
    again.current = read;
  });
  useEffect(() => {
    const code = problem ? (problemOf(problem).code ?? '') : '';
    if (newPrice !== null || STALE.has(code)) again.current();
  }, [problem, newPrice]);
};

const BY_PRICE = new Set(['price.changed']);

/** The price of the reviewed order, and its change since the person has seen it. */
const useReviewedPrice = (given: Given, event: EventFields) => {
  const { unit, store, request, problem, draft, onUnitChanged } = given;
  const price = usePrice(unit, store, request, event);
  const [before] = useState(() => seenBefore(draft, request, event));
  const { change, agreedTotal, agree } = useAgreedPrice(price, before);
  useOnRefusal(BY_PRICE, problem, price.check);
  useFreshUnit(onUnitChanged, problem, change?.to ?? null);
  return { price, agreedTotal, priceChange: change, agreeToPrice: agree };
};

const useRemarksAndTerms = ({ consented, store }: Given) => {
  const { remarks, change } = useInputs();
  const setRemarks = (next: string) => change({ remarks: next });
  return { remarks, setRemarks, ...useConsent(consented, store) };
};

/** The fields of the review, and whether one of them is missing. */
const useReviewFields = (given: Given) => {
  const { unit, store, request, draft } = given;
  const event = useEventFields(store);
  const { agreedTotal, ...priced } = useReviewedPrice(given, event);
  const { priceChange } = priced;
  const signedIn = useSession().status === 'authorised';
  const coupon = useCoupon(unit, priced.price, given.problem);
  const { price } = coupon;
  const linked = useLinkedChoice(signedIn, event);
  const paying = usePayingCard(!signedIn);
  const plan = usePlanToAgree(store, price.total, event.datetime);
  const typed = useRemarksAndTerms(given);
  const { participants, datetime, location } = event;
  useDraftOf(draft, {
    pricingUnitId: unit.pricingUnitId,
    pricingUnitRequest: request,
    eventInfo: { participants, datetime, location },
    shownPrice: agreedTotal,
  });
  const free = price.total === 0;
  const { loading, card } = paying;
  const agreed = priceChange === null || priceChange.agreed;
  return {
    event,
    linked,
    ...priced,
    price,
    coupon,
    paying,
    plan,
    ...typed,
    free,
    cardMissing: !free && !loading && card === null,
    /** All inputs of the person are complete; the cards may still be read, and the price checked. */
    complete: event.info !== null && typed.terms && agreed && (free || loading || card !== null),
  };
};
type ReviewFields = ReturnType<typeof useReviewFields>;

/** The order, once no field is missing and the server has confirmed its price. */
const orderOf = ({ unit, store, request, draft }: Given, fields: ReviewFields): OrderToPlace | null => {
  const { event, price, coupon, linked, plan, paying, free, remarks } = fields;
  if (!event.info || !fields.complete || linked.pending || paying.loading) return null;
  if (!price.confirmed || price.total === null) return null;
  const draftId = draft.idOf();
  return {
    pricingUnitId: unit.pricingUnitId,
    ...(unit.revision === undefined ? {} : { pricingUnitRevision: unit.revision }),
    eventInfo: event.info,
    pricingUnitRequest: request,
    remarks,
    termsOfService: true,
    cardId: free ? null : (paying.card?._id ?? null),
    ...(linked.chosen ? { followsEventId: linked.chosen._id } : {}),
    ...(linked.counts === 'rides' ? { followsCounts: linked.counts } : {}),
    ...(draftId ? { draftId } : {}),
    ...(plan.agreed && !free ? { paymentTerms: plan.agreed } : {}),
    ...(coupon.usedCode ? { couponCode: coupon.usedCode } : {}),
    expectedPrice: price.total,
    cancellationPolicy: store.cancellationPolicy,
    expectedToday: plan.today ?? price.total,
  };
};

/** The whole review before an order is placed, and the order itself once no field is missing. */
export const useReview = (given: Given) => {
  const fields = useReviewFields(given);
  /** The number of presses: missing fields are shown from the first press on, and scrolled into view at each. */
  const [tries, setTries] = useState(0);
  const place = () => {
    setTries((before) => before + 1);
    const order = orderOf(given, fields);
    if (order) given.onPlace(order);
  };
  return { ...fields, tries, tried: tries > 0, place };
};

export type Review = ReturnType<typeof useReview>;
