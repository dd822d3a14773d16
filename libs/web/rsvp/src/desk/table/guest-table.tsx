import type { EventId, RsvpId } from '@smachot/contracts';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useWide } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressParams } from '@smachot/web-platform';
import { useMayEdit } from '../../may-edit';
import { withChanges } from '../../use-address-patch';
import { useRowsInWindow } from '../../use-rows-in-window';
import type { ChosenGuests } from '../selection/chosen-guests';
import { GuestRow, type GuestRowProps } from './guest-row';
import { SelectAll } from '../selection/select-all';
import { useChangeGuest } from '../guests/use-change-guest';
import { useRowKeys } from './use-row-keys';
import type { GuestListState } from '../guests/use-guest-list';
import type { GuestFilter } from '../filters/filters';
import styles from '../desk.module.css';

/** Rows left below the last drawn one when the next page is requested. */
const AHEAD = 40;

/** The rows near the visible part of the page. The next page of guests is requested before its first row is needed. */
const useVisibleRows = (list: GuestListState, body: RefObject<HTMLElement | null>) => {
  const wide = useWide(905);
  const { rows, hasMore, more, inSight } = list;
  const drawn = useRowsInWindow(body, {
    count: rows.length,
    size: wide ? 57 : 65,
    keyOf: (index) => rows[index]?._id ?? index,
  });
  const { items } = drawn;
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    inSight(first, last);
    if (hasMore && last >= rows.length - AHEAD) more();
  }, [first, last, rows.length, hasMore, more, inSight]);
  return drawn;
};

/** Chooses a guest, or with Shift every guest up to it. Stable, so that a choice draws only its own rows again. */
const useChoose = (rows: GuestListState['rows'], { toggle, toggleTo }: ChosenGuests) => {
  const ids = useRef<string[]>([]);
  useEffect(() => {
    ids.current = rows.map(({ _id }) => _id);
  }, [rows]);
  return useCallback(
    (id: RsvpId, withRange: boolean) => (withRange ? toggleTo(ids.current, id) : toggle(id)),
    [toggle, toggleTo],
  );
};

export type GuestTableProps = {
  eventId: EventId;
  filter: GuestFilter;
  list: GuestListState;
  chosen: ChosenGuests;
};

function TableHead(props: GuestTableProps) {
  const { t } = useTranslation('rsvp');
  const mayEdit = useMayEdit();
  return (
    <div className={styles.head} role="row" aria-rowindex={1}>
      {mayEdit ? <SelectAll {...props} /> : null}
      <span role="columnheader">{t('guests.columns.name')}</span>
      <span role="columnheader" className={styles.group}>
        {t('guests.columns.group')}
      </span>
      <span role="columnheader">{t('guests.columns.seats')}</span>
      <span role="columnheader">{t('guests.columns.table')}</span>
      <span role="columnheader">{t('guests.columns.answer')}</span>
    </div>
  );
}

function TableBody({ eventId, list, chosen }: GuestTableProps) {
  const [params] = useAddressParams();
  const body = useRef<HTMLDivElement>(null);
  const change = useChangeGuest(eventId);
  const onChange: GuestRowProps['onChange'] = useCallback(
    (guest, changes, seen) => void change(guest, changes, seen),
    [change],
  );
  const { virtual, items, scrollMargin } = useVisibleRows(list, body);
  const onChoose = useChoose(list.rows, chosen);
  const onKeyDown = useRowKeys(list.rows.length, virtual.scrollToIndex);
  const row = ({ index, key, start }: VirtualItem) => {
    const guest = list.rows[index];
    return guest ? (
      <GuestRow
        key={key}
        guest={guest}
        index={index}
        position={index + 2}
        offset={start - scrollMargin}
        chosen={chosen.selection.has(guest._id)}
        current={params.get('guest') === guest._id}
        to={`?${withChanges(params, { guest: guest._id })}`}
        onChoose={onChoose}
        onChange={onChange}
        measure={virtual.measureElement}
      />
    ) : null;
  };
  const classes = clsx(styles.body, styles.tableBody);
  const style = { blockSize: virtual.getTotalSize() };
  return (
    <div ref={body} role="rowgroup" className={classes} onKeyDown={onKeyDown} style={style}>
      {items.map(row)}
    </div>
  );
}

export function GuestTable(props: GuestTableProps) {
  const { t } = useTranslation('rsvp');
  const mayEdit = useMayEdit();
  const { rows, hasMore, query } = props.list;
  return (
    <div
      className={mayEdit ? undefined : styles.read}
      role="table"
      aria-label={t('guests.table')}
      aria-rowcount={hasMore ? -1 : rows.length + 1}
      aria-busy={query.isFetching}
    >
      <TableHead {...props} />
      <TableBody {...props} />
    </div>
  );
}
