import type { LeftOutRow } from '@smachot/contracts';
import { isPlainGroup, readSide } from '../rows/group-cell';
import { titleKey } from '../rows/plain-text';
import { leaveOut, type RawRow } from '../read/raw-table';
import type { Column } from './column';
import { type ColumnValues, describeColumn, scoreValues } from './column-values';
import { readTitle } from './read-title';

type Lists = { titles: string[]; guests: RawRow[] };
/** `kind`: the title without a trailing number; `field`: what the column holds; `group`: whose names these are, by the title. */
type Listed = { kind: string; field: string; group?: string };
/** Columns of one list. */
type Block = number[];

const ROWS_THAT_SHOW = 200;
const SURE = 0.6;

const valuesOf = (guests: RawRow[], at: number): ColumnValues =>
  describeColumn(guests.slice(0, ROWS_THAT_SHOW).map(({ cells }) => cells[at] ?? ''));

const areNames = (values: ColumnValues): boolean =>
  values.words > SURE && !values.samples.every(isPlainGroup);

/** Whether a title says whose guests are listed below it: "מוזמני החתן", "צד כלה". "שם החתן" is one of the couple. */
const namesSide = (kind: string): boolean =>
  !/^(?:שמ|name|имя) /.test(kind) && /^(?:bride|groom)$/.test(readSide(kind) ?? '');

/** The one to be asked about a guest is no further guest. */
const CONTACT = /^(?:איש קשר|contact)/;

const readListed = (title: string, values: () => ColumnValues): Listed => {
  const kind = titleKey(title).replace(/ ?\d+$/, '');
  const { meanings, known } = readTitle(kind);
  const { name = 0, side: _, ...others } = meanings;
  const [field, score = 0] = Object.entries(others).sort((a, b) => b[1] - a[1])[0] ?? [];
  // A partner and the partner's phone belong to the guest beside them.
  if ((meanings.companions ?? 0) >= SURE) return { kind, field: 'companions' };
  if (name > SURE && (values().filled === 0 || values().words > 0.3)) return { kind, field: 'name' };
  if (field && score >= SURE) return { kind, field };
  if (namesSide(kind) && areNames(values()) && scoreValues(values()).name! >= 0.5)
    return { kind, field: 'name', group: title };
  return { kind, field: kind !== '' && !known && values().phones > SURE ? 'phone' : kind };
};

/** Columns without titles are told apart by their values. */
const listedByValues = (values: ColumnValues): Listed => {
  const kind = values.filled === 0 ? '' : values.phones > SURE ? 'phone' : values.words > SURE ? 'name' : '?';
  return { kind, field: kind };
};

const listedOf = ({ titles, guests }: Lists): Listed[] => {
  const titled = titles.some((title) => title !== '');
  const width = titled ? titles.length : guests.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return Array.from({ length: width }, (_, at) => {
    let read: ColumnValues | undefined;
    const values = () => (read ??= valuesOf(guests, at));
    return titled ? readListed(titles[at]!, values) : listedByValues(values());
  });
};

/** Cuts the columns before each that begins a list. A part without a name or a phone belongs to the list before it. */
const cutBefore = (listed: Listed[], begins: (column: Listed) => boolean): Block[] => {
  const starts = listed.flatMap((column, at) => (begins(column) ? [at] : []));
  const blocks: Block[] = [];
  const before: Block = [];
  starts.forEach((start, i) => {
    const from = i === 0 ? 0 : start;
    const part = Array.from({ length: (starts[i + 1] ?? listed.length) - from }, (_, more) => from + more);
    const fields = new Set([...before, ...part].map((at) => listed[at]!.field));
    const isList =
      fields.has('phone') && ['name', 'firstName', 'lastName'].some((field) => fields.has(field));
    if (isList) blocks.push([...before.splice(0), ...part]);
    else (blocks.at(-1) ?? before).push(...part);
  });
  return blocks;
};

