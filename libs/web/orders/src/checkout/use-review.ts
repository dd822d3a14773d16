import type { PartnerProfile, PricingUnit, PricingUnitRequest } from '@smachot/contracts';
import { problemOf, useSession } from '@smachot/web-platform';
import { useEffect, useRef, useState } from 'react';
import { usePayingCard } from '../paying/use-paying-card';
import type { OrderToPlace } from './checkout.flow';
import { useAgreedPrice } from './use-agreed-price';
import type { CheckoutDraftState, DraftForm } from './use-checkout-draft';
import { useEventFields, type EventFields } from './use-event-fields';
import { useLinkedChoice } from './use-linked-choice';
import { usePlanToAgree } from '../plan/use-plan-to-agree';
import { usePrice } from './use-price';

type Given = {
  unit: PricingUnit;
  store: PartnerProfile;
  request: PricingUnitRequest | null;
  /** The error of the last press. */
  problem: unknown;
  draft: CheckoutDraftState;
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
const useKept = (draft: CheckoutDraftState, form: DraftForm) => {
  const { save } = draft;
  const text = JSON.stringify(form);
  useEffect(() => save(JSON.parse(text) as DraftForm), [text, save]);
};

const STALE = new Set(['price.changed', 'pricing_unit.changed', 'payment_terms.changed']);
/** Another price, or a refusal by revision or terms, means that the shown unit is outdated: it is read again. */
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

/** The whole review before an order is placed, and the order itself once no field is missing. */
export const useReview = ({ unit, store, request, problem, draft, onPlace, onUnitChanged }: Given) => {
  const event = useEventFields(store.isMobile);
  const price = usePrice(unit, store, request, event);
  const [before] = useState(() => seenBefore(draft, request, event));
  const { change: priceChange, agreedTotal, agree: agreeToPrice } = useAgreedPrice(price, before);
  const signedIn = useSession().status === 'authorised';
  const linked = useLinkedChoice(signedIn, event);
  const paying = usePayingCard(!signedIn);
  const plan = usePlanToAgree(store, price.total, event.datetime);
  const [remarks, setRemarks] = useState(draft.draft?.remarks ?? '');
  const { pricingUnitId } = unit;
  const { participants, datetime, location } = event;
  useKept(draft, {
    pricingUnitId,
    pricingUnitRequest: request,
    remarks,
    eventInfo: { participants, datetime, location },
    shownPrice: agreedTotal,
  });
  const [terms, setTerms] = useState(false);
  /** The number of presses: missing fields are shown from the first press on, and scrolled into view at each. */
  const [tries, setTries] = useState(0);

  // the server's price has changed: the price on the screen is checked again, once for each refusal
  const check = useRef(price.check);
  useEffect(() => {
    check.current = price.check;
  });
  useEffect(() => {
    if (problem && problemOf(problem).code === 'price.changed') check.current();
  }, [problem]);
  useFreshUnit(onUnitChanged, problem, priceChange?.to ?? null);

  const free = price.total === 0;
  const { query, card } = paying;
  const cardMissing = !free && query.data !== undefined && card === null;
  /** All inputs of the person are complete; the server may still be checking the price. */
  const agreed = priceChange === null || priceChange.agreed;
  const complete = event.info !== null && terms && agreed && (free || card !== null);
  const place = () => {
    setTries((before) => before + 1);
    if (!event.info || !complete || linked.pending || !price.confirmed || price.total === null) return;
    const draftId = draft.idOf();
    onPlace({
      pricingUnitId,
      ...(unit.revision === undefined ? {} : { pricingUnitRevision: unit.revision }),
      eventInfo: event.info,
      pricingUnitRequest: request,
      remarks,
      termsOfService: true,
      cardId: free ? null : (card?._id ?? null),
      ...(linked.chosen ? { followsEventId: linked.chosen._id } : {}),
      ...(draftId ? { draftId } : {}),
      ...(plan.agreed && !free ? { paymentTerms: plan.agreed } : {}),
      expectedPrice: price.total,
    });
  };
  return {
    event,
    linked,
    price,
    priceChange,
    agreeToPrice,
    paying,
    plan,
    remarks,
    setRemarks,
    terms,
    setTerms,
    tries,
    tried: tries > 0,
    free,
    cardMissing,
    complete,
    place,
  };
};

export type Review = ReturnType<typeof useReview>;
