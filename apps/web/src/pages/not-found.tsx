import { useTranslation } from 'react-i18next';
import { useTitle } from '@smachot/web-platform';
import { Button, EmptyState, Page } from '@smachot/web-ui';

/** 404. `what`: what was looked for, when the address says so. */
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
