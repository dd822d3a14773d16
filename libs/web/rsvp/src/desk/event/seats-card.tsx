import type { EventId, RsvpStats } from '@smachot/contracts';
import { Ring, StatCard, type Seat } from '@smachot/web-ui';
import { StatsGroup } from '@smachot/contracts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useAddressParams } from '@smachot/web-platform';
import { ArrivedLine } from '../../door/arrived-line';
import { useEventOver, useGroupWords } from './event-over';
import { readFilter, toggleStatus } from '../filters/filters';
import styles from '../desk.module.css';

/** The four kinds of seats, in the ring's words. */
const SEAT_OF: Record<StatsGroup, Seat> = {
  attending: 'attending',
  awaitingResponse: 'waiting',
  awaitingSend: 'unsent',
  declined: 'declined',
};

export function SeatsCard({ stats, eventId }: { stats: RsvpStats; eventId: EventId }) {
  const { t } = useTranslation('rsvp');
  const over = useEventOver();
  const seats = {
    attending: stats.attending.seats,
    waiting: stats.awaitingResponse.seats,
    unsent: stats.awaitingSend.seats,
    declined: stats.declined.seats,
  };
  const total = Object.values(seats).reduce((sum, count) => sum + count, 0);
  return (
    <section className={clsx('card', styles.panel, styles.first)} aria-labelledby="desk-seats">
      <h2 id="desk-seats" className="sr">
        {t('seats.title')}
      </h2>
      <Ring
        seats={seats}
        total={total}
        value={stats.seatsConfirmed}
        label={t(over ? 'seats.inWordsOver' : 'seats.inWords', { ...seats, total })}
        caption={t('seats.confirmed', { count: stats.seatsConfirmed })}
        note={t('seats.ofInvited', { count: total })}
      />
      <ArrivedLine eventId={eventId} />
    </section>
  );
}

/** The same four counts as filters: each filters the table; pressed again, it removes the filter. */
export function DeskStats({ stats }: { stats: RsvpStats }) {
  const { t } = useTranslation('rsvp');
  const words = useGroupWords();
  const [params] = useAddressParams();
  const current = readFilter(params).status;
  return (
    <section className={clsx(styles.stats, styles.first)} aria-label={t('stats.label')}>
      {StatsGroup.options.map((group) => (
        <StatCard
          key={group}
          seat={SEAT_OF[group]}
          value={stats[group].seats}
          unit={t('stats.seats', { count: stats[group].seats })}
          label={words(group)}
          to={toggleStatus(params, group)}
          current={current === group}
        />
      ))}
    </section>
  );
}
