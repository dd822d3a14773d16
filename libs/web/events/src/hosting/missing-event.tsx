import { Button, EmptyState, Page, PageHead } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

/** An event that does not exist, was deleted, or is another host's. */
export function MissingEvent({ base }: { base: string }) {
  const { t } = useTranslation('events');
  return (
    <Page width="narrow">
      <PageHead title={t('missing')} back={base} />
      <EmptyState
        art="empty-search"
        title={t('missing')}
        text={t('missingText')}
        action={
          <Button kind="soft" to={base}>
            {t('toEvents')}
          </Button>
        }
      />
    </Page>
  );
}
