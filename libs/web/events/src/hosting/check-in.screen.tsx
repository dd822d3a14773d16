import type { PublicEventId } from '@smachot/contracts';
import { checkInDoor, useDoor, useTitle, useUser } from '@smachot/web-platform';
import { DoorPanel, Page, PageHead, TicketScan } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useHostPlace } from './use-host-place';

function CheckIn({ eventId }: { eventId: PublicEventId }) {
  const { t } = useTranslation('events');
  const { base } = useHostPlace();
  const user = useUser();
  const [door, state] = useDoor(checkInDoor(eventId, user?.id ?? ''));
  useTitle(t('checkIn.title'));
  return (
    <Page width="narrow">
      <PageHead
        title={t('checkIn.title')}
        note={state.about ? <bdi>{state.about.title}</bdi> : undefined}
        back={`${base}/${eventId}`}
      />
      <DoorPanel door={door} state={state} before={<TicketScan door={door} />} />
    </Page>
  );
}

/** events/{eventId}/check-in: letting in those who have tickets. */
export function CheckInScreen() {
  const { eventId = '' } = useParams<{ eventId: PublicEventId }>();
  return <CheckIn key={eventId} eventId={eventId} />;
}
