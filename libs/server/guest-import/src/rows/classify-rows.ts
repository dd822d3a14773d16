import type { Language, RowVerdict, RsvpId, TableField, TableRow } from '@smachot/contracts';
import { GuestsByPhone } from './guests-by-phone';
import type { ExistingGuest } from './existing-guest';
import { changesOf, fingerprint, GuestMatcher } from './match-guests';
import type { RawRow } from '../read/raw-table';
import { readRows, type Mends, type ReadRow } from './read-row';

/**
 * Row with its verdict. `guestId`: the guest an update changes or a repeat repeats; null for new, faulty and repeats within
 * the table. `cells`: a faulty row as uploaded, to be returned to the host.
 */
export type ClassifiedRow = TableRow & { guestId: RsvpId | null; cells?: string[] };
export type Counts = Record<RowVerdict, number>;
export type Classification = { rows: ClassifiedRow[]; counts: Counts };

/** First row of the same guest for each repeat: by phone, with the name where guests share it, or without one by all other fields. */
const findRepeats = (rows: ReadRow[], byPhone: GuestsByPhone): Map<ReadRow, number> => {
  const first = new Map<string, number>();
  const repeats = new Map<ReadRow, number>();
  for (const row of rows) {
    const key = byPhone.find(row)?.key ?? fingerprint(row.guest);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, row.row);
    else repeats.set(row, earlier);
  }
  return repeats;
};

const classified = (row: ReadRow, verdict: RowVerdict, more: Partial<ClassifiedRow> = {}): ClassifiedRow => ({
  row: row.row,
  verdict,
  problems: row.problems,
  guest: row.guest,
  guestId: null,
  ...more,
  notes: {
    ...(row.repaired.length > 0 ? { repaired: row.repaired } : {}),
    ...(Object.keys(row.said).length > 0 ? { said: row.said } : {}),
    ...more.notes,
  },
});

const classifyAgainst = (row: ReadRow, existing: ExistingGuest | undefined): ClassifiedRow => {
  if (!existing) return classified(row, 'new');
  const { id, ownWords: _, ...now } = existing;
  const before = changesOf(row, existing);
  if (Object.keys(before).length === 0) {
    return classified(row, 'duplicate', {
      guestId: id,
      problems: [...row.problems, 'unchanged'],
      guest: now,
    });
  }
  const changed = Object.keys(before) as (keyof typeof before)[];
  const guest = { ...now };
  for (const field of changed) Object.assign(guest, { [field]: row.guest[field] });
  return classified(row, 'update', { guestId: id, notes: { before }, guest });
};

type ClassifyOptions = {
  language: Language;
  mends?: Mends;
  /** Lines of the rows that the database refused before. */
  refused?: readonly number[];
};

const withRefused = (rows: ReadRow[], refused: readonly number[] = []): ReadRow[] => {
  const lines = new Set(refused);
  return rows.map((row) =>
    lines.has(row.row) ? { ...row, faulty: true, problems: [...row.problems, 'not_stored'] } : row,
  );
};

/**
 * Classifies the effect of every row. It stores nothing, and a table classified again after it was stored yields only repeats. Rows
 * with the same phone are one guest, unless several existing guests share it: then each name is a guest, and no row renames
 * another. People of one name with two phones are two.
 */
export const classifyRows = (
  rows: readonly RawRow[],
  fields: readonly TableField[],
  existing: readonly ExistingGuest[],
  { language, mends, refused }: ClassifyOptions,
): Classification => {
  const byPhone = new GuestsByPhone(existing);
  const read = withRefused(readRows(rows, fields, language, mends), refused).map((row) =>
    byPhone.withWrittenName(row),
  );
  const sound = read.filter((row) => !row.faulty);
  const repeats = findRepeats(sound, byPhone);
  const matcher = new GuestMatcher(existing, byPhone);
  matcher.match(sound.filter((row) => !repeats.has(row)));

  const counts: Counts = { new: 0, update: 0, duplicate: 0, faulty: 0 };
  const classifiedRows = read.map((row, at) => {
    const sameAs = repeats.get(row);
    const verdict = row.faulty
      ? classified(row, 'faulty', { cells: rows[at]!.cells })
      : sameAs === undefined
        ? classifyAgainst(row, matcher.matches.get(row))
        : classified(row, 'duplicate', { notes: { sameAs }, problems: [...row.problems, 'same_as_row'] });
    counts[verdict.verdict] += 1;
    return verdict;
  });
  return { rows: classifiedRows, counts };
};
