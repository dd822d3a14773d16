import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TableSource } from './preview-table';
import { previewTable } from './preview-table';

// Real tables are stored beside the repository where they may be read; elsewhere nothing is tested here.
const samples = path.resolve(__dirname, '../../../../../../shared/samples/guests');
const whenThere = existsSync(samples) ? describe : describe.skip;

const preview = async (source: TableSource) => {
  const result = await previewTable(source, { existing: [], language: 'he' });
  if (!result.ok) throw new Error(result.code);
  return result.value;
};
const file = (name: string): TableSource => ({ kind: 'file', source: path.join(samples, name) });

whenThere('tables of real hosts', () => {
  it.each([
    [
      'made/phones_all_formats.csv',
      { new: 32, update: 0, duplicate: 50, faulty: 11 },
      ['name', 'phone', 'seats'],
    ],
    [
      'made/he_windows1255.csv',
      { new: 9, update: 0, duplicate: 1, faulty: 1 },
      ['name', 'phone', 'seats', 'group', 'side', 'notes'],
    ],
    [
      'real_sample/alialdadah_qr-party.csv',
      { new: 8, update: 0, duplicate: 0, faulty: 0 },
      ['name', 'seats', 'table'],
    ],
    [
      'real_sample/hebrew_clinic_import_cp1255.csv',
      { new: 4, update: 0, duplicate: 0, faulty: 0 },
      ['firstName', 'lastName', 'phone', 'ignore', 'ignore', 'ignore'],
    ],
    [
      'real_sample/shmar10_party-rsvp_no_final_newline.csv',
      { new: 0, update: 0, duplicate: 0, faulty: 2 },
      ['name', 'phone'],
    ],
    [
      'real_sample/webtouareg_simple_check-in.csv',
      { new: 0, update: 0, duplicate: 0, faulty: 3 },
      ['firstName', 'lastName', 'phone', 'ignore', 'ignore'],
    ],
    [
      'real_shape/he_no_header_numeric_phones.xlsx',
      { new: 3, update: 0, duplicate: 0, faulty: 0 },
      ['ignore', 'name', 'phone', 'seats'],
    ],
    [
      'real_shape/he_wedding_tracker_unescaped_gershayim.csv',
      { new: 60, update: 0, duplicate: 0, faulty: 0 },
      ['name', 'seats', 'table', 'group'],
    ],
    [
      'real_shape/xlsx_saved_as_guests.csv',
      { new: 2, update: 0, duplicate: 0, faulty: 0 },
      ['ignore', 'name', 'phone', 'ignore', 'seats', 'ignore', 'notes', 'table'],
    ],
  ])('%s', async (name, counts, fields) => {
    const { counts: found, columns } = await preview(file(name));
    expect(found).toEqual(counts);
    expect(columns.map(({ field }) => field)).toEqual(fields);
  });

  it('no table of a folder is left untested', () => {
    const tables = ['made', 'real_sample', 'real_shape'].flatMap((folder) =>
      readdirSync(path.join(samples, folder)),
    );
    expect(tables).toHaveLength(9);
  });

  it.each(existsSync(samples) ? readdirSync(path.join(samples, 'contacts/real')) : [])(
    'contacts of %s',
    async (name) => {
      const { rows } = await preview({
        kind: 'vcard',
        text: readFileSync(path.join(samples, 'contacts/real', name), 'utf8'),
      });
      expect(rows.length).toBeGreaterThan(0);
      for (const { guest } of rows) expect(guest.attendeeName).not.toMatch(/=|^$/);
    },
  );
});
