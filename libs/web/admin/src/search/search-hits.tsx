import type { AdminHit } from '@smachot/contracts';
import { QueryStatus, SkeletonRows } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminHitsQuery } from '../lists/lists-api';
import styles from './admin-search.module.css';

type Props = { q: string; of?: readonly AdminHit['kind'][]; children: (hit: AdminHit) => ReactNode };

/** Lists the hits of the search over everything. `of`: the kinds to list, all by default; `children` renders one hit. */
export function SearchHits({ q, of, children }: Props) {
  const { t } = useTranslation('admin');
  const query = useAdminHitsQuery({ query: { q } });
  const hits = query.currentData?.hits.filter(({ kind }) => !of || of.includes(kind));
  if (!hits) return <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />;
  if (hits.length === 0)
    return (
      <p className="muted" role="status">
        {t('lists.find.none')}
      </p>
    );
  return (
    <ul className={styles.hits} aria-label={t('lists.find.hits', { count: hits.length })}>
      {hits.map((hit) => (
        <li key={`${hit.kind}-${hit.id}`}>{children(hit)}</li>
      ))}
    </ul>
  );
}
