import type { EventId } from '@smachot/contracts';
import { useLive, useTitle } from '@smachot/web-platform';
import { Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { SeatingDesk } from './seating-desk';
import { useSeatingQuery } from './seating-api';
import './texts';

const READ_AFTER_MS = 700;

/** The seating plan of an invitation: its tables, who sits where, and who does not yet. */
export function SeatingScreen() {
  const { eventId = '' } = useParams<{ eventId: EventId }>();
  const { t } = useTranslation('seating');
  const query = useSeatingQuery(eventId, { refetchOnMountOrArgChange: true });
  const { refetch } = query;
  useTitle(t('title'));
  const saves = useRef(0);
  const asOf = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const readAgain = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      asOf.current = saves.current;
      void refetch();
    }, READ_AFTER_MS);
  }, [refetch]);
  useLive(`event:${eventId}`, readAgain);
  return (
    <Page width="work">
      <PageHead
        title={t('title')}
        note={query.data ? <bdi>{query.data.seating.title}</bdi> : undefined}
        back={`/me/rsvps/${eventId}`}
      />
      {query.data ? (
        <SeatingDesk key={eventId} data={query.data} asOf={asOf} savesRef={saves} />
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={6} />} />
      )}
    </Page>
  );
}
