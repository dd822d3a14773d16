import type { GuestGroup, Language, RowProblem, TableField, TableGuest } from '@smachot/contracts';
import * as readings from './cell-readings';
import { readNameCell } from './household';
import { readPhoneCell } from './phone-cell';
import { nameKeyOf, remember, tidyCell } from './plain-text';
import { cutText, type RawRow } from './raw-table';

export type RowGuest = TableGuest & { group: GuestGroup; language: Language };

/** One row read, before it is compared with others. `given`: what the row really says; the rest are defaults. */
export type ReadRow = {
  row: number;
  guest: RowGuest;
  nameKey: string;
  given: Set<keyof TableGuest>;
  problems: RowProblem[];
  repaired: TableField[];
  faulty: boolean;
};

const LIMITS = { name: 120, table: 40, notes: 1_000 } as const;

/** Columns of each field, in the order of the table. */
export type FieldColumns = Partial<Record<TableField, number[]>>;

export const columnsOf = (fields: readonly TableField[]): FieldColumns => {
  const columns: FieldColumns = {};
  fields.forEach((field, index) => (columns[field] ??= []).push(index));
  return columns;
};

/** Readings of short cells, remembered for the length of one table. */
const tableReadings = () => ({
  isBlank: remember(readings.isBlank),
  group: remember(readings.readGroup),
  language: remember(readings.readLanguage),
  seats: remember(readings.readSeats),
});

class RowReader {
  private result: ReadRow;

  constructor(
    private raw: RawRow,
    private columns: FieldColumns,
    private words: ReturnType<typeof tableReadings>,
    language: Language,
  ) {
    this.result = {
      row: raw.row,
      guest: {
        attendeeName: '',
        attendeePhone: null,
        group: 'general',
        tableName: null,
        estimatedNumberOfGuests: 1,
        language,
        specialRequests: null,
      },
      nameKey: '',
      given: new Set(),
      problems: [],
      repaired: [],
      faulty: false,
    };
  }

  read(): ReadRow {
    const seatsInName = this.readName();
    this.readPhone();
    this.readSeats(seatsInName);
    this.readRest();
    return this.result;
  }

  private cells(field: TableField): string[] {
    const found = (this.columns[field] ?? []).map((index) => (this.raw.cells[index] ?? '').trim());
    return found.filter((cell) => cell !== '');
  }

  private problem(problem: RowProblem, repaired?: TableField): void {
    if (!this.result.problems.includes(problem)) this.result.problems.push(problem);
    if (repaired) this.repair(repaired);
  }

  private repair(field: TableField): void {
    if (!this.result.repaired.includes(field)) this.result.repaired.push(field);
  }

  private cut(text: string, field: keyof typeof LIMITS): string {
    if (text.length <= LIMITS[field]) return text;
    this.problem('too_long', field);
    return cutText(text, LIMITS[field]).trim();
  }

  private readName(): { seats: number | null; said: boolean } {
    const whole = tidyCell(this.cells('name')[0] ?? '');
    const parts = [...this.cells('firstName'), ...this.cells('lastName')]
      .map(tidyCell)
      .filter((part) => !this.words.isBlank(part));
    const reading = readNameCell(whole !== '' && !this.words.isBlank(whole) ? whole : parts.join(' '));
    const name = this.cut(reading.name, 'name');
    if (!/[\p{L}\p{N}]/u.test(name)) {
      this.problem('name_missing');
      this.result.faulty = true;
      return { seats: null, said: false };
    }
    this.result.guest.attendeeName = name;
    this.result.nameKey = nameKeyOf(name);
    return reading;
  }

  private readPhone(): void {
    const reading = readPhoneCell(this.cells('phone').join('\n'));
    if (reading.kind === 'missing') return this.problem('phone_missing');
    if (reading.kind === 'invalid') {
      this.result.faulty = true;
      return this.problem('phone_invalid');
    }
    this.result.guest.attendeePhone = reading.e164;
    this.result.given.add('attendeePhone');
    if (!reading.mobile) this.problem('phone_not_mobile');
    if (reading.several) this.problem('several_phones');
    if (reading.repaired) this.repair('phone');
  }

  private readSeats(inName: { seats: number | null; said: boolean }): void {
    const cells = this.cells('seats');
    const counts = cells.filter((cell) => !this.words.isBlank(cell)).map(this.words.seats);
    const sum = counts.reduce<number>((total, count) => total + (count ?? 0), 0);
    const { guest, given } = this.result;
    if (
      counts.includes(null) ||
      sum > readings.MAX_SEATS ||
      (sum === 0 && cells.some((cell) => /^0+$/.test(cell)))
    ) {
      this.problem('seats_invalid');
    }
    if (sum > 0 && sum <= readings.MAX_SEATS && !counts.includes(null)) {
      guest.estimatedNumberOfGuests = sum;
      given.add('estimatedNumberOfGuests');
    } else if (inName.seats !== null) {
      guest.estimatedNumberOfGuests = inName.seats;
      // A guess from "דנה ויוסי" must not overwrite what the host has set since
      if (inName.said) given.add('estimatedNumberOfGuests');
      this.repair('seats');
    }
  }

  private readRest(): void {
    const { guest, given } = this.result;
    const table = tidyCell(this.cells('table')[0] ?? '').replace(/^(\d+)\.0+$/, '$1');
    if (table !== '' && !this.words.isBlank(table)) {
      guest.tableName = this.cut(table, 'table');
      given.add('tableName');
    }
    const notes = this.cells('notes')
      .map(tidyCell)
      .filter((note) => note !== '' && !this.words.isBlank(note));
    if (notes.length > 0) {
      guest.specialRequests = this.cut([...new Set(notes)].join(', '), 'notes');
      given.add('specialRequests');
    }
    const group = this.words.group(this.cells('group')[0] ?? '');
    if (group) given.add('group');
    guest.group = group ?? guest.group;
    const language = this.words.language(this.cells('language')[0] ?? '');
    if (language) given.add('language');
    guest.language = language ?? guest.language;
  }
}

/** Only a missing name or a phone that cannot be read make a row faulty; the rest is repaired or noted. */
export const readRows = (rows: readonly RawRow[], columns: FieldColumns, language: Language): ReadRow[] => {
  const words = tableReadings();
  return rows.map((row) => new RowReader(row, columns, words, language).read());
};
