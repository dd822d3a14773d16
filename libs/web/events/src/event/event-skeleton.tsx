import MuiSkeleton from '@mui/material/Skeleton';

/** Title, cover, badges, facts and text. */
export function EventSkeleton() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <MuiSkeleton width="60%" height={44} />
      <div className="evp">
        <MuiSkeleton variant="rounded" height={220} sx={{ borderRadius: '20px' }} />
        <MuiSkeleton className="evp-badges" width={220} height={28} />
        <MuiSkeleton className="evp-facts" variant="rounded" height={320} />
        <MuiSkeleton className="evp-about" variant="rounded" height={160} />
      </div>
    </div>
  );
}
