import { accept, type Result } from '@smachot/kernel';
import type { JudgedRow } from './judge-rows';
import { previewTable, type Preview, type PreviewOptions, type TableSource } from './preview-table';

export type TableTask = { source: TableSource } & PreviewOptions;

/**
 * `rowsJson`: JudgedRow[] as JSON in UTF-8: bytes change threads without a copy and go to the database as they are.
 * `firstRows`: those shown at once.
 */
export type TablePreviewText = Omit<Preview, 'rows'> & { rowsJson: Uint8Array; firstRows: JudgedRow[] };

/** All rows again, where they have to be looked at. */
export const rowsOf = ({ rowsJson }: Pick<TablePreviewText, 'rowsJson'>): JudgedRow[] =>
  JSON.parse(new TextDecoder().decode(rowsJson)) as JudgedRow[];

/** Rows of a judged table that are shown at a time. */
export const TABLE_PAGE = 200;

/** The work of the thread. */
export const runTableTask = async ({ source, ...options }: TableTask): Promise<Result<TablePreviewText>> => {
  const preview = await previewTable(source, options);
  if (!preview.ok) return preview;
  const { rows, ...rest } = preview.value;
  const rowsJson = new TextEncoder().encode(JSON.stringify(rows));
  return accept({ ...rest, rowsJson, firstRows: rows.slice(0, TABLE_PAGE) });
};
