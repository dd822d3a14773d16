import type { Coupon } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';

type Discount = Pick<Coupon, 'discountType' | 'discount'>;
/** Milliseconds: the end is the midnight after the last day. */
const BEFORE_MIDNIGHT = 1;

/** A coupon's terms in words. */
export const useCouponWords = () => {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const lastDay = (until: string) => new Date(new Date(until).getTime() - BEFORE_MIDNIGHT).toISOString();
  return {
    discount: ({ discountType, discount }: Discount): string =>
      discountType === 'Percentage'
        ? t('coupon.percentOff', { percent: discount })
        : t('coupon.amountOff', { sum: isolate(format.shekels(discount)) }),
    dates: ({ validFrom, validUntil }: Coupon): string | null => {
      const from = validFrom && isolate(format.date(validFrom));
      const until = validUntil && isolate(format.date(lastDay(validUntil)));
      if (from && until) return t('coupon.between', { from, until });
      if (until) return t('coupon.untilDay', { until });
      return from ? t('coupon.fromDay', { from }) : null;
    },
    minimum: ({ minimumSum }: Coupon): string | null =>
      minimumSum ? t('coupon.minimumOf', { sum: isolate(format.shekels(minimumSum)) }) : null,
    periods: ({ planPeriods }: Coupon): string | null =>
      planPeriods === null ? null : t('coupon.periodsOf', { count: planPeriods }),
    uses: ({ redemptions: { taken, maxRedemptions } }: Coupon): string =>
      maxRedemptions === null
        ? t('coupon.used', { count: taken })
        : t('coupon.usedOf', { count: taken, most: maxRedemptions }),
  };
};
