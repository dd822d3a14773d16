import { MAX_TABLES } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { Button, IconButton } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { freePlace } from '../plan/figure';
import type { TableForm } from '../plan/pieces';
import { useRoom } from '../plan/seating-context';
import type { useSeating } from '../plan/use-seating';
import styles from '../seating.module.css';
import { SeatRestDialog } from './seat-rest.dialog';
import { WishesDialog } from './wishes.dialog';

const USUAL_SEATS = 12;

/** The least number that no table is called by. */
const nextName = (tables: readonly TableForm[]): string => {
  const names = new Set(tables.map(({ name }) => name));
  let number = 1;
  while (names.has(String(number))) number++;
  return String(number);
};

const useAddTable = () => {
  const { t } = useTranslation('seating');
  const { view, changeTable, say } = useRoom();
  return (shape: TableForm['shape']) => {
    const name = nextName(view.tables);
    changeTable({
      ...{ _id: newId(), name, shape, seats: USUAL_SEATS, rotation: 0, traits: [] },
      ...freePlace(view.tables),
    });
    say(t('said.added', { table: name }));
  };
};

type ToolbarProps = { desk: ReturnType<typeof useSeating> };

/** What is done to the whole plan. */
export function Toolbar({ desk }: ToolbarProps) {
  const { t } = useTranslation('seating');
  const { view } = useRoom();
  const add = useAddTable();
  const [open, setOpen] = useState<'wishes' | 'rest' | null>(null);
  const close = () => setOpen(null);
  const full = view.tables.length >= MAX_TABLES;
  return (
    <div className={styles.toolbar} role="group" aria-label={t('tools')}>
      <Button kind="soft" icon="plus" disabled={full} onClick={() => add('round')}>
        {t('add.round')}
      </Button>
      <Button kind="soft" icon="plus" disabled={full} onClick={() => add('long')}>
        {t('add.long')}
      </Button>
      <Button kind="line" icon="heart" onClick={() => setOpen('wishes')}>
        {t('wishes.open')}
      </Button>
      <Button
        kind="primary"
        icon="sparkle"
        disabled={!view.tables.length || !(view.unseated.length || view.totals.taken)}
        onClick={() => setOpen('rest')}
      >
        {t('rest.open')}
      </Button>
      <Steps desk={desk} />
      {open === 'wishes' ? <WishesDialog onClose={close} /> : null}
      {open === 'rest' ? <SeatRestDialog onClose={close} /> : null}
    </div>
  );
}

/** Undo, redo, and whether everything is saved. */
function Steps({ desk: { state, dispatch, unsaved } }: ToolbarProps) {
  const { t } = useTranslation('seating');
  return (
    <>
      <IconButton
        icon="undo"
        label={t('undo')}
        disabled={!state.past.length}
        onClick={() => dispatch({ type: 'undo' })}
      />
      <IconButton
        icon="undo"
        label={t('redo')}
        disabled={!state.future.length}
        turned
        onClick={() => dispatch({ type: 'redo' })}
      />
      <span className="muted small" role="status">
        {state.problem ? null : t(unsaved ? 'saving' : 'saved')}
      </span>
    </>
  );
}
