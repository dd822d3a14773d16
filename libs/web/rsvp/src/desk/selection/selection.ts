import type { RsvpId } from '@smachot/contracts';
/** Ids of selected guests, including guests whose rows are not loaded. */
export type Selection = ReadonlySet<string>;

export const nobody: Selection = new Set();

export const toggle = (selection: Selection, id: RsvpId): Selection => {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
};

/**
 * Shift and click: all rows from the anchor to this row get this row's new state. If the anchor is no longer in the list, only
 * this row changes.
 */
export const toggleRange = (
  selection: Selection,
  rows: readonly string[],
  anchor: string | null,
  id: RsvpId,
): Selection => {
  const from = anchor === null ? -1 : rows.indexOf(anchor);
  const to = rows.indexOf(id);
  if (from < 0 || to < 0) return toggle(selection, id);
  const choose = !selection.has(id);
  const next = new Set(selection);
  for (const row of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (choose) next.add(row);
    else next.delete(row);
  }
  return next;
};

export const choose = (selection: Selection, ids: Iterable<RsvpId>): Selection =>
  new Set([...selection, ...ids]);

export const unchoose = (selection: Selection, ids: Iterable<RsvpId>): Selection => {
  const next = new Set(selection);
  for (const id of ids) next.delete(id);
  return next;
};

/** The state of the checkbox in the table's head. `all` only when every guest of the list is selected, loaded or not. */
export const extent = (
  selection: Selection,
  rows: readonly string[],
  more: boolean,
): 'none' | 'some' | 'all' => {
  if (selection.size === 0) return 'none';
  const chosenRows = rows.filter((id) => selection.has(id)).length;
  if (chosenRows === rows.length && rows.length > 0 && (!more || selection.size > rows.length)) return 'all';
  return 'some';
};
