import { useTranslation } from 'react-i18next';
import { useTitle } from '@smachot/web-platform';
import { Button, EmptyState, Page } from '@smachot/web-ui';

/** 404. */
export function NotFound() {
  const { t } = useTranslation('shell');
  useTitle(t('notFound.title'));
  return (
    <Page narrow>
      <EmptyState
        art="empty-search"
        heading="h1"
        title={t('notFound.title')}
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
