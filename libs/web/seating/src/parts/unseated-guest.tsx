import { Badge, Icon } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Guest } from '../plan/base';
import { useRoom } from '../plan/seating-context';
import styles from '../seating.module.css';
import { type Offset, useDrag } from './use-drag';
import { useGuestWords } from './use-guest-words';

/** A guest without a table: dragged to one, or picked up by a press and put down by a press on a table. */
export function UnseatedGuest({ guest }: { guest: Guest }) {
  const { mayEdit, view, seat } = useRoom();
  const { offset, pointer, handlers } = useDrag({
    touchOnly: '[data-grip]',
    onDrop: (_, under) => {
      const id = under?.closest('[data-table-id]')?.getAttribute('data-table-id');
      const table = view.tables.find(({ _id }) => _id === id);
      if (table) seat({ guest, seats: guest.seats }, table);
    },
  });
  return (
    <li className={clsx(styles.guest, offset && styles.dragged)} {...(mayEdit ? handlers : {})}>
      {mayEdit ? (
        <span data-grip="" className={styles.grip} aria-hidden>
          <Icon name="menu" size={18} />
        </span>
      ) : null}
      <GuestButton guest={guest} />
      {offset ? <Ghost name={guest.attendeeName} at={pointer} /> : null}
    </li>
  );
}

/** What is dragged, over everything: the list cuts off what leaves it. */
function Ghost({ name, at }: { name: string; at: Offset }) {
  return createPortal(
    <div
      className={styles.ghost}
      dir="ltr"
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      aria-hidden
    >
      <bdi>{name}</bdi>
    </div>,
    document.body,
  );
}

function GuestButton({ guest }: { guest: Guest }) {
  const { t } = useTranslation('seating');
  const { mayEdit, held, hold } = useRoom();
  const { kin, answer } = useGuestWords();
  const isHeld = held?.guest._id === guest._id;
  const unsure = answer(guest);
  const words = (
    <>
      <span className={styles.name}>
        <bdi>{guest.attendeeName}</bdi>
      </span>
      <span className="muted small">
        {t('seatCount', { count: guest.seats })} · {kin(guest)}
      </span>
      {unsure ? <Badge icon="clock">{unsure}</Badge> : null}
      {guest.specialRequests ? (
        <span className="muted small">
          {t('needs')} <bdi>{guest.specialRequests}</bdi>
        </span>
      ) : null}
    </>
  );
  if (!mayEdit) return <div className={styles.guestText}>{words}</div>;
  return (
    <button
      type="button"
      className={styles.guestText}
      aria-pressed={isHeld}
      onClick={() => hold(isHeld ? null : { guest, seats: guest.seats })}
    >
      {words}
    </button>
  );
}
