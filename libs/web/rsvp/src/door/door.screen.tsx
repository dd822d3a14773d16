import { type EventId, listDoor, recordArrivals } from '@smachot/contracts';
import { type DoorSource, fetchCall, useDoor, useTitle, useUser } from '@smachot/web-platform';
import { DoorPanel, Page, PageHead, WalkInForm } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DoorLinks } from './door-links';
import { useGroupText } from './use-group-text';

const sourceOf = (eventId: EventId, userId: string): DoorSource => ({
  key: `rsvp:${userId}:${eventId}`,
  page: (cursor) => fetchCall(listDoor, { params: { eventId }, query: { cursor } }),
  record: (body) => fetchCall(recordArrivals, { params: { eventId }, body }),
});

function DoorOf({ eventId }: { eventId: EventId }) {
  const { t } = useTranslation('rsvp');
  const user = useUser();
  const [door, state] = useDoor(sourceOf(eventId, user?.id ?? ''));
  const groupText = useGroupText();
  useTitle(t('door.title'));
  return (
    <Page width="narrow">
      <PageHead
        title={t('door.title')}
        note={state.about ? <bdi>{state.about.title}</bdi> : undefined}
        back={`/me/rsvps/${eventId}`}
      />
      <DoorPanel door={door} state={state} groupText={groupText}>
        <WalkInForm door={door} />
        <DoorLinks eventId={eventId} />
      </DoorPanel>
    </Page>
  );
}

/** /me/rsvps/{eventId}/door: who of the guests arrived, for owners and editors. */
export function DoorScreen() {
  const { eventId = '' } = useParams<{ eventId: EventId }>();
  return <DoorOf key={eventId} eventId={eventId} />;
}
