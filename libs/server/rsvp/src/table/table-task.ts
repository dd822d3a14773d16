import { accept, type Result } from '@smachot/kernel';
import type { JudgedRow } from './judge-rows';
import { packRows } from './pack-rows';
import { previewTable, type Preview, type PreviewOptions, type TableSource } from './preview-table';

export type TableTask = { source: TableSource } & PreviewOptions;

/** `rows`: all of them, packed. `firstRows`: those shown at once. */
export type PackedPreview = Omit<Preview, 'rows'> & { rows: Uint8Array; firstRows: JudgedRow[] };

/** Rows of a judged table that are shown at a time. */
export const TABLE_PAGE = 200;

/** The work of the thread. */
export const runTableTask = async ({ source, ...options }: TableTask): Promise<Result<PackedPreview>> => {
  const preview = await previewTable(source, options);
  if (!preview.ok) return preview;
  const { rows, ...rest } = preview.value;
  return accept({ ...rest, rows: packRows(rows), firstRows: rows.slice(0, TABLE_PAGE) });
};
