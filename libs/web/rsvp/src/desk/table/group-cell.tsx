import { GuestGroup, type Rsvp } from '@smachot/contracts';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayEdit } from '../../may-edit';
import styles from '../desk.module.css';

/**
 * The group as a native select, styled as a cell. Its other options are added just before it opens: hundreds of unused options
 * would be drawn with every scroll.
 */
export function GroupCell({ guest, onSave }: { guest: Rsvp; onSave: (group: GuestGroup) => void }) {
  const { t } = useTranslation('rsvp');
  const [full, setFull] = useState(false);
  const mayEdit = useMayEdit();
  const fill = () => setFull(true);
  if (!mayEdit) return <span className={styles.cellRead}>{t(`group.${guest.group}`)}</span>;
  return (
    <select
      className={clsx(styles.cell, styles.pick)}
      value={guest.group}
      aria-label={t('guests.groupOf', { name: guest.attendeeName })}
      onPointerDown={fill}
      onFocus={fill}
      onChange={(event) => onSave(event.target.value as GuestGroup)}
    >
      {(full ? GuestGroup.options : [guest.group]).map((group) => (
        <option key={group} value={group}>
          {t(`group.${group}`)}
        </option>
      ))}
    </select>
  );
}
