import type { Language, RowVerdict, TableField, TableRow } from '@smachot/contracts';
import { changesOf, fingerprint, GuestMatcher, type KnownGuest } from './match-guests';
import type { RawRow } from './raw-table';
import { readRows, type Mends, type ReadRow } from './read-row';

/**
 * Row with its verdict. `guestId`: the guest an update changes or a repeat repeats; null for new, faulty and repeats within
 * the table. `cells`: a faulty row as uploaded, to be returned to the host.
 */
export type JudgedRow = TableRow & { guestId: string | null; cells?: string[] };
export type Counts = Record<RowVerdict, number>;
export type Judgement = { rows: JudgedRow[]; counts: Counts };

/** First row with the same content for each repeat: by phone, or without one by all other fields. */
const findRepeats = (rows: ReadRow[]): Map<ReadRow, number> => {
  const first = new Map<string, number>();
  const repeats = new Map<ReadRow, number>();
  for (const row of rows) {
    const key = row.guest.attendeePhone ?? fingerprint(row.guest);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, row.row);
    else repeats.set(row, earlier);
  }
  return repeats;
};

const judged = (row: ReadRow, verdict: RowVerdict, more: Partial<JudgedRow> = {}): JudgedRow => ({
  row: row.row,
  verdict,
  problems: row.problems,
  guest: row.guest,
  guestId: null,
  ...more,
  notes: {
    ...(row.repaired.length > 0 ? { repaired: row.repaired } : {}),
    ...(row.faulty ? { said: row.said } : {}),
    ...more.notes,
  },
});

const judgeAgainst = (row: ReadRow, known: KnownGuest | undefined): JudgedRow => {
  if (!known) return judged(row, 'new');
  const { id, ownWords: _, ...now } = known;
  const before = changesOf(row, known);
  if (Object.keys(before).length === 0) {
    return judged(row, 'duplicate', { guestId: id, problems: [...row.problems, 'unchanged'], guest: now });
  }
  const changed = Object.keys(before) as (keyof typeof before)[];
  const guest = { ...now };
  for (const field of changed) Object.assign(guest, { [field]: row.guest[field] });
  return judged(row, 'update', { guestId: id, notes: { before }, guest });
};

/**
 * Judges the effect of every row. It stores nothing, and a table judged again after it was stored yields only repeats. Rows
 * with the same phone are one guest; people of one name with two phones are two.
 */
export const judgeRows = (
  rows: readonly RawRow[],
  fields: readonly TableField[],
  known: readonly KnownGuest[],
  { language, mends }: { language: Language; mends?: Mends },
): Judgement => {
  const read = readRows(rows, fields, language, mends);
  const sound = read.filter((row) => !row.faulty);
  const repeats = findRepeats(sound);
  const matcher = new GuestMatcher(known);
  matcher.match(sound.filter((row) => !repeats.has(row)));

  const counts: Counts = { new: 0, update: 0, duplicate: 0, faulty: 0 };
  const judgedRows = read.map((row, at) => {
    const sameAs = repeats.get(row);
    const verdict = row.faulty
      ? judged(row, 'faulty', { cells: rows[at]!.cells })
      : sameAs === undefined
        ? judgeAgainst(row, matcher.matches.get(row))
        : judged(row, 'duplicate', { notes: { sameAs }, problems: [...row.problems, 'same_as_row'] });
    counts[verdict.verdict] += 1;
    return verdict;
  });
  return { rows: judgedRows, counts };
};
