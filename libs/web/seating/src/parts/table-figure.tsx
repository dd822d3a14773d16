import { ROTATION_STEP } from '@smachot/contracts';
import { CHAIR_RADIUS, chairsOfTable, sizeOfTable, TABLE_INSET } from '@smachot/drawings';
import { clsx } from 'clsx';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { movedBy } from '../plan/figure';
import type { TableForm } from '../plan/pieces';
import type { TableView } from '../plan/plan-view';
import { useRoom } from '../plan/seating-context';
import styles from '../seating.module.css';
import { type Offset, useDrag } from './use-drag';

const STEP = 20;
const FAR = 100;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const formOf = ({ taken: _, guests: __, ...form }: TableView): TableForm => form;

/** Arrow keys move the focused table, R turns it. */
const useTableKeys = (table: TableView) => {
  const { t } = useTranslation('seating');
  const { mayEdit, changeTable, say } = useRoom();
  return (event: KeyboardEvent) => {
    if (!mayEdit || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const form = formOf(table);
    if (arrow) {
      event.preventDefault();
      const far = event.shiftKey ? FAR : STEP;
      const moved = movedBy(form, arrow[0] * far, arrow[1] * far);
      changeTable(moved);
      say(t('said.moved', { table: table.name, x: moved.x, y: moved.y }));
    } else if (event.code === 'KeyR') {
      const rotation = (form.rotation + ROTATION_STEP) % 360;
      changeTable({ ...form, rotation });
      say(t('said.turned', { table: table.name, degrees: rotation }));
    }
  };
};

/** Where a table is drawn, as variables of the style sheet. */
const placeOf = (table: TableForm, offset: Offset | null): CSSProperties => {
  const { width, height } = sizeOfTable(table);
  return {
    ...{ '--x': table.x, '--y': table.y, '--w': width, '--h': height },
    transform: offset ? `translate(${offset.x}px, ${offset.y}px)` : undefined,
  };
};

type FigureProps = { table: TableView; zoom: number };

/** A table on the plan: a place to put a guest down, dragged or moved by the arrow keys, opened by a press. */
export function TableFigure({ table, zoom }: FigureProps) {
  const { t } = useTranslation('seating');
  const { held, seat, mayEdit, changeTable, openTable } = useRoom();
  const keys = useTableKeys(table);
  const { offset, handlers } = useDrag({
    onDrop: ({ x, y }) => changeTable(movedBy(formOf(table), x / zoom, y / zoom)),
  });
  const over = table.taken - table.seats;
  const label = t('table.label', { name: table.name, taken: table.taken, seats: table.seats });
  return (
    <button
      type="button"
      data-table-id={table._id}
      className={clsx(styles.table, over > 0 && styles.over, held && styles.target)}
      style={placeOf(table, offset)}
      onClick={() => (held ? seat(held, table) : openTable(table._id))}
      onKeyDown={keys}
      {...(mayEdit ? handlers : {})}
    >
      <span className="sr">{over > 0 ? `${label} ${t('table.over', { count: over })}` : label}</span>
      <Drawing table={table} />
      <span className={styles.tableText} aria-hidden>
        <bdi className={styles.tableName}>{table.name}</bdi>
        <span dir="ltr">{`${table.taken}/${table.seats}`}</span>
        {over > 0 ? <strong>{t('table.overShort', { count: over })}</strong> : null}
      </span>
    </button>
  );
}

function Drawing({ table }: { table: TableView }) {
  const { width, height } = sizeOfTable(table);
  return (
    <svg
      className={styles.drawing}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      style={{ transform: `rotate(${table.rotation}deg)` }}
      aria-hidden
    >
      {chairsOfTable(table).map(({ x, y }, at) => (
        <circle
          key={at}
          cx={x}
          cy={y}
          r={CHAIR_RADIUS}
          className={at < table.taken ? styles.taken : styles.free}
        />
      ))}
      <rect
        className={styles.top}
        x={-width / 2 + TABLE_INSET}
        y={-height / 2 + TABLE_INSET}
        width={width - 2 * TABLE_INSET}
        height={height - 2 * TABLE_INSET}
        rx={table.shape === 'round' ? width / 2 : 14}
      />
    </svg>
  );
}
