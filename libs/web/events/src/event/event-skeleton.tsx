import MuiSkeleton from '@mui/material/Skeleton';
import eventCoverStyles from '../cover/event-cover.module.css';
import eventStyles from './event.module.css';

/** Title, cover, badges, facts and text. */
export function EventSkeleton() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <MuiSkeleton width="60%" height={44} />
      <div className={eventCoverStyles.root}>
        <MuiSkeleton variant="rounded" height={220} sx={{ borderRadius: '20px' }} />
        <MuiSkeleton className={eventStyles.badges} width={220} height={28} />
        <MuiSkeleton className={eventStyles.skeleton} variant="rounded" height={320} />
        <MuiSkeleton className={eventStyles.about} variant="rounded" height={160} />
      </div>
    </div>
  );
}
