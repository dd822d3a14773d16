import { useTitle } from '@smachot/web-platform';
import { Button, EmptyState, Page } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

/** The page for an address of no store, or of no current unit. */
export function StoreMissing({ what }: { what: 'store' | 'unit' }) {
  const { t } = useTranslation('stores');
  useTitle(t(`missing.${what}`));
  return (
    <Page width="narrow">
      <EmptyState
        heading="h1"
        art="empty-search"
        title={t(`missing.${what}`)}
        text={t('missing.text')}
        action={<Button to="/">{t('missing.toAll')}</Button>}
      />
    </Page>
  );
}
