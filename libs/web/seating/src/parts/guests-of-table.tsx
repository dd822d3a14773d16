import { Badge, Button } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { SeatedGuestView, TableView } from '../plan/plan-view';
import { useRoom } from '../plan/seating-context';
import styles from '../seating.module.css';
import { useGuestWords } from './use-guest-words';

/** Who sits at a table; each guest can be moved, seated nowhere, or given a second table. */
export function GuestsOfTable({ table }: { table: TableView }) {
  const { t } = useTranslation('seating');
  return (
    <section className="ui-flow">
      <h3>{t('table.guests', { taken: table.taken, seats: table.seats })}</h3>
      {table.guests.length ? null : <p className="muted">{t('table.nobody')}</p>}
      <ul className={styles.guests}>
        {table.guests.map((seated) => (
          <GuestOfTable key={seated.guest._id} seated={seated} />
        ))}
      </ul>
    </section>
  );
}

function GuestOfTable({ seated: { guest, seats, split } }: { seated: SeatedGuestView }) {
  const { t } = useTranslation('seating');
  const { mayEdit } = useRoom();
  const { kin, answer } = useGuestWords();
  const unsure = answer(guest);
  return (
    <li className={styles.seated}>
      <div className={styles.guestText}>
        <bdi className={styles.name}>{guest.attendeeName}</bdi>
        <span className="muted small">
          {split
            ? t('seatsOf', { seats, all: guest.seats })
            : `${t('seatCount', { count: seats })} · ${kin(guest)}`}
        </span>
        {unsure ? (
          <Badge icon="clock" tone={guest.rsvpStatus === 'declined' ? 'bad' : 'neutral'}>
            {unsure}
          </Badge>
        ) : null}
        {guest.specialRequests ? (
          <span className="muted small">
            {t('needs')} <bdi>{guest.specialRequests}</bdi>
          </span>
        ) : null}
      </div>
      {mayEdit ? <Acts seated={{ guest, seats, split }} /> : null}
    </li>
  );
}

function Acts({ seated: { guest, split } }: { seated: SeatedGuestView }) {
  const { t } = useTranslation('seating');
  const { hold, seat, openTable } = useRoom();
  const name = guest.attendeeName;
  const pick = (seats: number) => {
    openTable(null);
    hold({ guest, seats });
  };
  return (
    <div className="row wrap">
      <Button kind="line" aria-label={t('moveOf', { name })} onClick={() => pick(guest.seats)}>
        {t('move')}
      </Button>
      {guest.seats > 1 && !split ? (
        <Button
          kind="line"
          aria-label={t('splitOf', { name })}
          onClick={() => pick(Math.floor(guest.seats / 2))}
        >
          {t('split')}
        </Button>
      ) : null}
      <Button
        kind="ghost"
        aria-label={t('unseatOf', { name })}
        onClick={() => seat({ guest, seats: guest.seats }, null)}
      >
        {t('unseat')}
      </Button>
    </div>
  );
}
