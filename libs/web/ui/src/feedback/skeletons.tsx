import MuiSkeleton from '@mui/material/Skeleton';
import { Card } from '../layout/card';

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
          <MuiSkeleton variant="circular" width={40} height={40} />
          <div className="grow">
            <MuiSkeleton width="42%" height={22} />
            <MuiSkeleton width="28%" height={18} />
          </div>
          <MuiSkeleton variant="rounded" width={92} height={26} sx={{ borderRadius: 99 }} />
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
          <MuiSkeleton variant="rectangular" height={148} />
          <div style={{ padding: 16 }}>
            <MuiSkeleton width="70%" height={30} />
            <MuiSkeleton width="46%" />
            <MuiSkeleton width="58%" />
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
          <MuiSkeleton width={120} height={20} />
          <MuiSkeleton variant="rounded" height={48} />
        </div>
      ))}
    </div>
  );
}

/** The desk: hero, ring, four numbers, rows. */
export function SkeletonDesk() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <MuiSkeleton variant="rounded" height={148} sx={{ borderRadius: '20px' }} />
      <div style={{ display: 'grid', placeItems: 'center', paddingBlock: 16 }}>
        <MuiSkeleton variant="circular" width={220} height={220} />
      </div>
      <div style={{ display: 'grid', gap: 10, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}>
        {times(4).map((card) => (
          <MuiSkeleton key={card} variant="rounded" height={80} />
        ))}
      </div>
      <SkeletonRows />
    </div>
  );
}
