import type { TablePreview, TableRow } from '@smachot/contracts';

export const UPLOAD_ID = '01920000-0000-7000-8000-0000000000f1';
export const aRow: TableRow = {
  row: 2,
  verdict: 'faulty',
  problems: ['phone_invalid'],
  notes: { said: { phone: '054-11' } },
  guest: {
    ...{ attendeeName: 'אילנה', attendeePhone: null, group: 'general', groupLabel: null, side: null },
    ...{ tableName: null, estimatedNumberOfGuests: 1, language: 'he', specialRequests: null, hostNote: null },
  },
};
export const aPreview = (changes: Partial<TablePreview> = {}): TablePreview => ({
  ...{
    uploadId: UPLOAD_ID,
    fileName: 'אורחים.csv',
    sheetName: null,
    encoding: 'utf-8',
    headerRow: 1,
    sheets: [],
  },
  columns: [
    { index: 0, title: 'שם', field: 'name', samples: ['אילנה'] },
    { index: 1, title: 'א1', field: 'ignore', samples: ['0541112233'] },
    { index: 2, title: 'א2', field: 'ignore', samples: ['0527778899'] },
  ],
  phoneCandidates: [1, 2],
  leftOut: { count: 1, rows: [{ row: 5, text: 'סה״כ 2', reason: 'total' }] },
  hidden: null,
  counts: { new: 1, update: 0, duplicate: 0, faulty: 1 },
  rows: [aRow],
  nextOffset: null,
  expiresAt: '2030-01-01T00:00:00.000Z',
  ...changes,
});
