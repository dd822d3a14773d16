import { useTranslation } from 'react-i18next';
import { useTitle } from '@smachot/web-platform';
import { Button, EmptyState, Page } from '@smachot/web-ui';

/** 422, and whatever broke while a screen was drawn. */
export function ServerProblem() {
  const { t } = useTranslation('shell');
  useTitle(t('problem.title'));
  return (
    <Page width="narrow">
      <EmptyState
        art="empty-chat"
        heading="h1"
        title={t('problem.title')}
        text={t('problem.text')}
        action={
          <>
            <Button kind="primary" icon="rotate" onClick={() => location.reload()}>
              {t('problem.reload')}
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
