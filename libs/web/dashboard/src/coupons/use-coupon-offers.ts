import type { CouponOffers } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../shell/own-store';

/** What a coupon of the store may be for: what it sells. */
export const useCouponOffers = (): CouponOffers => {
  const { t } = useTranslation('dashboard');
  const { pricingUnits } = useOwnStore();
  return {
    kind: 'pricing_unit',
    all: t('coupons.all'),
    legend: t('coupons.units'),
    items: pricingUnits.map(({ pricingUnitId: id, name }) => ({ id, name })),
  };
};
