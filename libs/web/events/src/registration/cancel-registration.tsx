import type { OwnRegistration } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { registrationLifecycle } from '@smachot/lifecycles';
import { now, useProblemText } from '@smachot/web-platform';
import { Button, ConfirmDialog, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCancelRegistrationMutation } from './registration-api';

/** The way out of a registration, while there is one and the event is not over. */
export function CancelRegistration({ registration }: { registration: OwnRegistration }) {
  const { t } = useTranslation('events');
  const words = useProblemText();
  const say = useSnackbar();
  const [asking, setAsking] = useState(false);
  const [cancel, canceling] = useCancelRegistrationMutation();
  const { registrationId, status, title, endDatetime } = registration;
  const can = registrationLifecycle.can(status, { type: 'cancel', by: 'attendee' });
  if (!can || new Date(endDatetime) <= now()) return null;
  const confirm = async () => {
    const { error } = await cancel({ params: { registrationId } });
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
        text={t('own.cancelText')}
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
