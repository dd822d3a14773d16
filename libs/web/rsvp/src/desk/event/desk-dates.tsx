import type { Invitation } from '@smachot/contracts';
import { daysUntil } from '@smachot/kernel';
import { now, useFormat } from '@smachot/web-platform';
import { Icon } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DeskAutomatic } from './desk-automatic';
import styles from '../desk.module.css';

/** An em space; where the line breaks at it, it takes no room. */
const GAP = '\u2003';

function Closing({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const days = daysUntil(new Date(invitation.closingDate), now());
  const closed =
    !invitation.registrationOptions.isRegistrationOpen || new Date(invitation.closingDate) <= now();
  const words = closed
    ? t('dates.closed')
    : days > 0
      ? t(days > 10 ? 'dates.closesInMany' : 'dates.closesIn', { count: days })
      : t('dates.closesToday');
  return (
    <div className={styles.date}>
      <span className={styles.dateIcon}>
        <Icon name="clock" size={24} />
      </span>
      <span>
        <b>{words}</b>
        <span className="small muted">
          {format.dayAndDate(invitation.closingDate)}
          {GAP}
          <Link to="edit#closing">{t('dates.change')}</Link>
        </span>
      </span>
    </div>
  );
}

/** The event's automatic steps and their dates. */
export function DeskDates({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const reminder = invitation.nextReminder;
  return (
    <section
      className={clsx('card', styles.panel, styles.dates, styles.second)}
      aria-label={t('dates.label')}
    >
      <Closing invitation={invitation} />
      <div className={styles.date}>
        <span className={clsx(styles.dateIcon, styles.isPrimary)}>
          <Icon name="bell" size={24} />
        </span>
        <span>
          <b>
            {!reminder
              ? t('dates.noReminder')
              : reminder.guests === 0
                ? t('dates.nextReminder')
                : t('dates.reminder', { count: reminder.guests })}
          </b>
          <span className="small muted">
            {reminder
              ? t('dates.reminderAt', {
                  date: format.dayAndDate(reminder.at),
                  time: format.time(reminder.at),
                })
              : null}
            {reminder ? GAP : null}
            <Link to="edit#reminders">{t('dates.change')}</Link>
          </span>
        </span>
      </div>
      <DeskAutomatic invitation={invitation} />
    </section>
  );
}
