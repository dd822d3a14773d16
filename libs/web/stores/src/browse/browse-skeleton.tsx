import { Card, Skeleton } from '@smachot/web-ui';
import styles from './browse.module.css';

/** Placeholder cards while stores load. */
export function BrowseSkeleton() {
  return (
    <div className={styles.grid}>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((card) => (
        <Card key={card} pad="none">
          <Skeleton variant="rectangular" height="auto" style={{ aspectRatio: '2 / 1' }} />
          <div className={styles.cardContent}>
            <Skeleton width="62%" height={26} />
            <Skeleton width="84%" />
            <Skeleton width="40%" height={26} />
            <Skeleton width="54%" height={36} style={{ marginBlockStart: 8 }} />
          </div>
        </Card>
      ))}
    </div>
  );
}
