import { useProblemText } from '@smachot/web-platform';
import { Button, Note } from '@smachot/web-ui';

/** The part of an infinite query that its button needs. */
export type Paged = {
  error?: unknown;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
};

/** The button that reads the next page of a list, while there is one. */
export function MorePages({ query, label }: { query: Paged; label: string }) {
  const words = useProblemText();
  return (
    <>
      {query.isFetchNextPageError ? <Note tone="bad">{words(query.error)}</Note> : null}
      {query.hasNextPage ? (
        <div>
          <Button kind="line" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {label}
          </Button>
        </div>
      ) : null}
    </>
  );
}
