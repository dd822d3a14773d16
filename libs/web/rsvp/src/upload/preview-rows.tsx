import { GuestGroup, type RowVerdict, type TableRow } from '@smachot/contracts';
import { listed } from '@smachot/web-platform';
import { Badge, PhoneText, Ltr, useWide, type IconName, type Tone } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useEffect, useRef, type Ref, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowsInWindow } from '../use-rows-in-window';
import { MendForm, type Upload } from './mend-form';
import styles from './preview-rows.module.css';

const LOOK: Record<RowVerdict, { tone: Tone; icon: IconName }> = {
  new: { tone: 'ok', icon: 'plus' },
  update: { tone: 'primary', icon: 'rotate' },
  duplicate: { tone: 'warn', icon: 'users' },
  faulty: { tone: 'bad', icon: 'alert' },
};

/** The explanation of a row in one line: its errors, the guest it duplicates, the repairs. */
const useWhy = () => {
  const { t } = useTranslation('rsvp');
  return ({ problems, notes }: TableRow): string => {
    const reasons = problems
      .filter((problem) => problem !== 'same_as_row' || notes.sameAs === undefined)
      .map((problem) => t(`rowProblem.${problem}`));
    if (notes.sameAs !== undefined) reasons.push(t('upload.sameAs', { row: notes.sameAs }));
    if (notes.repaired?.length)
      reasons.push(
        t('upload.repaired', { fields: listed(notes.repaired.map((field) => t(`field.${field}`))) }),
      );
    return reasons.join(' · ');
  };
};

function Phone({ phone }: { phone: string | null }) {
  if (!phone) return null;
  return phone.startsWith('+') ? <PhoneText phone={phone} /> : <Ltr>{phone}</Ltr>;
}

/** The guest's name; on narrow screens the phone, the seats and the reason below it. */
function NameCell({ row, why, whyClass }: { row: TableRow; why: string; whyClass: string }) {
  const { t } = useTranslation('rsvp');
  const { attendeeName, attendeePhone, estimatedNumberOfGuests: invited } = row.guest;
  return (
    <span>
      <b>
        <bdi>{attendeeName || t('upload.noName')}</bdi>
      </b>
      <span className={clsx(styles.narrowReason, styles.reason)}>
        <Phone phone={attendeePhone} />
        {attendeePhone ? ' · ' : null}
        {t('seatCount', { count: invited ?? 1 })}
      </span>
      {why ? <span className={clsx(styles.narrowReason, whyClass)}>{why}</span> : null}
    </span>
  );
}

type RowProps = { row: TableRow; upload: Upload; offset: number; index: number; measure: Ref<HTMLLIElement> };

function Row({ row, upload, offset, index, measure }: RowProps) {
  const { t } = useTranslation('rsvp');
  const why = useWhy()(row);
  const { guest, verdict } = row;
  const group = GuestGroup.safeParse(guest.group).data;
  const { tone, icon } = LOOK[verdict];
  const whyClass = clsx(styles.reason, row.problems.length > 0 && styles.isProblem);
  return (
    <li
      ref={measure}
      data-index={index}
      className={clsx(styles.row, verdict === 'faulty' && styles.isFaulty)}
      style={{ transform: `translateY(${offset}px)` }}
    >
      <span className={styles.line}>
        <span className="sr">{t('upload.row')} </span>
        {row.row}
      </span>
      <NameCell row={row} why={why} whyClass={whyClass} />
      <span className={styles.wideReason}>
        <Phone phone={guest.attendeePhone} />
      </span>
      <span className={styles.wideReason}>{group ? t(`group.${group}`) : guest.group}</span>
      <span className={styles.wideReason}>
        <b>{guest.estimatedNumberOfGuests ?? 1}</b>
      </span>
      <span className={clsx(styles.wideReason, whyClass)}>{why}</span>
      <Badge tone={tone} icon={icon}>
        {t(`verdict.${verdict}`)}
      </Badge>
      {(verdict === 'faulty' || verdict === 'duplicate') && row.notes.said ? (
        <MendForm row={row} upload={upload} />
      ) : null}
    </li>
  );
}

const AHEAD = 60;

type PreviewRowsProps = { upload: Upload; rows: readonly TableRow[]; hasMore: boolean; onMore: () => void };

/** The rows near the visible part of the page; the next page is requested early. */
const useVisibleRows = ({ rows, hasMore, onMore }: PreviewRowsProps, list: RefObject<HTMLElement | null>) => {
  const wide = useWide(905);
  const drawn = useRowsInWindow(list, {
    count: rows.length,
    size: wide ? 53 : 86,
    keyOf: (index) => rows[index]?.row ?? index,
  });
  const { items } = drawn;
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && last >= rows.length - AHEAD) onMore();
  }, [hasMore, last, rows.length, onMore]);
  return drawn;
};

/** Up to ten thousand rows, of which only the visible ones are drawn. */
export function PreviewRows(props: PreviewRowsProps) {
  const { upload, rows } = props;
  const { t } = useTranslation('rsvp');
  const list = useRef<HTMLUListElement>(null);
  const { virtual, items, scrollMargin } = useVisibleRows(props, list);
  return (
    <ul
      ref={list}
      className={styles.rows}
      aria-label={t('upload.rows')}
      style={{ blockSize: virtual.getTotalSize() }}
    >
      {items.map(({ index, key, start }) => {
        const row = rows[index];
        return row ? (
          <Row
            key={key}
            row={row}
            upload={upload}
            index={index}
            offset={start - scrollMargin}
            measure={virtual.measureElement}
          />
        ) : null;
      })}
    </ul>
  );
}
