import type { PublicEventId } from '@smachot/contracts';
import { useLive, useTitle } from '@smachot/web-platform';
import { Note, Page, PageHead, QueryStatus, SkeletonForm } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useHostedEventQuery } from '../hosting-api';
import { isMissing } from '../is-missing';
import { MissingEvent } from '../missing-event';
import { useHostPlace } from '../use-host-place';
import { MessageForm } from './message-form';
import { useAttendeeMessagesInfiniteQuery } from './messages-api';
import { SentMessages } from './sent-messages';

/** events/{eventId}/messages: what hosts write to the attendees of an event. */
export function AttendeeMessagesScreen() {
  const { t } = useTranslation('events');
  const { eventId = '' } = useParams<{ eventId: PublicEventId }>();
  const { base } = useHostPlace();
  const event = useHostedEventQuery(
    { params: { hostedEventId: eventId } },
    { refetchOnMountOrArgChange: true },
  );
  const query = useAttendeeMessagesInfiniteQuery(eventId, { refetchOnMountOrArgChange: true });
  useLive(`hosted_event:${eventId}`, () => void query.refetch());
  useTitle(t('messages.title'));
  if (event.isError && isMissing(event.error)) return <MissingEvent base={base} />;
  const pages = query.currentData?.pages ?? [];
  const [first] = pages;
  const shown = event.currentData;
  return (
    <Page width="narrow">
      <PageHead
        title={t('messages.title')}
        note={shown ? <bdi lang={shown.language}>{shown.title}</bdi> : undefined}
        back={`${base}/${eventId}`}
      />
      {shown && first ? (
        <>
          {shown.takenOff === null ? (
            <MessageForm event={shown} leftToday={first.leftToday} />
          ) : (
            <Note tone="warn" icon="lock">
              {t('messages.off')}
            </Note>
          )}
          <SentMessages messages={pages.flatMap(({ messages }) => messages)} query={query} />
        </>
      ) : (
        <QueryStatus query={event.isError ? event : query} skeleton={<SkeletonForm fields={3} />} />
      )}
    </Page>
  );
}
