import { useTitle } from '@smachot/web-platform';
import { Page, PageHead } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { EventList } from './event-list';

/** /discover: what is open to everybody, to be found. */
export function DiscoverScreen() {
  const { t } = useTranslation('events');
  useTitle(t('title'));
  return (
    <Page>
      <PageHead title={t('title')} note={t('lead')} />
      <EventList />
    </Page>
  );
}
