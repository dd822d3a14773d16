import type { GuestGroup, Language, RowMend, RowProblem, TableField, TableGuest } from '@smachot/contracts';
import { cutText, tidyParagraphs } from '@smachot/kernel';
import * as readings from './cell-readings';
import { readCompanions } from './companions';
import { isGarbage } from './garbage';
import { readGroupCell, readSide } from './group-cell';
import { readNameCell, type NameCell } from './household';
import { readPhoneCell } from './phone-cell';
import { remember, tidyCell } from './plain-text';
import type { RawRow, Under } from '../read/raw-table';

export type RowGuest = TableGuest & { group: GuestGroup; language: Language };

/** One row read, before it is compared with others. `given`: the fields the row really contains; the rest are defaults. */
export type ReadRow = {
  row: number;
  guest: RowGuest;
  /** Name as uploaded or typed since, with the count that the reading takes out of it. */
  writtenName: string;
  given: (keyof TableGuest)[];
  problems: RowProblem[];
  repaired: TableField[];
  /** Text of the cells that make the row faulty, and what the host typed instead of some. */
  said: RowMend;
  faulty: boolean;
};

const SAID = { name: 300, phone: 100, seats: 60 } as const;
const LIMITS = { name: 120, groupLabel: 30, table: 40, notes: 1_000, requests: 1_000 } as const;
const NAMELESS: NameCell = { name: '', seats: null, said: false };
/** Values the host typed instead of cells of a row, by line. */
export type Mends = Record<number, RowMend>;

const fault = (read: ReadRow, field: keyof RowMend, problem: RowProblem, raw: string): NameCell => {
  read.problems.push(problem);
  read.said[field] = cutText(raw.trim(), SAID[field]);
  read.faulty = true;
  return NAMELESS;
};

/** Sum of counts; `unclear` when one of them cannot be read, `unknown` for a question mark or zero people. */
const sumSeats = (
  filled: string[],
  read: (text: string) => number | null,
): number | 'unclear' | 'unknown' => {
  if (filled.some((cell) => /^[?？]+$/.test(cell) || readings.isError(cell))) return 'unknown';
  const counts = filled.map(read);
  const sum = counts.reduce<number>((total, count) => total + (count ?? 0), 0);
  if (counts.includes(null) || sum > readings.MAX_SEATS) return 'unclear';
  return sum === 0 && filled.some((cell) => /^0+$/.test(cell)) ? 'unknown' : sum;
};

/** "3.0" of a spreadsheet is table 3; a dash is no table. */
const readWords = (text: string): string => {
  const tidied = tidyCell(text).replace(/^(\d+)\.0+$/, '$1');
  return readings.isBlank(tidied) || readings.isError(tidied) ? '' : tidied;
};

/** What somebody wrote in several lines keeps them. */
const readParagraphs = (text: string): string =>
  /[\n\r]/.test(text) ? tidyParagraphs(text) : readWords(text);

/** Reads the rows of one table. One reader per table caches the few words that its columns repeat. */
class RowReader {
  private readonly columns: Partial<Record<TableField, number[]>> = {};
  private readonly words = remember(readWords);
  private readonly group = remember(readGroupCell);
  private readonly side = remember(readSide);
  private readonly languageOf = remember(readings.readLanguage);
  private readonly companions = remember(readCompanions);
  private readonly seats = remember((text) => (readings.isBlank(text) ? 0 : readings.readSeats(text)));

  constructor(
    fields: readonly TableField[],
    private readonly language: Language,
    private readonly mends: Mends,
  ) {
    fields.forEach((field, index) => (this.columns[field] ??= []).push(index));
  }

  read({ row, cells, under, merged }: RawRow): ReadRow {
    const read: ReadRow = {
      row,
      guest: {
        attendeeName: '',
        attendeePhone: null,
        group: 'general',
        groupLabel: null,
        side: null,
        tableName: null,
        estimatedNumberOfGuests: null,
        language: this.language,
        specialRequests: null,
        hostNote: null,
      },
      writtenName: '',
      given: [],
      problems: [],
      repaired: [],
      said: { ...this.mends[row] },
      faulty: false,
    };
    const mend = this.mends[row];
    const seen = merged ? withShown(cells, merged) : cells;
    const name = this.readName(read, seen, mend?.name);
    this.readPhone(read, cells, mend?.phone);
    // A number of people beside several lines is that of all of them: it counts once.
    this.readSeats(read, cells, name, mend?.seats);
    this.readRest(read, seen, under);
    return read;
  }

  private cell(field: TableField, cells: string[]): string {
    const index = this.columns[field]?.[0];
    return index === undefined ? '' : (cells[index] ?? '').trim();
  }

  private filled(field: TableField, cells: string[]): string[] {
    const first = this.cell(field, cells);
    const found = first === '' ? [] : [first];
    for (const index of this.columns[field]?.slice(1) ?? []) {
      const cell = (cells[index] ?? '').trim();
      if (cell !== '') found.push(cell);
    }
    return found;
  }

  private nameOf(cells: string[]): string {
    const whole = tidyCell(this.cell('name', cells));
    if (whole !== '' && !readings.isNoName(whole)) return whole;
    const parts = [tidyCell(this.cell('firstName', cells)), tidyCell(this.cell('lastName', cells))];
    return parts.filter((part) => part !== '' && !readings.isNoName(part)).join(' ');
  }

