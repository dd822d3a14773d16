import type { HostedEvent } from '@smachot/contracts';
import { useFormat, useTitle } from '@smachot/web-platform';
import { Badge, Button, Card, Note, Page, PageHead, QueryStatus, SkeletonForm } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Attendees } from './attendees';
import { CoverPart } from './cover-part';
import { EventMoves } from './event-moves';
import { useHostedEventQuery } from './hosting-api';
import { isMissing } from './is-missing';
import { MissingEvent } from './missing-event';
import { useHostPlace } from './use-host-place';
import { VisibilityBadge } from './visibility-badge';
import styles from './hosting.module.css';

/** When, who may see it, and how many registered of how many. */
function Summary({ event, base }: { event: HostedEvent; base: string }) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const { participantCount, maxTickets, tickets, waitingCount, visibility, publicUrl, slug } = event;
  return (
    <Card component="section" className={styles.part} aria-label={t('manage.summary')}>
      <div className="row wrap">
        <VisibilityBadge visibility={visibility} />
        <Badge icon="users">
          {participantCount === 0 ? t('nobodyRegistered') : t('registered', { count: participantCount })}
        </Badge>
        {waitingCount > 0 ? (
          <Badge icon="clock">{t('manage.waitingCount', { count: waitingCount })}</Badge>
        ) : null}
      </div>
      <p>{format.dateTime(event.startDatetime)}</p>
      {maxTickets === null ? null : <p>{t('manage.seats', { taken: tickets, seats: maxTickets })}</p>}
      {visibility === 'private' ? (
        <Note icon="lock">{t('manage.private')}</Note>
      ) : (
        <p className={styles.address}>
          <bdi dir="ltr">{publicUrl}</bdi>
        </p>
      )}
      <div className="row wrap">
        {visibility === 'private' ? null : (
          <Button kind="soft" icon="eye" to={`/event/${encodeURIComponent(slug)}`}>
            {t('manage.page')}
          </Button>
        )}
        {event.mayEdit ? (
          <Button kind="line" icon="edit" to={`${base}/${event.id}/edit`}>
            {t('edit')}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

/** events/{eventId}: an event as its hosts run it. */
export function ManageEventScreen() {
  const { t } = useTranslation('events');
  const { eventId = '' } = useParams();
  const { base } = useHostPlace();
  const query = useHostedEventQuery(
    { params: { hostedEventId: eventId } },
    { refetchOnMountOrArgChange: true },
  );
  const event = query.currentData;
  useTitle(event?.title ?? t('event'));
  if (query.isError && isMissing(query.error)) return <MissingEvent base={base} />;
  return (
    <Page width="narrow">
      <PageHead title={event ? <bdi lang={event.language}>{event.title}</bdi> : t('event')} back={base} />
      {event ? (
        <>
          <Summary event={event} base={base} />
          <Attendees event={event} />
          {event.mayEdit ? (
            <>
              <CoverPart event={event} />
              <EventMoves event={event} base={base} />
            </>
          ) : (
            <Note icon="lock">{t('ownersOnly')}</Note>
          )}
        </>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonForm fields={5} />} />
      )}
    </Page>
  );
}
