import { useTitle } from '@smachot/web-platform';
import { Page, PageHead } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { EventList } from './event-list';

/** /event: the index of the pages of events. */
export function AllEventsScreen() {
  const { t } = useTranslation('events');
  useTitle(t('all.title'));
  return (
    <Page>
      <PageHead title={t('all.title')} note={t('all.lead')} />
      <EventList />
    </Page>
  );
}
