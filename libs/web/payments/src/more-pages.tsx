import { useProblemText } from '@smachot/web-platform';
import { Button, Note } from '@smachot/web-ui';

export type Pages = {
  hasNextPage: boolean;
  isFetchNextPageError: boolean;
  isFetchingNextPage: boolean;
  error?: unknown;
  fetchNextPage: () => unknown;
};

/** The end of a list that has more pages. */
export function MorePages({ query, label }: { query: Pages; label: string }) {
  const say = useProblemText();
  return (
    <>
      {query.isFetchNextPageError ? <Note tone="bad">{say(query.error)}</Note> : null}
      {query.hasNextPage ? (
        <Button kind="line" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {label}
        </Button>
      ) : null}
    </>
  );
}
