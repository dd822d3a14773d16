import type { Language } from '@smachot/contracts';
import { writeXlsx } from '@smachot/server-documents';
import iconv from 'iconv-lite';
import { exportGuests } from '../write/export-guests';
import { exportWords } from '../write/export-words';
import { faultyWords } from '../write/faulty-words';
import type { TableSource } from '../preview/preview-table';
import { writeFaultyCsv } from '../write/write-faulty';
import type { DrawnGuest } from './draw-guests';

const collected = async (chunks: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
};
const file = (source: Buffer): TableSource => ({ kind: 'file', source });

const titlesOf = (language: Language): string[] => {
  const { columns } = exportWords[language];
  return [columns.name, columns.phone, columns.estimated, columns.group, columns.side, columns.notes];
};
const cellsOf = (guest: DrawnGuest, language: Language): string[] => {
  const { groups, sides } = exportWords[language];
  return [
    guest.name,
    guest.phone?.written ?? '',
    String(guest.seats),
    groups[guest.group],
    guest.side ? sides[guest.side] : '',
    guest.note ?? '',
  ];
};

const csvText = (guests: DrawnGuest[], language: Language, separator: string, lineEnd: string): string =>
  [titlesOf(language), ...guests.map((guest) => cellsOf(guest, language))]
    .map((cells) =>
      cells
        .map((cell) =>
          /["\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell,
        )
        .join(separator),
    )
    .join(lineEnd);

export const ENCODINGS = ['utf-8', 'utf-8 with a mark', 'utf-16le', 'utf-16be', 'windows-1255'] as const;

const encoded = (text: string, encoding: (typeof ENCODINGS)[number]): Buffer => {
  if (encoding === 'windows-1255') {
    const bytes = iconv.encode(text, encoding);
    if (iconv.decode(bytes, encoding) === text) return bytes;
  }
  if (encoding === 'utf-16le' || encoding === 'utf-16be')
    return iconv.encode(text, encoding, { addBOM: true });
  return Buffer.from(encoding === 'utf-8 with a mark' ? `\uFEFF${text}` : text);
};

/** Delimited text; in UTF-8 if its encoding lacks a letter of a guest. */
export const asCsv = (
  guests: DrawnGuest[],
  language: Language,
  how: { separator: string; lineEnd: string; encoding: (typeof ENCODINGS)[number] },
): TableSource => file(encoded(csvText(guests, language, how.separator, how.lineEnd), how.encoding));

/** Table copied from a spreadsheet and pasted. */
export const asPastedTable = (guests: DrawnGuest[], language: Language): TableSource => ({
  kind: 'list',
  text: csvText(guests, language, '\t', '\n'),
});

export const asWorkbook = async (guests: DrawnGuest[], language: Language): Promise<TableSource> => {
  const titles = titlesOf(language);
  const rows = guests.map((guest) =>
    cellsOf(guest, language).map((cell, at) => (at === 2 ? guest.seats : cell)),
  );
  const sheet = { name: 'S', rightToLeft: false, widths: titles.map(() => 10) };
  return file(
    await collected(
      writeXlsx(
        sheet,
        titles,
        (async function* () {
          yield* rows;
        })(),
      ),
    ),
  );
};

export const asExport = async (guests: DrawnGuest[], language: Language): Promise<TableSource> =>
  file(
    await collected(
      exportGuests(
        guests.map(({ name, phone, seats, group, side, note }) => ({
          attendeeName: name,
          attendeePhone: phone?.e164 ?? null,
          estimatedNumberOfGuests: seats,
          ...{ group, side, hostNote: note, seats: 0, over: false, rsvpStatus: 'created', language },
          ...{
            groupLabel: null,
            tableName: null,
            specialRequests: null,
            transportation: null,
            answeredAt: null,
          },
        })),
        language,
      ),
    ),
  );

/** Our file of faulty rows as the host returns it after correcting the rows. */
export const asFaultyFile = (guests: DrawnGuest[], language: Language): TableSource =>
  file(
    Buffer.from(
      writeFaultyCsv(
        guests.map((guest) => ({ cells: cellsOf(guest, language), problems: ['phone_invalid'] })),
        titlesOf(language),
        faultyWords[language],
      ),
    ),
  );

const escaped = (text: string): string => text.replace(/[\\,;]/g, '\\$&').replace(/\n/g, '\\n');
/** RFC 6350 3.2: lines of at most 75 characters, never cut inside one. */
const folded = (line: string): string =>
  (
    Array.from(line)
      .join('')
      .match(/.{1,70}/gsu) ?? []
  ).join('\r\n ');

export const asContacts = (guests: DrawnGuest[]): TableSource => ({
  kind: 'vcard',
  text: guests
    .map(({ name, phone, note }) =>
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        `FN:${escaped(name)}`,
        ...(phone ? [`TEL;TYPE=CELL:${phone.written}`] : []),
        ...(note ? [`NOTE:${escaped(note)}`] : []),
        'END:VCARD',
      ]
        .map(folded)
        .join('\r\n'),
    )
    .join('\r\n'),
});

/** Lines of a chat: name, phone, number of people. */
export const asList = (guests: DrawnGuest[]): TableSource => ({
  kind: 'list',
  text: guests.map(({ name, phone, seats }) => `${name}, ${phone?.written ?? ''}, ${seats}`).join('\n'),
});
