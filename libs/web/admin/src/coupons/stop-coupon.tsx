import type { Coupon } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useConfirmed, useProblemText } from '@smachot/web-platform';
import { Button, Dialog, Field, Note, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteAnyCouponMutation } from './coupons-api';
import { useReason } from './use-reason';

/** The act with its reason. */
const useStop = ({ couponId, code }: Coupon, onStopped: () => void) => {
  const { t } = useTranslation('admin');
  const say = useSnackbar();
  const confirmed = useConfirmed();
  const reason = useReason();
  const [stop, { isLoading: busy, error: problem }] = useDeleteAnyCouponMutation();
  const confirm = async () => {
    const why = reason.take();
    if (!why) return;
    const { error } = await confirmed(() => stop({ params: { couponId }, body: { reason: why } }));
    if (error) return;
    onStopped();
    say(t('coupons.stopped', { code: isolate(code) }));
  };
  return { reason, busy, problem, confirm: () => void confirm() };
};

/** Ends a coupon, with a reason; what used it keeps its price. */
export function StopCoupon({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('admin');
  const words = useProblemText();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { reason, busy, problem, confirm } = useStop(coupon, close);
  return (
    <>
      <Button kind="ghost" danger onClick={() => setAsking(true)}>
        {t('coupons.stop')}
      </Button>
      <Dialog
        open={asking}
        title={t('coupons.stopTitle', { code: isolate(coupon.code) })}
        onClose={close}
        actions={
          <>
            <Button danger busy={busy} onClick={confirm}>
              {t('coupons.stop')}
            </Button>
            <Button kind="ghost" onClick={close}>
              {t('coupons.keep')}
            </Button>
          </>
        }
      >
        <div className="ui-flow">
          <p>{t('coupons.stopText')}</p>
          <Field label={t('coupons.stopReason')} hint={t('coupons.reasonHint')} {...reason.field} />
          {problem ? <Note tone="bad">{words(problem)}</Note> : null}
        </div>
      </Dialog>
    </>
  );
}