/** The lists that stand beside each other, each with a name and a phone; else none. */
const blocksOf = (listed: Listed[]): Block[] => {
  const first = listed.find(({ kind }) => kind !== '');
  const lead = listed.find(({ field }) => field === 'name' || field === 'phone');
  const anchors = [
    ({ kind }: Listed) => kind !== '' && kind === first?.kind,
    ({ kind, field }: Listed) => field === lead?.field && !CONTACT.test(kind),
  ];
  const blocks = anchors.map((begins) => cutBefore(listed, begins)).find(({ length }) => length > 1) ?? [];
  return blocks.map((block) => block.slice(0, block.findLastIndex((at) => listed[at]!.kind !== '') + 1));
};

/** For each list the columns that it shares with the others: those of the same title, else of the same meaning. */
const align = (listed: Listed[], blocks: Block[]): { heads: number[]; sources: (number | undefined)[][] } => {
  const heads: number[] = [];
  const sources = blocks.map((block) => {
    const from: (number | undefined)[] = [];
    for (const at of block) {
      const free = (same: (head: Listed) => boolean) =>
        heads.findIndex((head, i) => from[i] === undefined && same(listed[head]!));
      const { kind, field } = listed[at]!;
      const equal = free((head) => head.kind === kind);
      const alike = equal < 0 ? free((head) => head.field === field) : equal;
      from[alike < 0 ? heads.push(at) - 1 : alike] = at;
    }
    return from;
  });
  return { heads, sources };
};

type Cut = { sources: (number | undefined)[]; below: number; group: string | undefined };

const cutOut = (
  { row, cells, merged, under }: RawRow,
  width: number,
  { sources, below, group }: Cut,
): RawRow => {
  const columns = Array.from({ length: width }, (_, i) => sources[i] ?? -1);
  return {
    row: row + below,
    cells: columns.map((at) => cells[at] ?? ''),
    ...(under || group ? { under: { ...(group ? { group } : {}), ...under } } : {}),
    ...(merged
      ? { merged: Object.fromEntries(columns.flatMap((at, i) => (at in merged ? [[i, merged[at]!]] : []))) }
      : {}),
  };
};

/**
 * Puts lists that stand side by side below each other, as one list; their lines are counted on. Any other table is
 * returned as it is.
 * @param lines number of lines below the header
 */
export const inOneColumn = ({ titles, guests }: Lists, lines: number): Lists => {
  const listed = listedOf({ titles, guests });
  const blocks = blocksOf(listed);
  if (blocks.length === 0) return { titles, guests };
  const { heads, sources } = align(listed, blocks);
  return {
    // "צד חתן" is the title of one list and no side of a guest: the values tell that these are names.
    titles: titles.length === 0 ? [] : heads.map((at) => (listed[at]!.group ? '' : titles[at]!)),
    guests: blocks.flatMap((block, at) => {
      const group = block.map((column) => listed[column]!.group).find(Boolean);
      return guests
        .map((row) => cutOut(row, heads.length, { sources: sources[at]!, below: at * lines, group }))
        .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
    }),
  };
};

/** Names of a column that is not read although it stands beside a further phone: perhaps more guests. */
export const namesBeside = (columns: Column[], guests: RawRow[]): LeftOutRow[] => {
  const phones = columns.filter(
    ({ field, title }) => field === 'phone' || (readTitle(title).meanings.phone ?? 0) >= SURE,
  );
  return phones.slice(1).flatMap(({ index }) => {
    const names = columns[index - 1];
    if (names?.field !== 'ignore' || !areNames(valuesOf(guests, names.index))) return [];
    const { known, meanings } = readTitle(names.title);
    if (known && !meanings.name) return [];
    return guests
      .filter(({ cells }) => (cells[names.index] ?? '').trim() !== '')
      .map(({ row, cells }) => leaveOut({ row, cells: [cells[names.index]!, cells[index] ?? ''] }, 'beside'));
  });
};
