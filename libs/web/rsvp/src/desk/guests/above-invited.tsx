import type { EventId, Rsvp } from '@smachot/contracts';
import { useProblemText } from '@smachot/web-platform';
import { Button, Note } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAcceptNumbersMutation, useSomeGuestsQuery } from './guests-api';
import deskStyles from '../desk.module.css';
import styles from './above-invited.module.css';

const SHOWN = 5;
type Above = Rsvp & { numberAwaitingApproval: number };
const isAbove = (guest: Rsvp): guest is Above => guest.numberAwaitingApproval !== null;

type RowProps = { guest: Above; onAccept: (() => void) | null; busy: boolean };

function AboveRow({ guest, onAccept, busy }: RowProps) {
  const { t } = useTranslation('rsvp');
  const { estimateGiven, estimatedNumberOfGuests: invited, numberAwaitingApproval: count } = guest;
  return (
    <li className={styles.row}>
      <Link className={styles.who} to={`/me/rsvps/${guest.eventId}?guest=${guest._id}`}>
        <b className="ell" dir="auto">
          {guest.attendeeName}
        </b>
        <span className="small muted">
          {estimateGiven ? t('above.ofInvited', { count, invited }) : t('above.uninvited', { count })}
        </span>
      </Link>
      {onAccept ? (
        <Button
          kind="soft"
          icon="check"
          busy={busy}
          aria-label={t('above.acceptOf', { name: guest.attendeeName, count })}
          onClick={onAccept}
        >
          {t('above.accept')}
        </Button>
      ) : null}
    </li>
  );
}

const numbersOf = (guests: Above[]) => ({
  numbers: guests.map(({ _id: rsvpId, numberAwaitingApproval: number }) => ({ rsvpId, number })),
});

type Props = { eventId: EventId; mayEdit: boolean; className?: string };

/** Guests who come with more than were invited, and the host's yes to one or to all. Renders nothing when there are none. */
export function AboveInvited({ eventId, mayEdit, className }: Props) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const { data } = useSomeGuestsQuery({ eventId, filter: { aboveInvited: true } });
  const [accept, { isLoading: busy, error }] = useAcceptNumbersMutation();
  const guests = (data ?? []).filter(isAbove);
  if (!guests.length) return null;
  const yesTo = (accepted: Above[]) => () => void accept({ params: { eventId }, body: numbersOf(accepted) });
  return (
    <section className={clsx('card', deskStyles.panel, className)} aria-labelledby="desk-above">
      <h2 id="desk-above">{t('above.title')}</h2>
      <p className="small muted">{t('above.text')}</p>
      {error ? <Note tone="bad">{words(error)}</Note> : null}
      <ul>
        {guests.slice(0, SHOWN).map((guest) => (
          <AboveRow key={guest._id} guest={guest} busy={busy} onAccept={mayEdit ? yesTo([guest]) : null} />
        ))}
      </ul>
      {guests.length > SHOWN ? (
        <Button kind="ghost" block to={`/me/rsvps/${eventId}?above=1`}>
          {t('above.more', { count: guests.length - SHOWN })}
        </Button>
      ) : null}
      {mayEdit && guests.length > 1 ? (
        <Button kind="primary" icon="check2" block busy={busy} onClick={yesTo(guests)}>
          {t('above.acceptAll', { count: guests.length })}
        </Button>
      ) : null}
    </section>
  );
}
