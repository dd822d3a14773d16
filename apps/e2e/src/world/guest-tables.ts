import iconv from 'iconv-lite';
import writeXlsx from 'write-excel-file/node';

export type TableFile = { name: string; mimeType: string; buffer: Buffer };
type Cell = string | number | null;

/** A workbook as a host makes it: phones may be numbers, which eats their zero. */
export async function workbook(name: string, rows: Cell[][]): Promise<TableFile> {
  const cells = rows.map((row) => row.map((value) => (value === null ? null : { value })));
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await writeXlsx(cells).toBuffer(),
  };
}

/** A table as an old Hebrew program exports it: windows-1255, semicolons, CRLF. */
export function oldCsv(name: string, rows: Cell[][]): TableFile {
  const text = rows.map((row) => row.map((value) => value ?? '').join(';')).join('\r\n');
  return { name, mimeType: 'text/csv', buffer: iconv.encode(text, 'windows-1255') };
}
