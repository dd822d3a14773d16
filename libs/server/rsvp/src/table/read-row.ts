import type { GuestGroup, Language, RowProblem, TableField, TableGuest } from '@smachot/contracts';
import * as readings from './cell-readings';
import { readGroupCell, readSide } from './group-cell';
import { readNameCell, type NameCell } from './household';
import { readPhoneCell } from './phone-cell';
import { remember, tidyCell } from './plain-text';
import { cutText, type RawRow } from './raw-table';

export type RowGuest = TableGuest & { group: GuestGroup; language: Language };

/** One row read, before it is compared with others. `given`: what the row really says; the rest are defaults. */
export type ReadRow = {
  row: number;
  guest: RowGuest;
  given: (keyof TableGuest)[];
  problems: RowProblem[];
  repaired: TableField[];
  faulty: boolean;
};

const LIMITS = { name: 120, groupLabel: 30, table: 40, notes: 1_000, requests: 1_000 } as const;
const NAMELESS: NameCell = { name: '', seats: null, said: false };

/** "3.0" of a spreadsheet is table 3; a dash is no table. */
const readWords = (text: string): string => {
  const tidied = tidyCell(text).replace(/^(\d+)\.0+$/, '$1');
  return readings.isBlank(tidied) ? '' : tidied;
};

/** Reads rows of one table. Made once a table: tables repeat the same few words in their columns. */
class RowReader {
  private readonly columns: Partial<Record<TableField, number[]>> = {};
  private readonly words = remember(readWords);
  private readonly group = remember(readGroupCell);
  private readonly side = remember(readSide);
  private readonly languageOf = remember(readings.readLanguage);
  private readonly seats = remember((text) => (readings.isBlank(text) ? 0 : readings.readSeats(text)));

  constructor(
    fields: readonly TableField[],
    private readonly language: Language,
  ) {
    fields.forEach((field, index) => (this.columns[field] ??= []).push(index));
  }

  read({ row, cells }: RawRow): ReadRow {
    const read: ReadRow = {
      row,
      guest: {
        attendeeName: '',
        attendeePhone: null,
        group: 'general',
        groupLabel: null,
        side: null,
        tableName: null,
        estimatedNumberOfGuests: 1,
        language: this.language,
        specialRequests: null,
        hostNote: null,
      },
      given: [],
      problems: [],
      repaired: [],
      faulty: false,
    };
    const name = this.readName(read, cells);
    this.readPhone(read, cells);
    this.readSeats(read, cells, name);
    this.readRest(read, cells);
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
    if (whole !== '' && !readings.isBlank(whole)) return whole;
    const parts = [this.words(this.cell('firstName', cells)), this.words(this.cell('lastName', cells))];
    return parts.filter((part) => part !== '').join(' ');
  }

  private readName(read: ReadRow, cells: string[]): NameCell {
    const cell = readNameCell(this.nameOf(cells));
    const name = cut(read, cell.name, 'name');
    if (!/[\p{L}\p{N}]/u.test(name)) {
      read.problems.push('name_missing');
      read.faulty = true;
      return NAMELESS;
    }
    read.guest.attendeeName = name;
    return cell;
  }

  private readPhone(read: ReadRow, cells: string[]): void {
    const phone = readPhoneCell(this.filled('phone', cells).join('\n'));
    if (phone.kind !== 'phone') {
      read.faulty ||= phone.kind === 'invalid';
      read.problems.push(phone.kind === 'invalid' ? 'phone_invalid' : 'phone_missing');
      return;
    }
    read.guest.attendeePhone = phone.e164;
    read.given.push('attendeePhone');
    if (!phone.mobile) read.problems.push('phone_not_mobile');
    if (phone.several) read.problems.push('several_phones');
    if (phone.repaired) read.repaired.push('phone');
  }

  /** Several columns of counts (adults, children) add up; nothing at all is one seat, or what the name says. */
  private readSeats(read: ReadRow, cells: string[], name: NameCell): void {
    const filled = this.filled('seats', cells);
    const counts = filled.map(this.seats);
    const sum = counts.reduce<number>((total, count) => total + (count ?? 0), 0);
    const wrong = counts.includes(null) || sum > readings.MAX_SEATS;
    if (wrong || (sum === 0 && filled.some((cell) => /^0+$/.test(cell)))) read.problems.push('seats_invalid');
    if (sum > 0 && !wrong) {
      read.guest.estimatedNumberOfGuests = sum;
      read.given.push('estimatedNumberOfGuests');
    } else if (name.seats !== null) {
      read.guest.estimatedNumberOfGuests = name.seats;
      // A guess from "דנה ויוסי" must not overwrite what the host has set since
      if (name.said) read.given.push('estimatedNumberOfGuests');
      read.repaired.push('seats');
    }
  }

  private readRest(read: ReadRow, cells: string[]): void {
    const table = this.words(this.cell('table', cells));
    const note = this.joined('notes', cells);
    const requests = this.joined('requests', cells);
    const language = this.languageOf(this.cell('language', cells));
    if (table !== '') say(read, 'tableName', cut(read, table, 'table'));
    if (note !== '') say(read, 'hostNote', cut(read, note, 'notes'));
    if (requests !== '') say(read, 'specialRequests', cut(read, requests, 'requests'));
    if (language) say(read, 'language', language);
    this.readGroup(read, cells);
  }

  private joined(field: TableField, cells: string[]): string {
    const filled = this.filled(field, cells);
    return filled.length === 0 ? '' : [...new Set(filled.map(this.words))].filter(Boolean).join(', ');
  }

  /** A label of its own says more than the words of the group, and a column of sides more than "משפחת הכלה". */
  private readGroup(read: ReadRow, cells: string[]): void {
    const said = this.group(this.cell('group', cells));
    const sideCell = this.words(this.cell('side', cells));
    const side = sideCell === '' ? said.side : this.side(sideCell);
    const label = this.words(this.cell('groupLabel', cells)) || said.label || (side ? '' : sideCell);
    if (said.group) say(read, 'group', said.group);
    if (label) say(read, 'groupLabel', cut(read, label, 'groupLabel'));
    if (side) say(read, 'side', side);
  }
}

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

/** Only a missing name or a phone that cannot be read make a row faulty; the rest is repaired or noted. */
export const readRows = (
  rows: readonly RawRow[],
  fields: readonly TableField[],
  language: Language,
): ReadRow[] => {
  const reader = new RowReader(fields, language);
  return rows.map((row) => reader.read(row));
};
