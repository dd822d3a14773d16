import { DAY_MS } from '@smachot/kernel';

/** Display of a number format, as far as guest tables need it. `padded` keeps the zero of 0000000000. */
export type NumberStyle = { kind: 'plain' } | { kind: 'date' } | { kind: 'padded'; digits: number };

const PLAIN: NumberStyle = { kind: 'plain' };
// Built-in Excel formats by number; 27–36 and 50–58 are dates of East Asian editions. ECMA-376 part 1, 18.8.30.
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

export const numberStyle = (formatId: number, code: string | undefined): NumberStyle => {
  if (isBuiltInDate(formatId)) return { kind: 'date' };
  if (!code) return PLAIN;
  const bare = (code.split(';')[0] ?? '').replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '');
  if (/[dy]/i.test(bare) || /m{3}/i.test(bare)) return { kind: 'date' };
  const zeros = bare.replace(/[-\s()]/g, '');
  return /^0{2,15}$/.test(zeros) ? { kind: 'padded', digits: zeros.length } : PLAIN;
};

/** Converts a spreadsheet's serial day to DD/MM/YYYY. Day 60 of the 1900 system is 29 February 1900, which did not exist. */
const shownDate = (serial: number, epoch1904: boolean): string => {
  const days = epoch1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  const date = new Date(Date.UTC(1899, 11, 30) + Math.floor(days) * DAY_MS);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999) return String(serial);
  const [year, month, day] = date.toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
};

/** Formats a stored number as the spreadsheet displays it: never with an exponent, so that a phone stays a phone. */
export const shownNumber = (stored: string, style: NumberStyle, epoch1904: boolean): string => {
  const number = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(number)) return stored;
  if (style.kind === 'date') return shownDate(number, epoch1904);
  if (!Number.isInteger(number)) return String(Number(number.toPrecision(15)));
  const digits = Math.abs(number) < 1e21 ? BigInt(number).toString() : stored;
  return style.kind === 'padded' ? digits.padStart(style.digits, '0') : digits;
};
