import { accept, type Result } from '@smachot/kernel';
import type { JudgedRow } from './judge-rows';
import { previewTable, type Preview, type PreviewOptions, type TableSource } from './preview-table';

export type TableTask = { source: TableSource } & PreviewOptions;

/** `rowsJson`: JudgedRow[] as text, because it goes to the database as it is; `firstRows`: those shown at once. */
export type TablePreviewText = Omit<Preview, 'rows'> & { rowsJson: string; firstRows: JudgedRow[] };

/** Rows of a judged table that are shown at a time. */
export const TABLE_PAGE = 200;

/** The work of the thread. */
export const runTableTask = async ({ source, ...options }: TableTask): Promise<Result<TablePreviewText>> => {
  const preview = await previewTable(source, options);
  if (!preview.ok) return preview;
  const { rows, ...rest } = preview.value;
  return accept({ ...rest, rowsJson: JSON.stringify(rows), firstRows: rows.slice(0, TABLE_PAGE) });
};
