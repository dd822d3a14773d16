import { Button, QueryStatus, type QueryLike, SkeletonRows } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../acts/acts.module.css';

type Props = {
  id: string;
  title: string;
  query: QueryLike & { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  /** The rows that are loaded; null before the first page is. */
  children: ReactNode;
};

/** A list of the system page, with its title and the way to further rows. */
export function SystemList({ id, title, query, children }: Props) {
  const { t } = useTranslation('admin');
  return (
    <section className={styles.screen} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children ?? <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />}
      {query.hasNextPage ? (
        <Button kind="soft" block busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </section>
  );
}
