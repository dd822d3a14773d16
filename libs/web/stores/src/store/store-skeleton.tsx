import { Skeleton } from '@smachot/web-ui';
import styles from './store.module.css';

/** Placeholder for a store's page, and for a unit's. */
export function StoreSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton variant="rounded" height={200} className={styles.skeletonCover} />
      <div className={styles.main}>
        <Skeleton width="56%" height={40} />
        <Skeleton variant="rounded" height={64} />
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} variant="rounded" height={132} />
        ))}
      </div>
      <div className={styles.side}>
        <Skeleton variant="rounded" height={360} />
        <Skeleton variant="rounded" height={160} />
      </div>
    </div>
  );
}
