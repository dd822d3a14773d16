import { publicEventCalendarFile, type PublicEvent } from '@smachot/contracts';
import { now, problemOf, useFormat, useTitle } from '@smachot/web-platform';
import { Avatar, Button, Card, Icon, Ltr, Note, Page, PageHead, QueryStatus } from '@smachot/web-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { CategoryBadge, Registered } from '../cover/category-badge';
import { EventCover } from '../cover/event-cover';
import { usePublicEventQuery } from '../events-api';
import { RegistrationPart } from '../registration/registration';
import { EventSkeleton } from './event-skeleton';
import { OtherDates } from './other-dates';
import { ReportEvent } from './report-event';
import eventCoverStyles from '../cover/event-cover.module.css';
import eventStyles from './event.module.css';

function When({ event }: { event: PublicEvent }) {
  const format = useFormat();
  const { startDatetime: start, endDatetime: end } = event;
  const oneDay = format.date(start) === format.date(end);
  return (
    <p className={eventStyles.fact}>
      <Icon name="cal" size={22} />
      <span>
        <b>{format.longDate(start)}</b>
        {oneDay ? (
          <Ltr>{`${format.time(start)}–${format.time(end)}`}</Ltr>
        ) : (
          <span>
            <Ltr>{format.time(start)}</Ltr> – {format.dayAndDate(end)}, <Ltr>{format.time(end)}</Ltr>
          </span>
        )}
      </span>
    </p>
  );
}

function Where({ event }: { event: PublicEvent }) {
  const { t } = useTranslation('events');
  return (
    <p className={eventStyles.fact}>
      <Icon name="pin" size={22} />
      <span>
        <b>
          <bdi lang={event.location ? event.language : undefined}>{event.location || t('online')}</bdi>
        </b>
        {event.address ? (
          <bdi lang={event.language}>{event.address}</bdi>
        ) : event.location ? (
          t('online')
        ) : null}
        {event.locationType === 'hybrid' ? <span>{t('alsoOnline')}</span> : null}
      </span>
    </p>
  );
}

/** Adds the event to a calendar while it is ahead, and leads to its place. */
function EventActs({ event, over }: { event: PublicEvent; over: boolean }) {
  const { t } = useTranslation('events');
  const calendarFile = publicEventCalendarFile.path.replace(':slug', encodeURIComponent(event.slug));
  return (
    <div className={eventStyles.acts}>
      {over ? null : (
        <Button kind="soft" icon="cal" block href={calendarFile}>
          {t('calendar')}
        </Button>
      )}
      {event.mapLink ? (
        <Button kind="line" icon="pin" block href={event.mapLink} target="_blank" rel="noreferrer noopener">
          {t('map')} <span className="sr">{t('newTab')}</span>
        </Button>
      ) : null}
      {event.wazeLink ? (
        <Button kind="line" icon="nav" block href={event.wazeLink} target="_blank" rel="noreferrer noopener">
          {t('waze')} <span className="sr">{t('newTab')}</span>
        </Button>
      ) : null}
    </div>
  );
}

function WhenAndWhere({ event }: { event: PublicEvent }) {
  const { t } = useTranslation('events');
  const over = new Date(event.endDatetime) <= now();
  return (
    <Card component="section" className={eventStyles.facts} aria-labelledby="evp-when">
      <h2 id="evp-when">{t('whenAndWhere')}</h2>
      <When event={event} />
      <Where event={event} />
      <EventActs event={event} over={over} />
      {over ? <Note icon="clock">{t('over')}</Note> : null}
    </Card>
  );
}

/** Who hosts it; a store leads to its page. */
function HostLine({ event: { host, partnerUsername } }: { event: PublicEvent }) {
  const { t } = useTranslation('events');
  if (!host) return null;
  return (
    <p className={clsx('muted', eventStyles.host)}>
      {host.avatarUrl ? (
        <img className={eventStyles.avatar} src={host.avatarUrl} alt="" width={40} height={40} />
      ) : (
        <Avatar name={host.fullName} />
      )}
      <span>
        {t('hostedBy')}{' '}
        {partnerUsername ? (
          <Link to={`/partner/${partnerUsername}`}>
            <bdi>{host.fullName}</bdi>
          </Link>
        ) : (
          <bdi>{host.fullName}</bdi>
        )}
      </span>
    </p>
  );
}

function EventPage({ event }: { event: PublicEvent }) {
  const { t } = useTranslation('events');
  useTitle(event.title);
  return (
    <>
      <PageHead title={<bdi lang={event.language}>{event.title}</bdi>} back="/discover" />
      <div className={eventCoverStyles.root}>
        <EventCover wide event={event} picture={event.coverPhoto} />
        <div className={clsx('row wrap', eventStyles.badges)}>
          <CategoryBadge category={event.category} />
          <Registered count={event.participantCount} />
        </div>
        <div className={eventStyles.aside}>
          <WhenAndWhere event={event} />
          <RegistrationPart event={event} className={eventStyles.facts} />
          <OtherDates event={event} />
        </div>
        <Card component="section" className={eventStyles.about} aria-labelledby="evp-about">
          <h2 id="evp-about">{t('about')}</h2>
          <p className={eventStyles.text} lang={event.language} dir="auto">
            {event.description}
          </p>
          <HostLine event={event} />
          <ReportEvent slug={event.slug} />
        </Card>
      </div>
    </>
  );
}

/** /event/{slug}. `missing`: the app's page for an address that leads nowhere. */
export function EventScreen({ missing }: { missing: ReactNode }) {
  const { eventSlug = '' } = useParams();
  const query = usePublicEventQuery({ params: { slug: eventSlug } });
  const event = query.currentData;
  if (query.isError && problemOf(query.error).status === 404) return missing;
  return (
    <Page>
      {event ? (
        <EventPage event={event} />
      ) : (
        <QueryStatus heading="h1" query={query} skeleton={<EventSkeleton />} />
      )}
    </Page>
  );
}
