import type { RowVerdict, TableGuest } from '@smachot/contracts';
import type { ClassifiedRow } from './classify-rows';

const VERDICTS: readonly RowVerdict[] = ['new', 'update', 'duplicate', 'faulty'];

/** Fields that only few rows have. */
type Rest = Partial<Pick<ClassifiedRow, 'problems' | 'notes' | 'guestId' | 'cells'>> & {
  more?: Pick<TableGuest, 'groupLabel' | 'side' | 'specialRequests'>;
};
/** Fields of a packed row: row, verdict, name, phone, group, table, seats, language, the host's note. */
type Packed = [
  number,
  number,
  string,
  string | null,
  string,
  string | null,
  number | null,
  string,
  string | null,
  Rest?,
];

const restOf = ({ problems, notes, guestId, cells, guest }: ClassifiedRow): Rest | undefined => {
  const { groupLabel, side, specialRequests } = guest;
  const bare = groupLabel === null && side === null && specialRequests === null;
  const plain = bare && problems.length === 0 && guestId === null && cells === undefined;
  if (
    plain &&
    notes.repaired === undefined &&
    notes.sameAs === undefined &&
    notes.before === undefined &&
    notes.said === undefined
  )
    return undefined;
  const more = bare ? {} : { more: { groupLabel, side, specialRequests } };
  return { problems, notes, guestId, ...more, ...(cells ? { cells } : {}) };
};

const packed = (row: ClassifiedRow): Packed => {
  const { guest } = row;
  const line: Packed = [
    row.row,
    VERDICTS.indexOf(row.verdict),
    guest.attendeeName,
    guest.attendeePhone,
    guest.group,
    guest.tableName,
    guest.estimatedNumberOfGuests,
    guest.language,
    guest.hostNote,
  ];
  const rest = restOf(row);
  if (rest) line.push(rest);
  return line;
};

const unpacked = (line: Packed): ClassifiedRow => {
  const [row, verdict, name, phone, group, table, seats, language, note, { more, ...rest } = {}] = line;
  const guest: TableGuest = {
    attendeeName: name,
    attendeePhone: phone,
    group,
    groupLabel: null,
    side: null,
    tableName: table,
    estimatedNumberOfGuests: seats,
    language,
    specialRequests: null,
    hostNote: note,
    ...more,
  };
  return { row, verdict: VERDICTS[verdict]!, problems: [], guest, guestId: null, notes: {}, ...rest };
};

/**
 * Packs classified rows for storage until the host confirms: lists without names, as JSON in UTF-8. They take a third of the
 * plain JSON; bytes move between threads without a copy and go to the database as they are.
 */
export const packRows = (rows: readonly ClassifiedRow[]): Uint8Array =>
  new TextEncoder().encode(JSON.stringify(rows.map(packed)));

export const unpackRows = (bytes: Uint8Array): ClassifiedRow[] =>
  (JSON.parse(new TextDecoder().decode(bytes)) as Packed[]).map(unpacked);
