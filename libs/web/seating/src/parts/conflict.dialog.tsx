import { Button, Dialog } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { Conflict } from '../plan/conflicts';
import { useRoom } from '../plan/seating-context';
import styles from '../seating.module.css';

type Told = { name: string; theirs: string; mine: string };

const useConflictWords = () => {
  const { t } = useTranslation('seating');
  const { plan } = useRoom();
  const tableWords = (table: { name: string; seats: number; x: number; y: number } | null): string =>
    table
      ? t('conflict.table', { name: table.name, seats: table.seats, x: table.x, y: table.y })
      : t('conflict.removed');
  return (conflict: Conflict): Told => {
    if (conflict.kind === 'table')
      return {
        name: t('table.title', { name: conflict.theirs?.name ?? conflict.mine?.name ?? '' }),
        theirs: tableWords(conflict.theirs),
        mine: tableWords(conflict.mine ?? null),
      };
    const names = conflict.mine.flatMap(({ tableId }) => plan.tables[tableId]?.name ?? []);
    return {
      name: conflict.theirs.attendeeName,
      theirs: conflict.theirs.tableName ?? t('conflict.nowhere'),
      mine: names.join(' + ') || t('conflict.nowhere'),
    };
  };
};

type ConflictProps = { conflict: Conflict; onChoose: (choice: 'mine' | 'theirs') => void };

/** Asks which counts when two hosts changed the same. */
export function ConflictDialog({ conflict, onChoose }: ConflictProps) {
  const { t } = useTranslation('seating');
  const { name, theirs, mine } = useConflictWords()(conflict);
  return (
    <Dialog
      open
      onClose={() => onChoose('theirs')}
      title={t('conflict.title', { name })}
      actions={
        <>
          <Button kind="primary" onClick={() => onChoose('theirs')}>
            {t('conflict.theirs')}
          </Button>
          <Button kind="line" onClick={() => onChoose('mine')}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
      <dl className={styles.conflict}>
        <dt>{t('conflict.saved')}</dt>
        <dd>
          <bdi>{theirs}</bdi>
        </dd>
        <dt>{t('conflict.yours')}</dt>
        <dd>
          <bdi>{mine}</bdi>
        </dd>
      </dl>
    </Dialog>
  );
}
