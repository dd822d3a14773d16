import { deleteAnyCoupon, maxLengthOf } from '@smachot/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The reason of an act, which the coupon's history and the audit log keep; without one nothing is sent. */
export const useReason = () => {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  return {
    field: {
      value: typed,
      maxLength: maxLengthOf(deleteAnyCoupon.body.shape.reason),
      error: missing ? t('coupons.reasonMissing') : undefined,
      onChange: ({ target }: { target: { value: string } }) => {
        setTyped(target.value);
        setMissing(false);
      },
    },
    /** The reason, or undefined, and then the field says that it is missing. */
    take: (): string | undefined => {
      const reason = typed.trim();
      setMissing(reason === '');
      return reason || undefined;
    },
  };
};

export type Reason = ReturnType<typeof useReason>;
