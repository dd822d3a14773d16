import { EmptyState, Note } from '@smachot/web-ui';
import type { TFunction } from 'i18next';
import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from './parts/conflict.dialog';
import { PlanBoard } from './parts/plan-board';
import { SaveProblem } from './parts/save-problem';
import { Share } from './parts/share';
import { TableDialog } from './parts/table.dialog';
import { Toolbar } from './parts/toolbar';
import { Totals } from './parts/totals';
import { UnseatedList } from './parts/unseated-list';
import { NOTHING, type Pieces, type TableForm } from './plan/pieces';
import type { TableView } from './plan/plan-view';
import { type Held, SeatingContext, type SeatingRoom, seatsWith, useRoom } from './plan/seating-context';
import { useSeating } from './plan/use-seating';
import type { SeatingData } from './seating-api';
import styles from './seating.module.css';

type DeskProps = { data: SeatingData; asOf: RefObject<number>; savesRef: RefObject<number> };
type Desk = ReturnType<typeof useSeating>;

const seatedWords = (t: TFunction<'seating'>, { guest, seats }: Held, table: TableView | null): string => {
  const name = guest.attendeeName;
  if (!table) return t('said.unseated', { name });
  const over = table.taken + seats > table.seats;
  return t(over ? 'said.seatedOver' : 'said.seated', { name, table: table.name });
};

const useSeatingRoom = (data: SeatingData, { state, dispatch, plan, view }: Desk) => {
  const { t } = useTranslation('seating');
  const [held, setHeld] = useState<Held | null>(null);
  const [said, say] = useState('');
  const [openId, openTable] = useState<string | null>(null);
  const edit = useCallback((pieces: Pieces) => dispatch({ type: 'edit', pieces }), [dispatch]);
  const changeTable = useCallback(
    (table: TableForm) => edit({ ...NOTHING, tables: { [table._id]: table } }),
    [edit],
  );
  const hold = useCallback(
    (next: Held | null) => {
      setHeld(next);
      say(next ? t('said.held', { name: next.guest.attendeeName }) : t('said.putBack'));
    },
    [t],
  );
  const seat = useCallback(
    (moved: Held, table: TableView | null) => {
      const { _id } = moved.guest;
      const at = table ? seatsWith(moved, plan.seats[_id] ?? [], table._id) : [];
      edit({ ...NOTHING, seats: { [_id]: at } });
      setHeld(null);
      say(seatedWords(t, moved, table));
    },
    [edit, plan.seats, t],
  );
  const { eventId } = data.seating;
  const mayEdit = data.seating.role !== 'Viewer';
  const guests = state.base.guests;
  const room = useMemo<SeatingRoom>(
    () => ({ eventId, plan, view, guests, mayEdit, held, hold, seat, edit, changeTable, say, openTable }),
    [eventId, plan, view, guests, mayEdit, held, hold, seat, edit, changeTable],
  );
  return { room, said, openId };
};

/** Escape puts a guest who is held back; with Ctrl, Z and Y undo and repeat, except while something is typed. */
const useKeys = ({ room, desk }: { room: SeatingRoom; desk: Desk }) => {
  const { held, hold, mayEdit } = room;
  const { dispatch } = desk;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && held) return hold(null);
      const typing = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (!mayEdit || typing || !(event.ctrlKey || event.metaKey)) return;
      const act = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey) ? 'redo' : 'undo';
      if (event.code !== 'KeyZ' && event.code !== 'KeyY') return;
      event.preventDefault();
      dispatch({ type: act });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [held, hold, mayEdit, dispatch]);
};

/** A window that is closed before the last change was saved asks first; a screen that is left goes on saving. */
const useLeaveQuestion = (unsaved: boolean): void => {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
};

export function SeatingDesk({ data, asOf, savesRef }: DeskProps) {
  const desk = useSeating(data.seating.eventId, data, asOf);
  const { state, dispatch, unsaved } = desk;
  const { room, said, openId } = useSeatingRoom(data, desk);
  useKeys({ room, desk });
  useLeaveQuestion(unsaved);
  useEffect(() => {
    savesRef.current = state.saves;
  }, [savesRef, state.saves]);
  const open = room.view.tables.find(({ _id }) => _id === openId);
  const [conflict] = state.conflicts;
  return (
    <SeatingContext value={room}>
      <SeatingParts desk={desk} />
      <p className="sr" role="status">
        {said}
      </p>
      {open ? <TableDialog key={open._id} table={open} /> : null}
      {conflict ? (
        <ConflictDialog conflict={conflict} onChoose={(choice) => dispatch({ type: 'resolve', choice })} />
      ) : null}
    </SeatingContext>
  );
}

function SeatingParts({ desk }: { desk: Desk }) {
  const { t } = useTranslation('seating');
  const { mayEdit, view } = useRoom();
  return (
    <div className="ui-flow">
      {mayEdit ? null : <Note icon="eye">{t('viewing')}</Note>}
      <SaveProblem problem={desk.state.problem} onRetry={() => desk.dispatch({ type: 'retry' })} />
      <Totals />
      {mayEdit ? <Toolbar desk={desk} /> : null}
      {view.tables.length ? <Share /> : null}
      <div className={styles.desk}>
        <UnseatedList />
        {view.tables.length ? (
          <PlanBoard />
        ) : (
          <EmptyState
            art="empty-guests"
            title={t('empty.title')}
            text={mayEdit ? t('empty.text') : undefined}
          />
        )}
      </div>
    </div>
  );
}