  private readName(read: ReadRow, cells: string[], mended: string | undefined): NameCell {
    const raw = mended ?? this.nameOf(cells);
    read.writtenName = raw;
    if (isGarbage(tidyCell(raw))) {
      read.guest.attendeeName = cutText(tidyCell(raw), LIMITS.name).trim();
      return fault(read, 'name', 'name_unclear', raw);
    }
    const cell = readNameCell(raw);
    const name = cut(read, cell.name, 'name');
    if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name)) return fault(read, 'name', 'name_missing', raw);
    read.guest.attendeeName = name;
    return cell;
  }

  private readPhone(read: ReadRow, cells: string[], mended: string | undefined): void {
    const raw = mended ?? this.filled('phone', cells).join('\n');
    const phone = readPhoneCell(raw);
    if (phone.kind === 'invalid') {
      fault(read, 'phone', 'phone_invalid', raw);
      return;
    }
    if (phone.kind === 'missing') {
      read.problems.push('phone_missing');
      return;
    }
    read.guest.attendeePhone = phone.e164;
    read.given.push('attendeePhone');
    if (!phone.mobile) read.problems.push('phone_not_mobile');
    if (phone.several) read.problems.push('several_phones');
    if (phone.repaired) read.repaired.push('phone');
  }

  /** Reads the seats: several columns of counts are summed, with partner and children on top; without any count, the name decides. */
  private readSeats(read: ReadRow, cells: string[], name: NameCell, mended: string | undefined): void {
    const filled = mended === undefined ? this.filled('seats', cells) : [mended.trim()];
    const seats = sumSeats(filled, this.seats);
    if (seats === 'unclear') return void fault(read, 'seats', 'seats_invalid', filled.join(', '));
    const more =
      mended === undefined
        ? this.filled('companions', cells).reduce((sum, cell) => sum + this.companions(cell), 0)
        : 0;
    const known = typeof seats === 'number' && seats > 0 ? seats : null;
    if (seats === 'unknown' || (name.unclear && known === null && more === 0))
      read.problems.push('seats_unknown');
    const total = (known ?? name.seats ?? 1) + more;
    if (total > readings.MAX_SEATS) return void fault(read, 'seats', 'seats_invalid', filled.join(', '));
    if (known === null && name.seats === null && more === 0) return;
    read.guest.estimatedNumberOfGuests = total;
    // A guess from "דנה ויוסי" must not overwrite the number that the host has set since.
    if (known !== null || more > 0 || name.said) read.given.push('estimatedNumberOfGuests');
    if (known === null && name.seats !== null) read.repaired.push('seats');
  }

  private readRest(read: ReadRow, cells: string[], under: Under | undefined): void {
    const table = this.words(this.cell('table', cells)) || this.words(under?.table ?? '');
    const note = this.joined('notes', cells);
    const requests = this.joined('requests', cells);
    const language = this.languageOf(this.cell('language', cells));
    if (table !== '') say(read, 'tableName', cut(read, table, 'table'));
    if (note !== '') say(read, 'hostNote', cut(read, note, 'notes'));
    if (requests !== '') say(read, 'specialRequests', cut(read, requests, 'requests'));
    if (language) say(read, 'language', language);
    this.readGroup(read, cells, under?.group ?? '');
  }

  private joined(field: TableField, cells: string[]): string {
    const filled = this.filled(field, cells);
    return [...new Set(filled.map(readParagraphs))].filter(Boolean).join(', ');
  }

  /** A specific label overrides the group's name, and a column of sides overrides "משפחת הכלה". */
  private readGroup(read: ReadRow, cells: string[], heading: string): void {
    const said = this.group(this.cell('group', cells) || heading);
    const sideCell = this.words(this.cell('side', cells));
    const side = sideCell === '' ? said.side : this.side(sideCell);
    const label = this.words(this.cell('groupLabel', cells)) || said.label || (side ? '' : sideCell);
    if (said.group) say(read, 'group', said.group);
    if (label) say(read, 'groupLabel', cut(read, label, 'groupLabel'));
    if (side) say(read, 'side', side);
  }
}

const withShown = (cells: string[], merged: Record<number, string>): string[] => {
  const shown = [...cells];
  for (const [column, value] of Object.entries(merged)) shown[Number(column)] ||= value;
  return shown;
};

const say = <F extends keyof RowGuest>(read: ReadRow, field: F, value: RowGuest[F]): void => {
  read.guest[field] = value;
  read.given.push(field);
};

const cut = (read: ReadRow, text: string, field: keyof typeof LIMITS): string => {
  if (text.length <= LIMITS[field]) return text;
  if (!read.problems.includes('too_long')) read.problems.push('too_long');
  read.repaired.push(field);
  return cutText(text, LIMITS[field]).trim();
};

/** Reads rows. An unreadable name, phone or count makes a row faulty; other problems are repaired or noted. */
export const readRows = (
  rows: readonly RawRow[],
  fields: readonly TableField[],
  language: Language,
  mends: Mends = {},
): ReadRow[] => {
  const reader = new RowReader(fields, language, mends);
  return rows.map((row) => reader.read(row));
};
