import { GuestForm, type Rsvp } from '@smachot/contracts';
import { rebased, useContractForm, useDraft } from '@smachot/web-platform';
import { Button } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskProblem } from '../desk/desk-problem';
import { useChangeGuest } from '../desk/guests/use-change-guest';
import { GuestFields } from './guest-fields';
import { guestRules, guestText, phoneText, readGuestText, type GuestText } from './guest-text';
import styles from './guest.module.css';

const textOf = (guest: Rsvp): GuestText =>
  guestText(guest.language, {
    name: guest.attendeeName,
    phone: phoneText(guest.attendeePhone),
    group: guest.group,
    table: guest.tableName ?? '',
    seats: guest.estimateGiven ? String(guest.estimatedNumberOfGuests) : '',
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

/** What was typed, and the guest as it was then. */
type Draft = { version: number; upon: GuestText; typed: GuestText } | null;

const useGuestForm = (guest: Rsvp, onDone: () => void) => {
  // The guest as the person saw it at the start: live hints may bring others' changes while the person types.
  const [seen] = useState(guest);
  const text = textOf(seen);
  const [draft, keep, forget] = useDraft<Draft>(`guest-change:${guest._id}`, null);
  const [left] = useState(draft);
  // Of a draft the version it was begun with: the server then tells which of its fields others have changed since.
  const version = left?.version ?? seen.version;
  const change = useChangeGuest(guest.eventId);
  const leave = () => {
    forget();
    onDone();
  };
  const form = useContractForm(GuestForm, {
    ...guestRules,
    defaults: left ? rebased(left.upon, left.typed, text) : text,
    onTyped: (typed) => keep({ version, upon: text, typed }),
    send: async (typed) => {
      const before = readGuestText(text);
      const changes = 'guest' in before ? differing(before.guest, typed) : typed;
      if (Object.keys(changes).length === 0 || (await change(guest, changes, version))) leave();
    },
  });
  return { form, leave };
};

export function GuestDetailsForm({ guest, onDone }: { guest: Rsvp; onDone: () => void }) {
  const { t } = useTranslation('rsvp');
  const { form, leave } = useGuestForm(guest, onDone);
  return (
    <form className={styles.form} {...form.props} aria-label={t('guest.edit')}>
      <GuestFields autoFocus value={form.values} problems={form.errors} onChange={form.change} />
      <DeskProblem />
      <div className="row wrap">
        <Button type="submit" kind="primary" busy={form.busy}>
          {t('guest.save')}
        </Button>
        <Button kind="ghost" onClick={leave}>
          {t('guest.cancel')}
        </Button>
      </div>
    </form>
  );
}
