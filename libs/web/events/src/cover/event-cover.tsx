import type { PublicEventCard, PublicEventCategory } from '@smachot/contracts';
import { Art, type ArtName } from '@smachot/web-ui';
import { clsx } from 'clsx';
import styles from './event-cover.module.css';

const PATTERN: Record<PublicEventCategory, ArtName> = {
  workshop: 'pattern-olive',
  networking: 'pattern-confetti',
  conference: 'pattern-henna',
  seminar: 'pattern-henna',
  webinar: 'pattern-confetti',
};

type Covered = Pick<PublicEventCard, 'title' | 'category'>;

/** The event's picture, or its initial letter on the colour of its category. Decoration: the title is beside it. */
export function EventCover({
  event,
  picture,
  wide,
}: {
  event: Covered;
  picture: string | null;
  wide?: boolean;
}) {
  const [initial = ''] = event.title.trim();
  return (
    <div
      className={wide ? clsx(styles.cover, styles.coverWide) : styles.cover}
      data-category={event.category}
      aria-hidden
    >
      {picture ? (
        <img src={picture} alt="" loading={wide ? 'eager' : 'lazy'} />
      ) : (
        <>
          <div className={styles.pattern}>
            <Art name={PATTERN[event.category]} fit="cover" />
            {wide ? <Art name={PATTERN[event.category]} fit="cover" /> : null}
            {wide ? <Art name={PATTERN[event.category]} fit="cover" /> : null}
          </div>
          <span className={styles.initial}>{initial}</span>
        </>
      )}
    </div>
  );
}
