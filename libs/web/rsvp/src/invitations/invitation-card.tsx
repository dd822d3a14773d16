import { daysUntil } from '@smachot/kernel';
import { now, useFormat } from '@smachot/web-platform';
import { Art, artOf, Badge, Button, Card, Icon } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { nextStep, type InvitationCard as Invitation } from './next-step';
import deskStyles from '../desk/desk.module.css';
import styles from './invitation-card.module.css';

const KIND = {
  addGuests: 'primary',
  send: 'accent',
  waiting: 'soft',
  unsent: 'soft',
  settled: 'soft',
  over: 'line',
} as const;
const ICON = {
  addGuests: 'plus',
  send: 'send',
  waiting: 'clock',
  unsent: 'info',
  settled: 'check',
  over: 'receipt',
} as const;

function Numbers({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('rsvp');
  const { stats } = invitation;
  if (stats.records === 0) return <p className="muted">{t('invitations.noGuestsYet')}</p>;
  return (
    <p className={styles.numbers}>
      <b className={styles.big}>{stats.seatsConfirmed}</b>
      <span>
        <b>{t('seats.confirmed', { count: stats.seatsConfirmed })}</b>
        <span className="small muted">{t('invitations.ofRecords', { count: stats.records })}</span>
      </span>
    </p>
  );
}

/** The picture, or a drawing of the kind of celebration, with the days that are left. */
function CardArt({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('rsvp');
  const days = daysUntil(new Date(invitation.date), now());
  return (
    <div className={styles.art}>
      {invitation.imageUrl ? (
        <img src={invitation.imageUrl} alt="" loading="lazy" />
      ) : (
        <Art name={artOf(invitation.occasion)} fit="cover" />
      )}
      {days >= 0 ? (
        <span className={clsx(deskStyles.days, styles.days)}>
          {days === 0
            ? t('desk.today')
            : days === 1
              ? t('desk.tomorrow')
              : t(days > 10 ? 'desk.inManyDays' : 'desk.inDays', { count: days })}
        </span>
      ) : null}
    </div>
  );
}

function WhenAndWhere({ invitation }: { invitation: Invitation }) {
  const format = useFormat();
  return (
    <>
      <p className={clsx('small muted', styles.line)}>
        <Icon name="cal" size={16} />
        {format.dayAndDate(invitation.date)} · {format.time(invitation.date)}
      </p>
      <p className={clsx('small muted', styles.line)}>
        <Icon name="pin" size={16} />
        <span className="ell">{invitation.location.address}</span>
      </p>
    </>
  );
}

type Props = { invitation: Invitation; base?: string; leading?: boolean };

/** One celebration: its art, when and where, the number that matters, and the one next step. `base`: the list's address. */
export function InvitationCard({ invitation, base = '.', leading }: Props) {
  const { t } = useTranslation('rsvp');
  const step = nextStep(invitation, now());
  const at = (path: string) => (base === '.' ? path : `${base}/${path}`);
  return (
    <Card component="article" pad="none" className={styles.card} aria-labelledby={`inv-${invitation._id}`}>
      <CardArt invitation={invitation} />
      <div className={styles.content}>
        <h2 id={`inv-${invitation._id}`}>
          <Link to={at(invitation._id)}>{invitation.title}</Link>
        </h2>
        <WhenAndWhere invitation={invitation} />
        {invitation.role === 'Owner' ? null : (
          <Badge tone="primary" icon="users">
            {t(`cohosts.yours.${invitation.role}`)}
          </Badge>
        )}
        <Numbers invitation={invitation} />
        <Button
          block
          kind={step.key === 'send' && !leading ? 'primary' : KIND[step.key]}
          icon={ICON[step.key]}
          to={at(step.to)}
        >
          {t(`next.${step.key}`, { count: step.count })}
        </Button>
      </div>
    </Card>
  );
}
