import { Skeleton } from '@smachot/web-ui';
import eventCoverStyles from '../cover/event-cover.module.css';
import eventStyles from './event.module.css';

/** Title, cover, badges, facts and text. */
export function EventSkeleton() {
  return (
    <div className={eventStyles.skeletons}>
      <Skeleton width="60%" height={44} />
      <div className={eventCoverStyles.root}>
        <Skeleton variant="rounded" height={220} style={{ borderRadius: '20px' }} />
        <Skeleton className={eventStyles.badges} width={220} height={28} />
        <Skeleton className={eventStyles.skeleton} variant="rounded" height={320} />
        <Skeleton className={eventStyles.about} variant="rounded" height={160} />
      </div>
    </div>
  );
}
