import type { GuestChanges, Rsvp, RsvpId } from '@smachot/contracts';
import { Avatar, Badge, Icon, PhoneText } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { memo, useState, type MouseEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type * as z from 'zod/mini';
import { useMayEdit } from '../../may-edit';
import { InlineCell } from './inline-cell';
import { GroupCell } from './group-cell';
import { useEventOver } from '../event/event-over';
import { statusLook } from '../guests/status-words';
import { useTableWords } from './table-words';
import deskStyles from '../desk.module.css';
import styles from './guest-row.module.css';

export type Changes = z.infer<typeof GuestChanges>;
export type GuestRowProps = {
  guest: Rsvp;
  /** Place in the table, the head counted as 1. */
  position: number;
  offset: number;
  chosen: boolean;
  current: boolean;
  to: string;
  onChoose: (id: RsvpId, withRange: boolean) => void;
  onChange: (guest: Rsvp, changes: Changes, seen?: number) => void;
  measure: Ref<HTMLDivElement>;
  index: number;
};

export function StatusBadge({ guest }: { guest: Rsvp }) {
  const { t } = useTranslation('rsvp');
  const { key, tone, icon } = statusLook(guest, useEventOver());
  return (
    <Badge tone={tone} icon={icon}>
      <span className="ell">{t(`status.${key}`, { count: guest.numberAwaitingApproval ?? 0 })}</span>
    </Badge>
  );
}

/** True from the moment the guest's state differs from the one this row was first drawn with. */
const useChanged = (key: string): boolean => {
  const [first] = useState(key);
  return first !== key;
};

function Who({ guest, to, current }: Pick<GuestRowProps, 'guest' | 'to' | 'current'>) {
  const { t } = useTranslation('rsvp');
  const atTable = useTableWords();
  const seats = t('seatCount', { count: guest.seats });
  return (
    <span role="rowheader" className={styles.name}>
      <Link
        className={styles.who}
        data-guest-link
        to={to}
        aria-current={current || undefined}
        preventScrollReset
        state={{ openedHere: true }}
      >
        <Avatar name={guest.attendeeName} size={36} />
        <span className="grow">
          <b className="ell" dir="auto">
            {guest.attendeeName}
          </b>
          <span className="small muted">
            {guest.attendeePhone ? (
              <span className="only-wide">
                <PhoneText phone={guest.attendeePhone} />
              </span>
            ) : (
              <span className={deskStyles.missing}>
                <Icon name="alert" size={16} /> {t('guests.noPhone')}
              </span>
            )}
            <span className="only-phone">
              {guest.attendeePhone ? null : ' · '}
              {guest.tableName ? `${seats} · ${atTable(guest.tableName)}` : seats}
            </span>
          </span>
        </span>
      </Link>
    </span>
  );
}

function ChooseCell({ guest, chosen, onChoose }: Pick<GuestRowProps, 'guest' | 'chosen' | 'onChoose'>) {
  const { t } = useTranslation('rsvp');
  const press = (event: MouseEvent) => onChoose(guest._id, event.shiftKey);
  return (
    <span role="cell">
      <label className="tap">
        <input
          type="checkbox"
          className="check"
          checked={chosen}
          onChange={() => undefined}
          onClick={press}
          aria-label={t('guests.choose', { name: guest.attendeeName })}
        />
      </label>
    </span>
  );
}

type CellProps = Pick<GuestRowProps, 'guest' | 'onChange'>;

const isSeats = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 200;

/** The seats of a guest as the totals count them. */
function SeatsCell({ guest, onChange }: CellProps) {
  const { t } = useTranslation('rsvp');
  const changes = (seats: number): Changes =>
    guest.rsvpStatus === 'confirmed' ? { numberOfGuests: seats } : { estimatedNumberOfGuests: seats };
  return (
    <span className={styles.seats} role="cell">
      <InlineCell
        strong
        value={String(guest.seats)}
        label={t('guests.seatsOf', { name: guest.attendeeName })}
        inputMode="numeric"
        accepts={isSeats}
        version={guest.version}
        onSave={(text, seen) => onChange(guest, changes(Number(text)), seen)}
      />
    </span>
  );
}

function TableCell({ guest, onChange }: CellProps) {
  const { t } = useTranslation('rsvp');
  return (
    <span className={styles.table} role="cell">
      <InlineCell
        value={guest.tableName ?? ''}
        empty={t('guests.assign')}
        label={t('guests.tableOf', { name: guest.attendeeName })}
        accepts={(text) => text.length <= 40}
        version={guest.version}
        onSave={(text, seen) => onChange(guest, { tableName: text || null }, seen)}
      />
    </span>
  );
}

function Row(props: GuestRowProps) {
  const { guest, position, offset, chosen, current, to, onChoose, onChange, measure, index } = props;
  const mayEdit = useMayEdit();
  const changed = useChanged(`${guest._id} ${guest.rsvpStatus} ${guest.numberOfGuests}`);
  const classes = clsx(
    deskStyles.row,
    chosen && deskStyles.isChosen,
    current && deskStyles.isCurrent,
    changed && deskStyles.isChanged,
  );
  return (
    <div
      ref={measure}
      data-index={index}
      className={classes}
      role="row"
      aria-rowindex={position}
      aria-selected={mayEdit ? chosen : undefined}
      style={{ transform: `translateY(${offset}px)` }}
    >
      {mayEdit ? <ChooseCell guest={guest} chosen={chosen} onChoose={onChoose} /> : null}
      <Who guest={guest} to={to} current={current} />
      <span className={deskStyles.group} role="cell">
        <GroupCell guest={guest} onSave={(group) => onChange(guest, { group })} />
      </span>
      <SeatsCell guest={guest} onChange={onChange} />
      <TableCell guest={guest} onChange={onChange} />
      <span className={deskStyles.status} role="cell">
        <StatusBadge guest={guest} />
      </span>
    </div>
  );
}
export const GuestRow = memo(Row);
