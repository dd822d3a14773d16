import { HOUR_MS } from '@smachot/kernel';
import fc from 'fast-check';
import { previewTable, type TableSource } from './preview-table';
import { aLanguage, someGuests, type DrawnGuest } from '../testing/draw-guests';
import * as write from '../testing/write-guests';

const { SOAK, TEST_ALL } = process.env;
const LONG = Boolean(TEST_ALL);
/** Number of tables read in all formats together. */
const TABLES = SOAK ? 100_000 : LONG ? 20_000 : 154;
const FORMATS = 7;
const numRuns = Math.ceil(TABLES / FORMATS);
const testTimeout = LONG ? HOUR_MS : 30_000;

const readBack = async (source: TableSource) => {
  const read = await previewTable(source, { existing: [], language: 'he' });
  if (!read.ok) return read.code;
  return read.value.rows.map(({ verdict, guest }) => ({
    verdict,
    name: guest.attendeeName,
    phone: guest.attendeePhone,
    seats: guest.estimatedNumberOfGuests ?? 1,
    group: guest.group,
    side: guest.side,
    note: guest.hostNote,
  }));
};
const told = ({ phone, ...guest }: DrawnGuest) => ({
  verdict: 'new',
  ...guest,
  phone: phone?.e164 ?? null,
});
const whole = (guests: DrawnGuest[]) => guests.map(told);

type Whole = (
  guests: DrawnGuest[],
  language: 'he' | 'en' | 'ru' | 'ar',
) => TableSource | Promise<TableSource>;
const tables: [string, Whole][] = [
  ['a workbook', write.asWorkbook],
  ['our export', write.asExport],
  ['our file of faulty rows', write.asFaultyFile],
  ['a table pasted from a spreadsheet', write.asPastedTable],
];

describe('the same guests come back from', () => {
  it.each(tables)(
    '%s',
    (_, written) =>
      fc.assert(
        fc.asyncProperty(someGuests, aLanguage, async (guests, language) => {
          expect(await readBack(await written(guests, language))).toEqual(whole(guests));
        }),
        { numRuns },
      ),
    testTimeout,
  );

  it(
    'text with separators in every encoding',
    () => {
      const how = fc.record({
        separator: fc.constantFrom(',', ';', '\t'),
        lineEnd: fc.constantFrom('\r\n', '\n', '\r'),
        encoding: fc.constantFrom(...write.ENCODINGS),
      });
      return fc.assert(
        fc.asyncProperty(someGuests, aLanguage, how, async (guests, language, form) => {
          expect(await readBack(write.asCsv(guests, language, form))).toEqual(whole(guests));
        }),
        { numRuns },
      );
    },
    testTimeout,
  );

  it(
    'contacts of a phone, which say no count, group or side',
    () =>
      fc.assert(
        fc.asyncProperty(someGuests, async (guests) => {
          const bare = guests.map((guest): DrawnGuest => ({
            ...guest,
            seats: 1,
            group: 'general',
            side: null,
          }));
          expect(await readBack(write.asContacts(guests))).toEqual(whole(bare));
        }),
        { numRuns },
      ),
    testTimeout,
  );

  it(
    'lines of a chat',
    () => {
      // A comma separates columns, and a dash before a name is a bullet.
      const listed = someGuests.filter((guests) => guests.every(({ name }) => !/^-|,/.test(name)));
      return fc.assert(
        fc.asyncProperty(listed, async (guests) => {
          const bare = guests.map((guest): DrawnGuest => ({
            ...guest,
            group: 'general',
            side: null,
            note: null,
          }));
          expect(await readBack(write.asList(guests))).toEqual(whole(bare));
        }),
        { numRuns },
      );
    },
    testTimeout,
  );
});
