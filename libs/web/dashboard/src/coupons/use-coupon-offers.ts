import { useFormat } from '@smachot/web-platform';
import type { CouponOffers } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../shell/own-store';
import { useTicketKindsQuery } from './coupons-api';

/** What a coupon of the store may be for: what it sells, and kinds of tickets of its events to come. */
export const useCouponOffers = (): CouponOffers => {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { pricingUnits, partnerUsername: partner } = useOwnStore();
  const { data } = useTicketKindsQuery({ params: { partner } }, { refetchOnMountOrArgChange: true });
  return {
    issuer: 'store',
    all: t('coupons.all'),
    groups: [
      {
        legend: t('coupons.units'),
        offers: pricingUnits.map(({ pricingUnitId: id, name }) => ({
          target: { kind: 'pricing_unit', id },
          name,
        })),
      },
      {
        legend: t('coupons.tickets'),
        hint: t('coupons.ticketsHint'),
        offers: (data?.kinds ?? []).map(({ kindId: id, name, eventTitle, startDatetime }) => ({
          target: { kind: 'ticket', id },
          name: `${eventTitle} · ${name}`,
          note: format.date(startDatetime),
        })),
      },
    ],
  };
};
