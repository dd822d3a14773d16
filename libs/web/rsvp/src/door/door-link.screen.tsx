import { listDoorByLink, recordArrivalsByLink } from '@smachot/contracts';
import { type DoorSource, fetchCall, useDoor, useTitle } from '@smachot/web-platform';
import { DoorPanel, EmptyState, Page, PageHead, WalkInForm } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useGroupText } from './use-group-text';

const sourceOf = (token: string): DoorSource => ({
  key: `link:${token}`,
  page: (cursor) => fetchCall(listDoorByLink, { body: { token, cursor } }),
  record: (batch) => fetchCall(recordArrivalsByLink, { body: { ...batch, token } }),
});

function DoorByLink({ token }: { token: string }) {
  const { t } = useTranslation('rsvp');
  const [door, state] = useDoor(sourceOf(token));
  const groupText = useGroupText();
  return (
    <>
      <PageHead title={t('door.title')} note={state.about ? <bdi>{state.about.title}</bdi> : undefined} />
      <DoorPanel door={door} state={state} groupText={groupText}>
        <WalkInForm door={door} />
      </DoorPanel>
    </>
  );
}

/** /door#{token}: the same list for a helper without an account, and nothing else of the event. */
export function DoorLinkScreen() {
  const { t } = useTranslation('rsvp');
  const token = useLocation().hash.slice(1);
  useTitle(t('door.title'));
  return (
    <Page width="narrow">
      {token ? (
        <DoorByLink key={token} token={token} />
      ) : (
        <EmptyState heading="h1" art="empty-guests" title={t('door.noToken')} text={t('door.noTokenText')} />
      )}
    </Page>
  );
}
