import { isolateLtr, toShekels, wallTime } from '@smachot/kernel';
import type { XlsxCell } from '@smachot/server-documents';
import type { LineRow } from '../persistence/statement.queries';
import type { StatementWords } from '../texts/statement-words';

export const XLSX_WIDTHS = [8, 12, 30, 13, 13, 13, 13];
/** In points; all together the width of a page. */
export const PDF_WIDTHS = [40, 68, 155, 60, 50, 55, 55];

/** 2026-11-23 as 23/11/2026. */
export const shownDay = (day: string): string => day.split('-').reverse().join('/');

export const xlsxRow = (line: LineRow, { kinds }: StatementWords): XlsxCell[] => [
  line.line,
  shownDay(wallTime(line.at).day),
  kinds[line.kind],
  line.code,
  line.number === null ? null : String(line.number),
  toShekels(line.amount),
  toShekels(line.balance),
];

/** Its sign stands before its digits in every language. */
const sumText = (agorot: number): string => isolateLtr(toShekels(agorot).toFixed(2));

export const pdfRow = (line: LineRow, { kinds }: StatementWords): string[] => [
  String(line.line),
  shownDay(wallTime(line.at).day),
  kinds[line.kind],
  line.code ?? '',
  line.number === null ? '' : String(line.number),
  sumText(line.amount),
  sumText(line.balance),
];
