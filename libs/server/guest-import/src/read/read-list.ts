import { cutText, tidy } from '@smachot/kernel';
import type { LeftOutRow } from '@smachot/contracts';
import { readGroup, readSeats } from '../rows/cell-readings';
import { isPlainGroup } from '../rows/group-cell';
import { readPhoneCell } from '../rows/phone-cell';
import { RowCollector, type RawTable, type Under } from './raw-table';
import { readHeading } from '../columns/read-heading';

/** Columns of a table made of pasted lines. */
export const LIST_FIELDS = ['name', 'phone', 'seats', 'group', 'notes'] as const;

const BULLET = /^\s*(?:[-*•–—▪◦·]+|\d{1,4}[.)]|\[[ xX✓]?\])\s+/;
const RUN = /(?:\+|\()?\d[\d\s().\u05BE‐-―_-]{5,60}\d/g;

/** Prefix of an exported chat's line: time and author. */
const CHAT =
  /^\W*\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?|^\W*\d{1,2}:\d{2}(?::\d{2})?\s*\]/u;

type Line = { name: string; phone: string; seats: string; group: string; notes: string };

/** Certainty that a digit sequence is a phone; a landline without its zero could be any number here. */
const phoneScore = (text: string): number => {
  const reading = readPhoneCell(text);
  if (/^\+\d{1,2}\s+0/.test(text)) return 0; // two more people and a number
  if (reading.kind !== 'phone' || reading.several) return 0;
  if (reading.mobile && reading.e164.startsWith('+972')) return 2;
  return /^(?:\+|\(?0|972)/.test(text) ? 1 : 0;
};

/** "+33 6 12 34 56 78" has six groups of digits; no phone is written in more. */
const MAX_WORDS = 6;
/** One line is one guest, so further numbers are ignored. */
const MAX_PHONES = 5;

type Cut = { before: string; phone: string; after: string };

/** "5 - 052 345 6789", "+2 0502345678" and "050-2345678 4" hold a number of people beside a phone. */
const cutPhone = (run: string): Cut | null => {
  const words = run.trim().split(/\s+(?:[–—-]\s+)?/);
  let best = { from: 0, to: 0, score: 0 };
  for (let length = Math.min(words.length, MAX_WORDS); length > 0; length--) {
    for (let from = 0; best.score < 2 && from + length <= words.length; from++) {
      const score = phoneScore(words.slice(from, from + length).join(' '));
      if (score > best.score) best = { from, to: from + length, score };
    }
  }
  if (best.score === 0) return null;
  const part = (from: number, to?: number): string => words.slice(from, to).join(' ');
  return { before: part(0, best.from), phone: part(best.from, best.to), after: part(best.to) };
};

/** Cuts phones out of a line at any position: "050… דנה כהן" and "דנה כהן 050…" are the same. */
const cutPhones = (line: string): { rest: string; phones: string[] } => {
  const phones: string[] = [];
  const cutRun = (run: string): string => {
    if (phones.length >= MAX_PHONES || run.replace(/\D/g, '').length < 7) return run;
    const cut = cutPhone(run);
    if (!cut && run.replace(/\D/g, '').length < 9) return run;
    phones.push(cut?.phone ?? run.trim());
    return cut ? `${cut.before} , ${cutRun(cut.after)}` : ' , ';
  };
  return { rest: line.replace(RUN, cutRun), phones };
};

const DATE = /^(?:\d{1,2}[.-]\d{1,2}[.-]\d{2,4}|\d{4}[.-]\d{1,2}[.-]\d{1,2})$/;

/** Cuts out a faulty phone: a line without a phone, but with digits meant as one: "דנה 12345678", "דנה 050-234". */
const cutMeant = (line: string): { rest: string; phones: string[] } => {
  for (const [found] of line.matchAll(RUN)) {
    const run = found.trim();
    const meant = run.replace(/\D/g, '').length >= 7 || /^\(?05/.test(run);
    if (meant && !DATE.test(run)) return { rest: line.replace(found, ' , '), phones: [run] };
  }
  return { rest: line, phones: [] };
};

const EDGE = /[\s\-–—:.]/;
/** Removes dashes and dots at both ends. A pattern anchored at the end would start again at each character of a long run. */
const withoutEdges = (text: string): string => {
  let [from, to] = [0, text.length];
  while (from < to && EDGE.test(text[from]!)) from++;
  while (to > from && EDGE.test(text[to - 1]!)) to--;
  return text.slice(from, to);
};

/** "3-4", "2 או 3", "-2", "1e2", "?": unclear counts that the host has to correct. */
const UNCLEAR_COUNT = /^(?:\d{1,3}\s*(?:[-–—/]|או|עד|or|to)\s*\d{1,3}|[-–]\d{1,3}|\d+[ex]\d+|\?+)$/iu;

const EMPTY: Line = { name: '', phone: '', seats: '', group: '', notes: '' };

/** "משפחה: דנה כהן" is one guest of a group. */
const splitGroup = (raw: string): { group: string; rest: string } => {
  const [, group = '', rest = ''] = /^([^:,]{2,30}):\s+(.*\p{L}.*)$/su.exec(raw) ?? [];
  return isPlainGroup(group) ? { group, rest } : { group: '', rest: raw };
};

const readLine = (text: string): Line => {
  const { group, rest: raw } = splitGroup(text.replace(BULLET, ''));
  const cut = cutPhones(raw);
  const { rest, phones } = cut.phones.length ? cut : cutMeant(cut.rest);
  const line: Line = { name: '', phone: phones.join('\n'), seats: '', group, notes: '' };
  for (const piece of rest.split(/[,;|\t]+|\s[–—-]\s|:\s/).map(tidy)) {
    const bare = withoutEdges(piece);
    if (bare === '') continue;
    if (line.seats === '' && line.name !== '' && UNCLEAR_COUNT.test(piece)) line.seats = piece;
    else if (line.seats === '' && line.name !== '' && /\d|זוג/.test(bare) && readSeats(bare) !== null)
      line.seats = bare;
    else if (line.name === '' && /\p{L}/u.test(bare)) line.name = bare;
    else if (line.group === '' && bare.length <= 25 && line.name !== '' && readGroup(bare)) line.group = bare;
    else line.notes = line.notes ? `${line.notes}, ${bare}` : bare;
  }
  return line;
};

/** Reads free lines pasted from a chat or a note: "1. דנה כהן 050-234-5678, 4, משפחה". `row` counts lines from 1. */
export const readList = (text: string): RawTable => {
  const collector = new RowCollector();
  const leftOut: LeftOutRow[] = [];
  let under: Under | undefined;
  text.split(/\r\n|\n|\r|\u2028|\u2029/).forEach((raw, index) => {
    if (raw.trim() === '') return;
    const heading = readHeading(raw.replace(BULLET, ''));
    if (heading) {
      under = heading.under ? { ...under, ...heading.under } : under;
      leftOut.push({ row: index + 1, text: cutText(raw.trim(), 200), reason: heading.reason });
      return;
    }
    const line = CHAT.test(raw) ? { ...EMPTY, name: raw.trim() } : readLine(cutText(raw, 2_000));
    collector.add(
      index + 1,
      LIST_FIELDS.map((field) => line[field]),
      under,
    );
  });
  return { sheetName: null, encoding: null, rows: collector.rows, leftOut };
};
