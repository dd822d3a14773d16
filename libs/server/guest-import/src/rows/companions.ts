import { isBlank, readSeats } from './cell-readings';

const YES = /^(?:v|x|✓|✔|\+|yes|true|כן|да|نعم)$/i;
const NO = /^(?:no|false|לא|нет|لا)$/i;

/** Number of additional people in a cell of a partner or of children: a number, "yes", or their names. */
export const readCompanions = (cell: string): number => {
  const text = cell.trim();
  if (YES.test(text)) return 1;
  if (text === '' || NO.test(text) || isBlank(text)) return 0;
  const count = /\d/.test(text) ? readSeats(text) : null;
  if (count !== null) return count;
  return text.split(/[,;/&+\n]|\s(?:and|и)\s|\sו(?=\p{L})/u).filter((part) => /\p{L}/u.test(part)).length;
};
