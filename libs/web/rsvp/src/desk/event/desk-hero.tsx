import type { Invitation, InvitationOccasion } from '@smachot/contracts';
import { daysUntil } from '@smachot/kernel';
import { now, useFormat } from '@smachot/web-platform';
import { Art, artOf, Button, Icon } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import weddingHero from '../../art/hero-wedding.svg?raw';
import { InvitationMenu } from './invitation-menu';
import { NEXT_WORDS, type NextSend } from './next-send';
import deskStyles from '../desk.module.css';
import styles from './desk-hero.module.css';

function HeroArt({ occasion }: { occasion: InvitationOccasion }) {
  if (occasion === 'wedding') {
    // our own constant drawing, wide enough for the whole line
    return (
      <div
        className={clsx(styles.art, styles.wide)}
        aria-hidden
        dangerouslySetInnerHTML={{ __html: weddingHero }}
      />
    );
  }
  return (
    <div className={clsx(styles.art, styles.scene)}>
      <Art name={artOf(occasion)} fit="cover" />
    </div>
  );
}

function Days({ date }: { date: string }) {
  const { t } = useTranslation('rsvp');
  const days = daysUntil(new Date(date), now());
  const words =
    days > 1
      ? t(days > 10 ? 'desk.inManyDays' : 'desk.inDays', { count: days })
      : days === 1
        ? t('desk.tomorrow')
        : days === 0
          ? t('desk.today')
          : t('desk.over');
  return <span className={deskStyles.days}>{words}</span>;
}

function WhenAndWhere({ invitation }: { invitation: Invitation }) {
  const format = useFormat();
  return (
    <div className={styles.meta}>
      <p>
        <Icon name="cal" size={18} />
        <span>
          {format.dayAndDate(invitation.date)} · {format.time(invitation.date)}
        </span>
      </p>
      <p>
        <Icon name="pin" size={18} />
        <span>{invitation.location.address}</span>
      </p>
    </div>
  );
}

export type DeskHeroProps = { invitation: Invitation; next: NextSend | null; onSend: () => void };

export function DeskHero({ invitation, next, onSend }: DeskHeroProps) {
  const { t } = useTranslation('rsvp');
  return (
    <section className={styles.hero} aria-labelledby="desk-title">
      <HeroArt occasion={invitation.occasion} />
      <div className={styles.content}>
        <div className={styles.title}>
          <h1 id="desk-title" tabIndex={-1}>
            {invitation.title}
          </h1>
          <Days date={invitation.date} />
        </div>
        <WhenAndWhere invitation={invitation} />
      </div>
      <div className={styles.actions}>
        <Button
          kind="line"
          icon="eye"
          href={`/rsvp/${invitation._id}#preview`}
          target="_blank"
          rel="noopener"
        >
          {t('desk.asGuestsSee')}
        </Button>
        {next ? (
          <Button kind={next.kind === 'invite' ? 'accent' : 'primary'} icon="send" onClick={onSend}>
            {t(NEXT_WORDS[next.kind], { count: next.count })}
          </Button>
        ) : null}
      </div>
      <div className={styles.more}>
        <InvitationMenu invitation={invitation} />
      </div>
    </section>
  );
}
