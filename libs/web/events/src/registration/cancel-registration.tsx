import type { OwnRegistration } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { registrationLifecycle } from '@smachot/lifecycles';
import { now, useFormat, useProblemText } from '@smachot/web-platform';
import { Button, ConfirmDialog, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCancelRegistrationMutation } from './registration-api';

/** What comes back, to the agora. */
function useRefundWords() {
  const { t } = useTranslation('events');
  const format = useFormat();
  return ({ status: standing, payment }: OwnRegistration): string | null => {
    if (!payment || payment.total === 0) return null;
    const { status, paid, refundIfCanceled } = payment;
    if (status !== 'held' && paid === 0) return t('pay.cancelUnpaid');
    // the hold of an approved one is being captured
    if (status === 'held' && standing === 'pending') return t('pay.cancelHeld');
    const sum = isolate(format.shekels(refundIfCanceled));
    return refundIfCanceled > 0 ? t('pay.cancelRefund', { sum }) : t('pay.cancelNoRefund');
  };
}

/** The way out of a registration, while there is one and the event is not over. */
export function CancelRegistration({ registration }: { registration: OwnRegistration }) {
  const { t } = useTranslation('events');
  const words = useProblemText();
  const say = useSnackbar();
  const refundWords = useRefundWords();
  const [asking, setAsking] = useState(false);
  const [cancel, canceling] = useCancelRegistrationMutation();
  const { registrationId, status, title, endDatetime, payment } = registration;
  const can = registrationLifecycle.can(status, { type: 'cancel', by: 'attendee' });
  if (!can || new Date(endDatetime) <= now()) return null;
  const refund = refundWords(registration);
  const confirm = async () => {
    const expectedRefund = payment?.refundIfCanceled;
    const query = expectedRefund === undefined ? {} : { expectedRefund };
    const { error } = await cancel({ params: { registrationId }, query });
    if (error) return;
    setAsking(false);
    say(t('own.canceled'));
  };
  return (
    <>
      <Button kind="ghost" danger onClick={() => setAsking(true)}>
        {t('own.cancel')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('own.cancelTitle', { title: isolate(title) })}
        text={[t('own.cancelText'), refund].filter(Boolean).join(' ')}
        confirm={t('own.cancel')}
        stay={t('own.stay')}
        tone="bad"
        busy={canceling.isLoading}
        problem={canceling.error ? words(canceling.error) : null}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
