import type { Invitation } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Icon } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from '../desk.module.css';

/** An em space; where the line breaks at it, it takes no room. */
const GAP = '\u2003';

const ICON = { tables: 'users', dayOf: 'cal', thankYou: 'heart' } as const;

/** Whether, and when, the tables, the message of the day and the thanks go out by themselves. */
export function DeskAutomatic({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const { automaticMessages, automaticAt } = invitation;
  return (['tables', 'dayOf', 'thankYou'] as const).map((kind) => {
    const at = automaticAt[kind];
    // nobody expects it who did not ask for it
    if (kind === 'tables' && !automaticMessages.tables) return null;
    // gone, or too late for it
    if (automaticMessages[kind] && !at) return null;
    return (
      <div className={styles.date} key={kind}>
        <span className={styles.dateIcon}>
          <Icon name={ICON[kind]} size={24} />
        </span>
        <span>
          <b>{t(`automatic.${kind}`)}</b>
          <span className="small muted">
            {at
              ? t('dates.reminderAt', { date: format.dayAndDate(at), time: format.time(at) })
              : t('automatic.off')}
            {GAP}
            <Link to="edit#automatic">{t('dates.change')}</Link>
          </span>
        </span>
      </div>
    );
  });
}
