import { type Language, type PartnerProfile, PlanId } from '@smachot/contracts';
import { planTexts } from '@smachot/i18n';
import { useFormat } from '@smachot/web-platform';
import type { CouponOffer, CouponOffers } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useAllTicketKindsQuery } from './coupons-api';

/** Kinds of tickets of one store, or of all. */
const useTickets = (store: PartnerProfile | undefined): CouponOffer[] => {
  const format = useFormat();
  const query = store ? { partnerId: store.partnerId } : {};
  const { data } = useAllTicketKindsQuery({ query }, { refetchOnMountOrArgChange: true });
  return (data?.kinds ?? []).map(({ kindId: id, name, eventTitle, startDatetime }) => ({
    target: { kind: 'ticket', id },
    name: `${eventTitle} · ${name}`,
    note: format.date(startDatetime),
  }));
};

/** What a coupon may be for: plans that are paid for and tickets; of a store, what it sells. */
export const useCouponOffers = (store: PartnerProfile | undefined): CouponOffers => {
  const { t, i18n } = useTranslation('admin');
  const language = i18n.language as Language;
  const tickets = {
    ...{ legend: t('coupons.legend.tickets'), hint: t('coupons.legend.ticketsHint') },
    offers: useTickets(store),
  };
  if (store) {
    const units = store.pricingUnits.map(({ pricingUnitId: id, name }): CouponOffer => ({
      target: { kind: 'pricing_unit', id },
      name,
    }));
    const groups = [{ legend: t('coupons.legend.store'), offers: units }, tickets];
    return { issuer: 'store', all: t('coupons.all.store'), groups };
  }
  const plans = PlanId.options
    .filter((id) => id !== 'basic-plan')
    .map((id): CouponOffer => ({ target: { kind: 'plan', id }, name: planTexts(id, language).name }));
  const groups = [{ legend: t('coupons.legend.platform'), offers: plans }, tickets];
  return { issuer: 'platform', all: t('coupons.all.platform'), groups };
};
