import MuiSkeleton from '@mui/material/Skeleton';

/** Title, cover, badges, facts and text. */
export function EventSkeleton() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <MuiSkeleton width="60%" height={44} />
      <MuiSkeleton variant="rounded" height={220} sx={{ borderRadius: '20px' }} />
      <MuiSkeleton width={220} height={28} />
      <div className="evp">
        <MuiSkeleton variant="rounded" height={240} />
        <MuiSkeleton variant="rounded" height={240} />
      </div>
    </div>
  );
}
