import { useAddressParams, useTitle } from '@smachot/web-platform';
import { Button, EmptyState, Note, Page, PageHead, QueryStatus } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { EventBar } from '../event-info/event-bar';
import { useAsk, useEventInfo } from '../event-info/use-event-info';
import { StoredEventDialog } from '../event-info/stored-event.dialog';
import { StoreSkeleton } from '../store/store-skeleton';
import { compareAddress, MOST_COMPARED, useComparedUnits } from './chosen-units';
import { CompareTable } from './compare-table';
import { useCompared } from './use-compared';

type Info = ReturnType<typeof useEventInfo>;
type SideBySideProps = Info & { compared: ReturnType<typeof useComparedUnits> };

function SideBySide({ compared: { ids, remove }, event, eventId, save }: SideBySideProps) {
  const { t } = useTranslation('stores');
  const [ask, setAsk] = useAsk();
  const { loading, failed, gone, units } = useCompared(ids, event);
  if (failed || loading)
    return (
      <QueryStatus query={failed ?? { isError: false, refetch: () => null }} skeleton={<StoreSkeleton />} />
    );
  return (
    <>
      <EventBar event={event} linked={eventId !== null} onAsk={setAsk} />
      {gone.length === 0 ? null : (
        <Note icon="info">
          {t('compare.gone', { count: gone.length })}{' '}
          <Button kind="ghost" onClick={() => remove(gone)}>
            {t('favourites.remove')}
          </Button>
        </Note>
      )}
      {units.length === 0 ? null : (
        <CompareTable units={units} event={event} onAsk={setAsk} onRemove={(id) => remove([id])} />
      )}
      {units.length === 1 ? <p>{t('compare.oneMore', { count: MOST_COMPARED })}</p> : null}
      <StoredEventDialog ask={ask} event={event} onSave={save} onClose={() => setAsk(null)} />
    </>
  );
}

/** /compare?units=…: the chosen units side by side, for the planned event. */
export function CompareScreen() {
  const { t } = useTranslation('stores');
  const [search] = useAddressParams();
  const compared = useComparedUnits();
  const info = useEventInfo();
  useTitle(t('compare.title'));
  if (!search.get('units') && compared.ids.length > 0)
    return <Navigate to={compareAddress(compared.ids)} replace />;
  return (
    <Page>
      <PageHead title={t('compare.title')} />
      {compared.ids.length === 0 ? (
        <EmptyState
          art="empty-search"
          title={t('compare.none')}
          text={t('compare.noneText', { count: MOST_COMPARED })}
          action={<Button to="/">{t('missing.toAll')}</Button>}
        />
      ) : (
        <SideBySide {...info} compared={compared} />
      )}
    </Page>
  );
}
