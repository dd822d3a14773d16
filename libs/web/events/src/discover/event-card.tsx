import type { PublicEventCard } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Button, Card, Icon, Ltr } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CategoryBadge, Registered } from '../cover/category-badge';
import { EventCover } from '../cover/event-cover';
import styles from './discover.module.css';

export function EventCard({ event }: { event: PublicEventCard }) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const page = `/event/${encodeURIComponent(event.slug)}`;
  return (
    <Card component="li" pad="none" className={styles.root}>
      <EventCover event={event} picture={event.imageUrl} />
      <div className={styles.in}>
        <div className="row wrap">
          <CategoryBadge category={event.category} />
          <Registered count={event.participantCount} />
        </div>
        <h2 lang={event.language}>
          <Link to={page}>{event.title}</Link>
        </h2>
        <p className={clsx('small', styles.line)}>
          <Icon name="cal" size={16} />
          <span>
            {format.longDate(event.startDatetime)}, <Ltr>{format.time(event.startDatetime)}</Ltr>
            {event.moreDates > 0 ? ` · ${t('series.more', { count: event.moreDates })}` : null}
          </span>
        </p>
        <p className={clsx('small', styles.line)}>
          <Icon name="pin" size={16} />
          <span lang={event.location ? event.language : undefined}>
            <bdi>{event.location || t('online')}</bdi>
          </span>
        </p>
        <p className={clsx('muted', styles.text)} lang={event.language} dir="auto">
          {event.description}
        </p>
        <Button block kind="soft" to={page} aria-label={t('detailsOf', { title: event.title })}>
          {t('details')}
        </Button>
      </div>
    </Card>
  );
}
