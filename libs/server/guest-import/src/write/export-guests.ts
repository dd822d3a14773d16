import type { GuestGroup, Language, RsvpStatus, Side } from '@smachot/contracts';
import { type E164, nationalPhone, stripInvisible, wallTime } from '@smachot/kernel';
import { writeXlsx, type XlsxCell } from '@smachot/server-documents';
import { exportWords, type ExportColumn, type ExportWords } from './export-words';

export type ExportedGuest = {
  attendeeName: string;
  attendeePhone: E164 | null;
  rsvpStatus: RsvpStatus;
  seats: number;
  /** Null: the host gave none. */
  estimatedNumberOfGuests: number | null;
  group: GuestGroup;
  groupLabel: string | null;
  side: Side | null;
  tableName: string | null;
  specialRequests: string | null;
  hostNote: string | null;
  transportation: boolean | null;
  answeredAt: Date | null;
  language: Language;
  /** Whether the event has begun: guests without an answer then count as no response. */
  over: boolean;
};

const LANGUAGE_NAMES: Record<Language, string> = { he: 'עברית', en: 'English', ru: 'Русский', ar: 'العربية' };

const answeredOn = (instant: Date | null): string | null => {
  if (!instant) return null;
  const { day, time } = wallTime(instant);
  return `${day.split('-').reverse().join('/')} ${time}`;
};

const ASKED = new Set<RsvpStatus>(['sent', 'received', 'no_response', 'pending_reminder']);
const statusOf = ({ rsvpStatus, over }: ExportedGuest): RsvpStatus =>
  over && ASKED.has(rsvpStatus) ? 'no_response' : rsvpStatus;

type Reading = { width: number; cell: (guest: ExportedGuest, words: ExportWords) => XlsxCell };

const COLUMNS: Record<ExportColumn, Reading> = {
  name: { width: 26, cell: (guest) => stripInvisible(guest.attendeeName) },
  phone: { width: 16, cell: (guest) => (guest.attendeePhone ? nationalPhone(guest.attendeePhone) : null) },
  status: { width: 18, cell: (guest, words) => words.statuses[statusOf(guest)] },
  seats: { width: 14, cell: (guest) => guest.seats },
  estimated: { width: 14, cell: (guest) => guest.estimatedNumberOfGuests },
  group: { width: 14, cell: (guest, words) => words.groups[guest.group] },
  groupLabel: { width: 16, cell: (guest) => guest.groupLabel },
  side: { width: 10, cell: (guest, words) => guest.side && words.sides[guest.side] },
  table: { width: 12, cell: (guest) => guest.tableName },
  notes: { width: 34, cell: (guest) => guest.hostNote },
  requests: { width: 34, cell: (guest) => guest.specialRequests },
  transportation: {
    width: 12,
    cell: (guest, words) =>
      guest.transportation === null ? null : guest.transportation ? words.yes : words.no,
  },
  answeredAt: { width: 18, cell: (guest) => answeredOn(guest.answeredAt) },
  language: { width: 12, cell: (guest) => LANGUAGE_NAMES[guest.language] },
};
const ORDER = Object.keys(COLUMNS) as ExportColumn[];

/**
 * Streams the guest list as a spreadsheet in the host's language. The upload understands its titles, so an exported table
 * can be changed and uploaded again.
 */
export const exportGuests = (
  guests: Iterable<ExportedGuest> | AsyncIterable<ExportedGuest>,
  language: Language,
): AsyncGenerator<Uint8Array> => {
  const words = exportWords[language];
  const widths = ORDER.map((column) => COLUMNS[column].width);
  const titles = ORDER.map((column) => words.columns[column]);
  async function* rows(): AsyncGenerator<XlsxCell[]> {
    for await (const guest of guests) yield ORDER.map((column) => COLUMNS[column].cell(guest, words));
  }
  return writeXlsx({ name: words.sheet, rightToLeft: words.rightToLeft, widths }, titles, rows());
};
