import type { HostedEvent } from '@smachot/contracts';
import { useFormat, useTitle } from '@smachot/web-platform';
import {
  AddressText,
  Badge,
  Button,
  Card,
  Note,
  Page,
  PageHead,
  QueryStatus,
  SkeletonForm,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Attendees } from './attendees';
import { CoverPart } from './cover-part';
import { EventPoster } from './event-poster';
import { EventMoves } from './event-moves';
import { useHostedEventQuery } from './hosting-api';
import { isMissing } from './is-missing';
import { MissingEvent } from './missing-event';
import { SeriesPart } from './series-part';
import { useHostPlace } from './use-host-place';
import { VisibilityBadge } from './visibility-badge';
import styles from './hosting.module.css';

/** Where hosts go from here. */
function Ways({ event, base }: { event: HostedEvent; base: string }) {
  const { t } = useTranslation('events');
  return (
    <div className="row wrap">
      {event.visibility === 'private' ? null : (
        <Button kind="soft" icon="eye" to={`/event/${encodeURIComponent(event.slug)}`}>
          {t('manage.page')}
        </Button>
      )}
      {event.participantCount > 0 ? (
        <Button kind="soft" icon="check" to={`${base}/${event.id}/check-in`}>
          {t('checkIn.open')}
        </Button>
      ) : null}
      <Button kind="soft" icon="chat" to={`${base}/${event.id}/messages`}>
        {t('messages.open')}
      </Button>
      {event.mayEdit ? (
        <Button kind="line" icon="edit" to={`${base}/${event.id}/edit`}>
          {t('edit')}
        </Button>
      ) : null}
    </div>
  );
}

/** When, who may see it, and how many registered of how many. */
function Summary({ event, base }: { event: HostedEvent; base: string }) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const { participantCount, arrivedCount, maxTickets, tickets, waitingCount, visibility, publicUrl } = event;
  return (
    <Card component="section" className={styles.part} aria-label={t('manage.summary')}>
      <div className="row wrap">
        <VisibilityBadge visibility={visibility} />
        <Badge icon="users">
          {participantCount === 0 ? t('nobodyRegistered') : t('registered', { count: participantCount })}
        </Badge>
        {arrivedCount > 0 ? (
          <Badge tone="ok" icon="check">
            {t('manage.arrived', { arrived: arrivedCount, of: participantCount })}
          </Badge>
        ) : null}
        {waitingCount > 0 ? (
          <Badge icon="clock">{t('manage.waitingCount', { count: waitingCount })}</Badge>
        ) : null}
      </div>
      <p>{format.dateTime(event.startDatetime)}</p>
      {maxTickets === null ? null : <p>{t('manage.seats', { taken: tickets, seats: maxTickets })}</p>}
      {visibility === 'private' ? (
        <Note icon="lock">{t('manage.private')}</Note>
      ) : (
        <p>
          <AddressText address={publicUrl} />
        </p>
      )}
      <Ways event={event} base={base} />
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
          {event.takenOff === null ? null : (
            <Note tone="warn" icon="lock">
              {t('manage.takenOff')} <bdi>{event.takenOff}</bdi>
            </Note>
          )}
          <Summary event={event} base={base} />
          <Attendees event={event} />
          <SeriesPart event={event} base={base} />
          {event.visibility === 'private' || event.takenOff !== null ? null : <EventPoster event={event} />}
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
