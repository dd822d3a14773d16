import { useProblemText } from '@smachot/web-platform';
import { Button, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

type Pages = {
  hasNextPage: boolean;
  isFetchNextPageError: boolean;
  isFetchingNextPage: boolean;
  error?: unknown;
  fetchNextPage: () => unknown;
};

/** The end of a list that has more pages. */
export function More({ query }: { query: Pages }) {
  const { t } = useTranslation('admin');
  const words = useProblemText();
  return (
    <>
      {query.isFetchNextPageError ? <Note tone="bad">{words(query.error)}</Note> : null}
      {query.hasNextPage ? (
        <div>
          <Button kind="line" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('payouts.more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
