import type { EventId } from '@smachot/contracts';
import { celebrationDoor, useDoor, useTitle, useUser } from '@smachot/web-platform';
import { DoorPanel, Page, PageHead, WalkInForm } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DoorLinks } from './door-links';
import { useGroupText } from './use-group-text';

function DoorOf({ eventId }: { eventId: EventId }) {
  const { t } = useTranslation('rsvp');
  const user = useUser();
  const [door, state] = useDoor(celebrationDoor(eventId, user?.id ?? ''));
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
