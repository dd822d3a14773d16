import type { LeftOutRow } from '@smachot/contracts';
import { searchKey } from '@smachot/kernel';
import { isPlainGroup } from '../rows/group-cell';
import type { Under } from '../read/raw-table';

/** Line that is no guest, and the values it gives to the lines below it, if any. */
export type Heading = { reason: LeftOutRow['reason']; under: Under | null };

const TOTAL = /^(?:סהכ|סך הכל|סך הכול|סה כ|סיכומ|total|totals|sum|grand total|итого|المجموع)(?:\s|:|$)/;
const REMARK =
  /^(?:הערה|הערות|לתשומת לב|נ\.?ב\.?|note|notes|remark|remarks|nb|p\.?s\.?)\s*[:–-]|^(?:הערות|notes)$/i;
const TABLE = /^(?:שולחן|table|стол|طاولة)\s*(?:מספר|מס['׳]?|no\.?|#)?\s*([\p{L}\p{N}]{1,20})\s*:?$/iu;
const GROUP = /^(?:קבוצה|קבוצת|group|группа|مجموعة)\s+(.{1,25}?)\s*:?$/iu;

/** Whether a line is a sum of others: "סה"כ: 240", "Total 12". */
export const isTotalLine = (text: string): boolean =>
  TOTAL.test(searchKey(text).replace(/[^\p{L}\p{N}\s:]/gu, ''));

/** Reads a line of a single cell without a phone; null when it may be a guest. */
export const readHeading = (line: string): Heading | null => {
  const text = line.trim().replace(/^[*_#\s–—-]+|[*_#\s]+$/g, '');
  if (text === '' || text.replace(/\D/g, '').length >= 7) return null;
  if (REMARK.test(text)) return { reason: 'remark', under: null };
  if (isTotalLine(text)) return { reason: 'total', under: null };
  const table = TABLE.exec(text);
  if (table) return { reason: 'heading', under: { table: table[1]! } };
  const group = GROUP.exec(text);
  if (group) return { reason: 'heading', under: { group: group[1]! } };
  const named = /^(.{1,40}?)\s*[:：]$/u.exec(text)?.[1] ?? (isPlainGroup(text) ? text : null);
  return named && /\p{L}/u.test(named) ? { reason: 'heading', under: { group: named } } : null;
};
