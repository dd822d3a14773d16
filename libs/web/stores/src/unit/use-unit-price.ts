import type { Language, PriceLine, PricingUnit, PricingUnitRequest } from '@smachot/contracts';
import { sectionsIn } from '@smachot/i18n';
import type { Price } from '@smachot/pricing';
import { firstMissing, menuSectionId } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { Ask, EventInfo } from '../event-info/event-info';
import { useRefusalText } from '../price/refusal-text';
import { deliveryOf, leastPrice, needsHeadcount } from '../price/unit-price';
import type { Store } from '../store/store';
import { priceSoFar, sectionsOf } from './configurator';
import { useOrder } from './use-order';

export type UnitPrice = {
  /** Null: the number of participants is unknown, and the price depends on it. */
  sum: { total: number; lines: PriceLine[] } | null;
  /** The way to the event is in the sum, or the store does not travel. */
  allIn: boolean;
  /** The lowest price in agorot while there is no sum. */
  least: number | null;
  /** The obstacle before the checkout; null: none. */
  hint: string | null;
  /** The server's sum differs from the local one: the reason why another one is shown. */
  corrected: boolean;
  problem: string | null;
  busy: boolean;
  /** Leads to the checkout, or to the missing input. */
  press: () => void;
};

type Of = {
  unit: PricingUnit;
  store: Store;
  event: EventInfo;
  request: PricingUnitRequest | null;
  onAsk: (ask: Ask) => void;
  onLeave: () => void;
};

const toSection = (id: string) => {
  const section = document.getElementById(id);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
  section?.focus({ preventScroll: true });
};

type Step = Pick<UnitPrice, 'hint' | 'press'>;

/** The next step: the first input that is missing, in the order in which it is needed, or the order itself. */
const useNextStep = ({ unit, store, event, request, onAsk }: Omit<Of, 'onLeave'>) => {
  const { t, i18n } = useTranslation('stores');
  const refusal = useRefusalText();
  const { participants, location, datetime } = event;
  const language = i18n.language as Language;
  const missing = firstMissing(sectionsIn(sectionsOf(unit), language, unit.language), request);
  return (price: Price | null, order: () => void): Step => {
    if (price && !price.ok)
      return {
        hint: refusal(price.code, price.values),
        press: () => onAsk(price.code === 'price.too_far' ? 'where' : 'who'),
      };
    if (participants === null) return { hint: t('order.tellWho'), press: () => onAsk('who') };
    if (missing)
      return {
        hint: t('order.missing', { count: missing.missing, section: missing.section.name }),
        press: () => toSection(menuSectionId(missing.section)),
      };
    if (datetime === null) return { hint: t('order.tellWhen'), press: () => onAsk('when') };
    if (store.isMobile && location === null)
      return { hint: t('order.tellWhere'), press: () => onAsk('where') };
    return { hint: null, press: order };
  };
};

/** The price for this event and these choices; null while it depends on an unknown number of participants. */
const priceFor = ({ unit, store, event, request }: Omit<Of, 'onAsk' | 'onLeave'>): Price | null => {
  const participants = event.participants ?? (needsHeadcount(unit) ? null : 1);
  if (participants === null) return null;
  const delivery = deliveryOf(store, event.location) ?? null;
  return priceSoFar(unit, { participants, request, start: event.datetime, delivery });
};

/** The sum for this event and these choices, and the next step. */
export const useUnitPrice = ({ onLeave, ...of }: Of): UnitPrice => {
  const { unit, event, request } = of;
  const price = priceFor(of);
  const ordering = useOrder({ unit, event, request, price, onLeave });
  const nextStep = useNextStep(of);
  const known = price?.ok ? { total: price.total, lines: price.lines } : null;
  return {
    sum: ordering.corrected ?? known,
    allIn: deliveryOf(of.store, event.location)?.km !== null,
    least: leastPrice(unit, event.datetime),
    corrected: ordering.corrected !== null,
    problem: ordering.problem,
    busy: ordering.busy,
    ...nextStep(price, ordering.order),
  };
};
