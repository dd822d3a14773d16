import { Card } from '../layout/card';
import { Skeleton } from './skeleton';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Rows of a list of people: picture, two lines, badge. */
export function SkeletonRows({ count = 6 }: { count?: number }) {
  return (
    <Card pad="none">
      {times(count).map((row) => (
        <div
          key={row}
          className="row"
          style={{ padding: '10px 16px', gap: 12, borderBlockEnd: '1px solid var(--line)' }}
        >
          <Skeleton variant="circular" width={40} height={40} />
          <div className="grow">
            <Skeleton width="42%" height={22} />
            <Skeleton width="28%" height={18} />
          </div>
          <Skeleton variant="rounded" width={92} height={26} style={{ borderRadius: 99 }} />
        </div>
      ))}
    </Card>
  );
}

export function SkeletonCards({ count = 3 }: { count?: number }) {
  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
      }}
    >
      {times(count).map((card) => (
        <Card key={card} pad="none">
          <Skeleton variant="rectangular" height={148} />
          <div style={{ padding: 16 }}>
            <Skeleton width="70%" height={30} />
            <Skeleton width="46%" />
            <Skeleton width="58%" />
          </div>
        </Card>
      ))}
    </div>
  );
}

/** A form: labels above fields. */
export function SkeletonForm({ fields = 4 }: { fields?: number }) {
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      {times(fields).map((field) => (
        <div key={field}>
          <Skeleton width={120} height={20} />
          <Skeleton variant="rounded" height={48} />
        </div>
      ))}
    </div>
  );
}

/** The desk: hero, ring, four numbers, rows. */
export function SkeletonDesk() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Skeleton variant="rounded" height={148} style={{ borderRadius: '20px' }} />
      <div style={{ display: 'grid', placeItems: 'center', paddingBlock: 16 }}>
        <Skeleton variant="circular" width={220} height={220} />
      </div>
      <div style={{ display: 'grid', gap: 10, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}>
        {times(4).map((card) => (
          <Skeleton key={card} variant="rounded" height={80} />
        ))}
      </div>
      <SkeletonRows />
    </div>
  );
}
