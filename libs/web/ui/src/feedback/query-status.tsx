import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemState, type ProblemStateProps } from './problem-state';
import { useProblemWords } from './problem-text';

export type QueryLike = { isError: boolean; error?: unknown; refetch: () => unknown };
export type QueryStatusProps = Pick<ProblemStateProps, 'heading' | 'title'> & {
  query: QueryLike;
  skeleton: ReactNode;
};

/**
 * Replaces data that is not loaded: a skeleton while loading, the error and a retry after a failure. `if (!query.data) return
 * <QueryStatus query={query} skeleton={…} />`; `heading="h1"` where the data would have named the screen, `title` to say what was not loaded.
 */
export function QueryStatus({ query, skeleton, heading, title }: QueryStatusProps) {
  const { t } = useTranslation('ui');
  const words = useProblemWords(t('couldNotLoad'));
  if (query.isError)
    return (
      <ProblemState
        heading={heading}
        title={title}
        text={words(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <div aria-busy="true">
      <span className="sr" role="status">
        {t('loading')}
      </span>
      {skeleton}
    </div>
  );
}
