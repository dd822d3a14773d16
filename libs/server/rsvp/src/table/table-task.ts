import type { TableField } from '@smachot/contracts';
import { accept, type Result } from '@smachot/kernel';
import { previewTable, type Preview, type PreviewOptions, type TableSource } from './preview-table';
import type { RawTable } from './raw-table';

/** A stored table comes back as the JSON text it was stored as: parsing it is the thread's work, not the API's. */
type StoredTable = { kind: 'stored'; tableJson: string; fields?: TableField[]; headerRow?: number | null };

export type TableTask = { source: Exclude<TableSource, { kind: 'rows' }> | StoredTable } & PreviewOptions;

/** `rowsJson`: JudgedRow[]; `tableJson`: RawTable as uploaded. Text, because it goes to the database as it is. */
export type TablePreviewText = Omit<Preview, 'rows' | 'raw'> & { rowsJson: string; tableJson: string };

const sourceOf = ({ source }: TableTask): TableSource => {
  if (source.kind !== 'stored') return source;
  const { tableJson, fields, headerRow } = source;
  return {
    kind: 'rows',
    table: JSON.parse(tableJson) as RawTable,
    ...(fields ? { fields } : {}),
    ...(headerRow !== undefined ? { headerRow } : {}),
  };
};

export const runTableTask = async (task: TableTask): Promise<Result<TablePreviewText>> => {
  const preview = await previewTable(sourceOf(task), task);
  if (!preview.ok) return preview;
  const { rows, raw, ...rest } = preview.value;
  const { sheetName, encoding } = rest;
  return accept({
    ...rest,
    rowsJson: JSON.stringify(rows),
    tableJson: JSON.stringify({ sheetName, encoding, rows: raw }),
  });
};
