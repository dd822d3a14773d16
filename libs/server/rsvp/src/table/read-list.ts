import { tidy } from '@smachot/kernel';
import { readGroup, readSeats } from './cell-readings';
import { readPhoneCell } from './phone-cell';
import { RowCollector, type RawTable } from './raw-table';

/** Columns of a table made of pasted lines. */
export const LIST_FIELDS = ['name', 'phone', 'seats', 'group', 'notes'] as const;

const BULLET = /^\s*(?:[-*•–—▪◦·]+|\d{1,4}[.)]|\[[ xX✓]?\])\s+/;
const RUN = /(?:\+|\()?\d[\d\s().\u05BE‐-―_-]{5,}\d/g;

type Line = { name: string; phone: string; seats: string; group: string; notes: string };

const isPhone = (text: string): boolean => readPhoneCell(text).kind === 'phone';

/** "5 - 052 345 6789" and "050-2345678 4" are a number of people beside a phone. */
const peel = (run: string): { before: string; phone: string; after: string } | null => {
  if (isPhone(run)) return { before: '', phone: run, after: '' };
  const words = run.trim().split(/\s+(?:[–—-]\s+)?/);
  for (let cut = 1; cut < words.length; cut++) {
    const [head, tail] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    if (isPhone(tail)) return { before: head, phone: tail, after: '' };
    if (isPhone(head)) return { before: '', phone: head, after: tail };
  }
  return run.replace(/\D/g, '').length >= 9 ? { before: '', phone: run, after: '' } : null;
};

/** A phone is cut out where it stands: "050… דנה כהן" and "דנה כהן 050…" are the same. */
const cutPhones = (line: string): { rest: string; phones: string[] } => {
  const phones: string[] = [];
  const rest = line.replace(RUN, (run) => {
    const peeled = peel(run);
    if (!peeled) return run;
    phones.push(peeled.phone.trim());
    return `${peeled.before} , ${peeled.after}`;
  });
  return { rest, phones };
};

const readLine = (raw: string): Line => {
  const { rest, phones } = cutPhones(raw.replace(BULLET, ''));
  const line: Line = { name: '', phone: phones.join('\n'), seats: '', group: '', notes: '' };
  for (const piece of rest.split(/[,;|\t]+|\s[–—-]\s|:\s/).map(tidy)) {
    const bare = piece.replace(/^[\s\-–—:.]+|[\s\-–—:.]+$/g, '');
    if (bare === '') continue;
    if (line.seats === '' && line.name !== '' && /\d|זוג/.test(bare) && readSeats(bare) !== null)
      line.seats = bare;
    else if (line.name === '' && /\p{L}/u.test(bare)) line.name = bare;
    else if (line.group === '' && bare.length <= 25 && line.name !== '' && readGroup(bare)) line.group = bare;
    else line.notes = line.notes ? `${line.notes}, ${bare}` : bare;
  }
  return line;
};

/** Free lines people paste from a chat or a note: "1. דנה כהן 050-234-5678, 4, משפחה". `row` counts lines from 1. */
export const readList = (text: string): RawTable => {
  const collector = new RowCollector();
  text.split(/\r\n|\n|\r|\u2028|\u2029/).forEach((raw, index) => {
    if (raw.trim() === '') return;
    const line = readLine(raw.slice(0, 2_000));
    collector.add(
      index + 1,
      LIST_FIELDS.map((field) => line[field]),
    );
  });
  return { sheetName: null, encoding: null, rows: collector.rows };
};
