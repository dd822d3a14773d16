import { GuestGroup, type Rsvp } from '@smachot/contracts';
import { useTranslation } from 'react-i18next';

/** The group as the platform's own picker, dressed as a cell. */
export function GroupCell({ guest, onSave }: { guest: Rsvp; onSave: (group: GuestGroup) => void }) {
  const { t } = useTranslation('rsvp');
  return (
    <select
      className="g-cell g-pick"
      value={guest.group}
      aria-label={t('guests.groupOf', { name: guest.attendeeName })}
      onChange={(event) => onSave(event.target.value as GuestGroup)}
    >
      {GuestGroup.options.map((group) => (
        <option key={group} value={group}>
          {t(`group.${group}`)}
        </option>
      ))}
    </select>
  );
}
