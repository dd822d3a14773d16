import { Button } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

type Paged = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };

/** Reads the next page of a list, if there is one. */
export function MoreButton({ of }: { of: Paged }) {
  const { t } = useTranslation('reviews');
  if (!of.hasNextPage) return null;
  return (
    <Button kind="soft" block busy={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
      {t('more')}
    </Button>
  );
}
