import { nameKey } from '@smachot/kernel';
import type { Door, DoorRow } from '@smachot/web-platform';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { SearchField } from '../forms/search-field';
import { Card } from '../layout/card';
import { Badge } from '../text/badge';
import styles from './door.module.css';

export type GroupText = (group: string) => string;
type RowProps = { door: Door; row: DoorRow; groupText: GroupText };

const matches = ({ name, table, group }: DoorRow, wanted: string, groupText: GroupText): boolean =>
  wanted === '' || [name, table, groupText(group)].some((text) => nameKey(text).includes(wanted));

function Arrived({ row }: { row: DoorRow }) {
  const { t } = useTranslation('door');
  const { arrived, seats, inDoubt, code, scans } = row;
  if (arrived === 0) return null;
  if (code !== null && inDoubt > 0)
    return (
      <Badge tone="warn" icon="alert">
        {t('admittedTwice', { count: scans.length })}
      </Badge>
    );
  return (
    <Badge tone={row.inDoubt > 0 ? 'warn' : 'ok'} icon={row.inDoubt > 0 ? 'alert' : 'check'}>
      {seats > 0 ? t('of', { arrived, seats }) : t('came', { arrived })}
    </Badge>
  );
}

/** What may be done with somebody: let in whoever is missing, one by one or all, and take the last arrival back. */
function Acts({ door, row }: Pick<RowProps, 'door' | 'row'>) {
  const { t } = useTranslation('door');
  const { subjectId, seats, arrived, scans } = row;
  const name = row.name || t('noName');
  const missing = seats - arrived;
  const last = scans.at(-1);
  const more = arrived > 0 || missing > 1;
  return (
    <span className="row wrap">
      {missing > 1 ? (
        <Button
          kind="soft"
          aria-label={t('admitAllOf', { name, count: missing })}
          onClick={() => void door.admit(subjectId, missing)}
        >
          {t('admitAll', { count: missing })}
        </Button>
      ) : null}
      {row.code !== null && missing < 1 ? null : (
        <Button
          kind={missing === 1 ? 'soft' : 'line'}
          icon="plus"
          aria-label={t(more ? 'oneMoreOf' : 'admitOf', { name })}
          onClick={() => void door.admit(subjectId, 1)}
        >
          {t(more ? 'oneMore' : 'admit')}
        </Button>
      )}
      {last ? <Undo door={door} scan={last} name={name} /> : null}
    </span>
  );
}

function Undo({
  door,
  scan,
  name,
}: Pick<RowProps, 'door'> & { scan: DoorRow['scans'][number]; name: string }) {
  const { t } = useTranslation('door');
  return (
    <Button kind="ghost" icon="undo" aria-label={t('undoOf', { name })} onClick={() => void door.undo(scan)}>
      {t('undo')}
    </Button>
  );
}

function Row({ door, row, groupText }: RowProps) {
  const { t } = useTranslation('door');
  const facts = [
    row.isWalkIn ? t('walkIn') : groupText(row.group),
    row.table ? t('table', { table: row.table }) : '',
    row.seat ? t('seat', row.seat) : '',
  ];
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <b>
          <bdi>{row.name || t('noName')}</bdi>
        </b>
        <span className={`${styles.line} muted small`}>{facts.filter(Boolean).join(' · ')}</span>
        <Arrived row={row} />
      </span>
      <Acts door={door} row={row} />
    </li>
  );
}

const AT_ONCE = 50;

/** Everybody who is expected, found by name, table or group. */
export function DoorEntries({
  door,
  rows,
  groupText,
}: {
  door: Door;
  rows: DoorRow[];
  groupText: GroupText;
}) {
  const { t } = useTranslation('door');
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(AT_ONCE);
  const wanted = nameKey(useDeferredValue(search));
  const found = rows.filter((row) => matches(row, wanted, groupText));
  return (
    <Card component="section" className={styles.stack} aria-labelledby="door-list">
      <h2 id="door-list">{t('list')}</h2>
      <SearchField shortcut label={t('search')} value={search} onChange={setSearch} />
      {found.length === 0 ? <p className="muted">{t(rows.length === 0 ? 'empty' : 'nobody')}</p> : null}
      <ul className={styles.rows}>
        {found.slice(0, shown).map((row) => (
          <Row key={row.subjectId} door={door} row={row} groupText={groupText} />
        ))}
      </ul>
      {found.length > shown ? (
        <div>
          <Button kind="line" onClick={() => setShown(shown + AT_ONCE)}>
            {t('more')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
