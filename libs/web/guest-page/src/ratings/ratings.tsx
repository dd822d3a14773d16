import {
  type EventId,
  type GuestRatings,
  type Language,
  rateAsGuest,
  readGuestRatings,
} from '@smachot/contracts';
import { formatShortDate } from '@smachot/i18n';
import { Icon } from '@smachot/web-ui-light';
import { useEffect, useState } from 'react';
import { ask } from '../guest-calls';
import { fill } from '../texts';
import { ratingTextsFor } from './texts';
import styles from './ratings.module.css';

type Order = GuestRatings['orders'][number];
type Props = { eventId: EventId; token: string; language: Language };
const STARS = [1, 2, 3, 4, 5] as const;

/** The ratings of this guest; undefined while they are read, and where they cannot be. */
function useRatings({ eventId, token }: Props) {
  const [ratings, setRatings] = useState<GuestRatings>();
  const [said, setSaid] = useState<'thanks' | 'failed'>();
  useEffect(() => {
    let gone = false;
    ask(readGuestRatings, eventId, token).then(
      (read) => gone || setRatings(read as GuestRatings),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [eventId, token]);
  const rate = async ({ orderId }: Order, stars: number) => {
    const call = { ...rateAsGuest, path: rateAsGuest.path.replace(':orderId', orderId) };
    setSaid(undefined);
    try {
      setRatings((await ask(call, eventId, token, { stars })) as GuestRatings);
      setSaid('thanks');
    } catch {
      setSaid('failed');
    }
  };
  return { ratings, said, rate };
}

type OrderProps = { order: Order; language: Language; onRate: (stars: number) => void };

/** Five buttons: one tap rates. */
function RatedOrder({ order, language, onRate }: OrderProps) {
  const texts = ratingTextsFor(language);
  return (
    <fieldset className={styles.order}>
      <legend>{fill(texts[order.kind], { name: order.partnerName })}</legend>
      <div className={styles.stars}>
        {STARS.map((star) => (
          <button
            key={star}
            type="button"
            className={star <= (order.stars ?? 0) ? `${styles.star} ${styles.given}` : styles.star}
            aria-pressed={order.stars === star}
            aria-label={fill(texts.star, { n: star })}
            onClick={() => onRate(star)}
          >
            <Icon name="star" size={28} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Ratings of the food and the music, for guests who were checked in; nothing for everybody else. */
export function Ratings(props: Props) {
  const { language } = props;
  const { ratings, said, rate } = useRatings(props);
  const texts = ratingTextsFor(language);
  if (!ratings?.until) return null;
  return (
    <section className={styles.ratings} aria-labelledby="guest-ratings">
      <h2 id="guest-ratings">{texts.title}</h2>
      <p>{fill(texts.note, { date: formatShortDate(new Date(ratings.until), language) })}</p>
      {ratings.orders.map((order) => (
        <RatedOrder
          key={order.orderId}
          order={order}
          language={language}
          onRate={(stars) => void rate(order, stars)}
        />
      ))}
      <p role="status">{said ? texts[said] : ''}</p>
    </section>
  );
}
