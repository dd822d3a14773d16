import { type Door, type DoorRow, useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { Card } from '../layout/card';
import styles from './door.module.css';

function Doubt({ door, row }: { door: Door; row: DoorRow }) {
  const { t } = useTranslation('door');
  const format = useFormat();
  const name = row.name || t('noName');
  return (
    <li className={styles.stack}>
      <b>
        <bdi>{name}</bdi>
      </b>
      {row.scans.map((scan) => (
        <span key={scan.scanId} className={styles.row}>
          <span className={styles.who}>
            {t('scanAt', { time: format.time(scan.at), door: scan.door || t('otherDoor') })}
            <span className={`${styles.line} muted small`}>{t('came', { arrived: scan.people })}</span>
          </span>
          <Button
            kind="line"
            aria-label={t('takeBackOf', { name, time: format.time(scan.at) })}
            onClick={() => void door.undo(scan)}
          >
            {t('takeBack')}
          </Button>
        </span>
      ))}
    </li>
  );
}

/** Whoever was scanned more often than there are seats: the host decides which arrival is taken back. */
export function DoorDoubts({ door, rows }: { door: Door; rows: DoorRow[] }) {
  const { t } = useTranslation('door');
  const doubtful = rows.filter(({ inDoubt }) => inDoubt > 0);
  if (doubtful.length === 0) return null;
  return (
    <Card component="section" className={styles.stack} aria-labelledby="door-doubts">
      <h2 id="door-doubts">{t('doubts')}</h2>
      <p className="muted">{t('doubtsText')}</p>
      <ul className={styles.rows}>
        {doubtful.map((row) => (
          <Doubt key={row.subjectId} door={door} row={row} />
        ))}
      </ul>
    </Card>
  );
}
