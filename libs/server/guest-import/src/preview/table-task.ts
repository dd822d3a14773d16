import { accept, type Result } from '@smachot/kernel';
import type { ClassifiedRow } from '../rows/classify-rows';
import { packRows } from '../rows/pack-rows';
import { previewTable, type Preview, type PreviewOptions, type TableSource } from './preview-table';

/** Task of the thread. `rows`: the rows that are packed for storage: those of the first page, or all. */
export type TableTask = { source: TableSource; rows: 'first' | 'all' } & PreviewOptions;

/** Preview with packed rows. `rows`: the requested rows, packed; `whole`: these are all rows. `firstRows`: the rows shown at once. */
export type PackedPreview = Omit<Preview, 'rows'> & {
  rows: Uint8Array;
  whole: boolean;
  firstRows: ClassifiedRow[];
};

/** Number of rows of an analyzed table per page. */
export const TABLE_PAGE = 200;

/** Runs a task in the thread. */
export const runTableTask = async ({
  source,
  rows: wanted,
  ...options
}: TableTask): Promise<Result<PackedPreview>> => {
  const preview = await previewTable(source, options);
  if (!preview.ok) return preview;
  const { rows, ...rest } = preview.value;
  const firstRows = rows.slice(0, TABLE_PAGE);
  const packed = wanted === 'all' ? rows : firstRows;
  return accept({ ...rest, rows: packRows(packed), whole: packed.length === rows.length, firstRows });
};
