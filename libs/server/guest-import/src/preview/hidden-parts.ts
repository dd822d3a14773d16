import type { HiddenParts, LeftOutRow } from '@smachot/contracts';
import type { UnderstoodTable } from '../columns/understand-columns';
import type { RawRow, RawTable } from '../read/raw-table';

type Read = { understood: UnderstoodTable; leftOut: LeftOutRow[]; hidden: HiddenParts | null };

/**
 * Reads what the file shows, or all of it when the host chose that or no guest is shown. Without a difference between the two
 * there is nothing to ask about: `hidden` is null.
 */
export const readShownOrAll = (
  { rows, leftOut = [], whole }: RawTable,
  chosen: HiddenParts['read'] | undefined,
  understand: (rows: RawRow[]) => UnderstoodTable,
): Read => {
  const shown = understand(rows);
  if (!whole) return { understood: shown, leftOut, hidden: null };
  const all = understand(whole.rows);
  const counts = { shown: shown.guests.length, all: all.guests.length };
  const differs = counts.shown !== counts.all || whole.columns.length > 0;
  const read = chosen ?? (counts.shown > 0 ? 'shown' : 'all');
  return {
    ...(read === 'all' ? { understood: all, leftOut: [] } : { understood: shown, leftOut }),
    hidden: differs || chosen ? { read, ...counts, columns: whole.columns } : null,
  };
};
