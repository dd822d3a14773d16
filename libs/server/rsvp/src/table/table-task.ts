import { accept, type Result } from '@smachot/kernel';
import type { JudgedRow } from './judge-rows';
import { packRows } from './pack-rows';
import { previewTable, type Preview, type PreviewOptions, type TableSource } from './preview-table';

/** `rows`: which of them are packed, to be kept: those of the first page, or all. */
export type TableTask = { source: TableSource; rows: 'first' | 'all' } & PreviewOptions;

/** Preview with packed rows. `rows`: the requested rows, packed; `whole`: these are all rows. `firstRows`: the rows shown at once. */
export type PackedPreview = Omit<Preview, 'rows'> & {
  rows: Uint8Array;
  whole: boolean;
  firstRows: JudgedRow[];
};

/** Rows of a judged table that are shown at a time. */
export const TABLE_PAGE = 200;

/** The work of the thread. */
export const runTableTask = async ({
  source,
  rows: wanted,
  ...options
}: TableTask): Promise<Result<PackedPreview>> => {
  const preview = await previewTable(source, options);
  if (!preview.ok) return preview;
  const { rows, ...rest } = preview.value;
  const firstRows = rows.slice(0, TABLE_PAGE);
  const kept = wanted === 'all' ? rows : firstRows;
  return accept({ ...rest, rows: packRows(kept), whole: kept.length === rows.length, firstRows });
};
