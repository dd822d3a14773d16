import { useTranslation } from 'react-i18next';
import { useTitle } from '@smachot/web-platform';
import { Button, EmptyState, Page } from '@smachot/web-ui';

/** The 404 page. `what`: the kind of thing the address names, if known. */
export function NotFound({ what = 'page' }: { what?: 'page' | 'event' }) {
  const { t } = useTranslation('shell');
  const title = t(what === 'event' ? 'notFound.event' : 'notFound.title');
  useTitle(title);
  return (
    <Page width="narrow">
      <EmptyState
        art="empty-search"
        heading="h1"
        title={title}
        text={t('notFound.text')}
        action={
          <>
            <Button kind="primary" icon="home" to="/me">
              {t('notFound.home')}
            </Button>
            <Button kind="ghost" to="/">
              {t('notFound.start')}
            </Button>
          </>
        }
      />
    </Page>
  );
}
