import type { Rsvp } from '@smachot/contracts';
import { useDraft } from '@smachot/web-platform';
import { Button } from '@smachot/web-ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskProblem } from '../desk/desk-problem';
import { useChangeGuest } from '../desk/use-change-guest';
import { GuestFields } from './guest-fields';
import { guestText, phoneText, readGuestText, type GuestText, type GuestTextProblems } from './guest-text';
import styles from './guest.module.css';

const textOf = (guest: Rsvp): GuestText =>
  guestText(guest.language, {
    name: guest.attendeeName,
    phone: phoneText(guest.attendeePhone),
    group: guest.group,
    table: guest.tableName ?? '',
    seats: String(guest.estimatedNumberOfGuests),
    groupLabel: guest.groupLabel ?? '',
    side: guest.side ?? '',
    hostNote: guest.hostNote ?? '',
    requests: guest.specialRequests ?? '',
    income: guest.income === null ? '' : String(guest.income),
  });

/** Only changed fields go to the server: another device may have changed the rest. */
const differing = <T extends object>(before: T, after: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(after).filter(([key, value]) => value !== before[key as keyof T]),
  ) as Partial<T>;

export function GuestDetailsForm({ guest, onDone }: { guest: Rsvp; onDone: () => void }) {
  const { t } = useTranslation('rsvp');
  // The guest as the person saw it at the start: live hints may bring others' changes while the person types.
  const [seen] = useState(guest);
  const [draft, setText, forget] = useDraft(`guest:${guest._id}`, textOf(seen));
  // a draft may be older than the fields of today
  const text = { ...textOf(seen), ...draft };
  const [problems, setProblems] = useState<GuestTextProblems>({});
  const [busy, setBusy] = useState(false);
  const change = useChangeGuest(guest.eventId);
  const leave = () => {
    forget();
    onDone();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const read = readGuestText(text);
    if ('problems' in read) return setProblems(read.problems);
    const before = readGuestText(textOf(seen));
    const changes = 'guest' in before ? differing(before.guest, read.guest) : read.guest;
    if (Object.keys(changes).length === 0) return leave();
    setBusy(true);
    const kept = await change(guest, changes, seen.version);
    setBusy(false);
    if (kept) leave();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void save(event)}
      aria-label={t('guest.edit')}
    >
      <GuestFields autoFocus value={text} problems={problems} onChange={setText} />
      <DeskProblem />
      <div className="row wrap">
        <Button type="submit" kind="primary" busy={busy}>
          {t('guest.save')}
        </Button>
        <Button kind="ghost" onClick={leave}>
          {t('guest.cancel')}
        </Button>
      </div>
    </form>
  );
}
