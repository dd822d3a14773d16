import type { Rsvp } from '@smachot/contracts';
import { rsvpLifecycle } from '@smachot/lifecycles';
import { now, useFormat } from '@smachot/web-platform';
import { Button, Icon } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { GuestLinkActs } from './guest-link-acts';
import { useHistoryQuery } from '../desk/guests/guests-api';
import { useMayEdit } from '../may-edit';
import { useAddressPatch } from '../use-address-patch';
import styles from './guest.module.css';

/** Why a reminder is not possible now, in words, or null when it is. */
const useReminderHint = (guest: Rsvp): string | null => {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const history = useHistoryQuery({ params: { eventId: guest.eventId, rsvpId: guest._id } });
  const eligibility = history.data?.eligibility;
  if (!eligibility) return null;
  const from = eligibility.reminderFrom;
  if (from && new Date(from) > now()) {
    const when = format.dateTime(from);
    return eligibility.reminder === 'failed_lately'
      ? t('refused.failedUntil', { when })
      : t('guest.reminderFrom', { when });
  }
  return eligibility.reminder ? t(`refused.${eligibility.reminder}`) : null;
};

/** Sends an invitation or a reminder, whichever comes next. */
function SendToGuest({ guest }: { guest: Rsvp }) {
  const { t } = useTranslation('rsvp');
  const { open } = useAddressPatch();
  const hint = useReminderHint(guest);
  const first = rsvpLifecycle.can(guest.rsvpStatus, { type: 'queue', by: 'host' });
  const mayRemind = rsvpLifecycle.can(guest.rsvpStatus, { type: 'remind', by: 'host' });
  const send = () => open({ send: first ? 'invite' : 'reminder', to: guest._id });
  return (
    <>
      <Button
        kind="line"
        icon="send"
        disabled={first ? !guest.attendeePhone : !mayRemind || hint !== null}
        onClick={send}
      >
        {first ? t('guest.invite') : t('guest.remind')}
      </Button>
      {!first && mayRemind && hint ? (
        <p className={styles.hint}>
          <Icon name="info" size={16} />
          {hint}
        </p>
      ) : null}
      <GuestLinkActs guest={guest} />
    </>
  );
}

export function GuestActs({ guest }: { guest: Rsvp }) {
  const { t } = useTranslation('rsvp');
  const mayEdit = useMayEdit();
  return (
    <div className={styles.actions}>
      {guest.attendeePhone ? (
        <Button kind="primary" icon="phone" href={`tel:${guest.attendeePhone}`}>
          {t('guest.call')}
        </Button>
      ) : (
        <span className="muted small">{t('guest.noPhoneToCall')}</span>
      )}
      {mayEdit ? <SendToGuest guest={guest} /> : null}
    </div>
  );
}
