import { type Language, type PartnerProfile, PlanId } from '@smachot/contracts';
import { planTexts } from '@smachot/i18n';
import type { CouponOffers } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

/** What a coupon may be for: a plan that is paid for; of a store, what it sells. */
export const useCouponOffers = (store: PartnerProfile | undefined): CouponOffers => {
  const { t, i18n } = useTranslation('admin');
  const language = i18n.language as Language;
  if (store)
    return {
      kind: 'pricing_unit',
      all: t('coupons.all.store'),
      legend: t('coupons.legend.store'),
      items: store.pricingUnits.map(({ pricingUnitId: id, name }) => ({ id, name })),
    };
  return {
    kind: 'plan',
    all: t('coupons.all.platform'),
    legend: t('coupons.legend.platform'),
    items: PlanId.options
      .filter((id) => id !== 'basic-plan')
      .map((id) => ({ id, name: planTexts(id, language).name })),
  };
};
