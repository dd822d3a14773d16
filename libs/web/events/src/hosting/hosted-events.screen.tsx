import type { HostedEventRow } from '@smachot/contracts';
import { now, useAddress, useFormat, useTitle } from '@smachot/web-platform';
import {
  Badge,
  Button,
  Card,
  ChipRow,
  EmptyState,
  FilterChip,
  Note,
  Page,
  PageHead,
  QueryStatus,
  SkeletonRows,
} from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOwnEventsInfiniteQuery, useStoreEventsInfiniteQuery } from './hosting-api';
import { MorePages } from './more-pages';
import { OwnRegistrations } from './own-registrations';
import { useHostPlace } from './use-host-place';
import { VisibilityBadge } from './visibility-badge';
import styles from './hosting.module.css';

function EventRow({ event, base }: { event: HostedEventRow; base: string }) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const over = new Date(event.endDatetime) <= now();
  return (
    <li className={styles.row}>
      <span className="grow">
        <Link to={`${base}/${event.id}`} lang={event.language}>
          <bdi>{event.title}</bdi>
        </Link>
        <span className={clsx('muted small', styles.line)}>{format.dateTime(event.startDatetime)}</span>
      </span>
      {over ? <Badge icon="clock">{t('isOver')}</Badge> : <VisibilityBadge visibility={event.visibility} />}
      {event.inSeries ? <Badge icon="cal">{t('series.badge')}</Badge> : null}
      {event.pendingCount > 0 ? (
        <Badge tone="accent" icon="alert">
          {t('queueCount', { count: event.pendingCount })}
        </Badge>
      ) : null}
      <Badge icon="users">
        {event.participantCount === 0
          ? t('nobodyRegistered')
          : t('registered', { count: event.participantCount })}
      </Badge>
    </li>
  );
}

type ListProps = { store: string | undefined; base: string };

/** The pages of the events hosted here. */
const useHosted = (store: string | undefined) => {
  const fresh = { refetchOnMountOrArgChange: true };
  const own = useOwnEventsInfiniteQuery(null, { ...fresh, skip: store !== undefined });
  const ofStore = useStoreEventsInfiniteQuery(store ?? '', { ...fresh, skip: store === undefined });
  return store === undefined ? own : ofStore;
};

function NoEvents({ store, add }: Pick<ListProps, 'store'> & { add: ReactNode }) {
  const { t } = useTranslation('events');
  return (
    <EmptyState
      art="event-toast"
      title={t('hostedNone')}
      text={store ? t('hostedNoneOfStore') : t('hostedNoneText')}
      action={add}
    />
  );
}

/** The events that are hosted here, and the way to open another. */
function HostedList({ store, base }: ListProps) {
  const { t } = useTranslation('events');
  const query = useHosted(store);
  const pages = query.currentData?.pages;
  if (!pages) return <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />;
  const events = pages.flatMap((page) => page.events);
  const add = pages[0]?.mayEdit ? (
    <Button icon="plus" to={`${base}/new`}>
      {t('new')}
    </Button>
  ) : null;
  if (events.length === 0) return <NoEvents store={store} add={add} />;
  return (
    <>
      {add ? <div>{add}</div> : <Note icon="lock">{t('ownersOnly')}</Note>}
      <Card component="section" aria-label={store ? t('ofStore') : t('hosted')}>
        <ul className={styles.list}>
          {events.map((event) => (
            <EventRow key={event.id} event={event} base={base} />
          ))}
        </ul>
      </Card>
      <MorePages query={query} label={t('more')} />
    </>
  );
}

/** events: of a person those they host and those they registered for; of a store those it hosts. */
export function HostedEventsScreen() {
  const { t } = useTranslation('events');
  const { store, base } = useHostPlace();
  const [tab, choose] = useAddress<'hosted' | 'registered'>('tab', 'hosted');
  useTitle(store ? t('ofStore') : t('mine'));
  const registered = store === undefined && tab === 'registered';
  return (
    <Page width="narrow">
      <PageHead
        title={store ? t('ofStore') : t('mine')}
        note={store ? t('hostedNoteOfStore') : t('mineNote')}
      />
      {store === undefined ? (
        <ChipRow label={t('mine')}>
          <FilterChip on={!registered} onClick={() => choose('hosted')}>
            {t('hosted')}
          </FilterChip>
          <FilterChip on={registered} onClick={() => choose('registered')}>
            {t('registeredFor')}
          </FilterChip>
        </ChipRow>
      ) : null}
      {registered ? <OwnRegistrations /> : <HostedList store={store} base={base} />}
    </Page>
  );
}
