import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  getInvitation,
  mapColumns,
  mendRow,
  readPreview,
  type TablePreview,
  type TableRow,
} from '@smachot/contracts';
import { anInvitation, EVENT_ID } from '../testing/a-guest';
import { renderScreens } from '../testing/render-screens';

const UPLOAD_ID = '01920000-0000-7000-8000-0000000000f1';
const row: TableRow = {
  row: 2,
  verdict: 'faulty',
  problems: ['phone_invalid'],
  notes: { said: { phone: '054-11' } },
  guest: {
    ...{ attendeeName: 'אילנה', attendeePhone: null, group: 'general', groupLabel: null, side: null },
    ...{ tableName: null, estimatedNumberOfGuests: 1, language: 'he', specialRequests: null, hostNote: null },
  },
};
const preview: TablePreview = {
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
  counts: { new: 1, update: 0, duplicate: 0, faulty: 1 },
  rows: [row],
  nextOffset: null,
  expiresAt: '2030-01-01T00:00:00.000Z',
};

const open = () =>
  renderScreens(`/me/rsvps/${EVENT_ID}/upload?upload=${UPLOAD_ID}`, [
    { call: getInvitation, answer: anInvitation() },
    { call: readPreview, answer: preview },
    { call: mapColumns, answer: preview },
    { call: mendRow, answer: { row, counts: preview.counts } },
  ]);

afterEach(cleanup);

it('asks which column holds the phones, and lets nobody in before', async () => {
  const { asked } = await open();
  fireEvent.click(await screen.findByRole('button', { name: /א2/ }));
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'הכנסת אורח אחד' });
  expect(confirm.disabled).toBe(true);
  await waitFor(() => expect(JSON.stringify(asked)).toContain('"fields":["name","ignore","phone"]'));
});

it('shows what was left out, and mends a faulty row where it stands', async () => {
  const { asked } = await open();
  expect((await screen.findByText('שורה אחת דולגה')).closest('details')?.textContent).toContain('סה״כ 2');
  const field = await screen.findByDisplayValue<HTMLInputElement>('054-11');
  fireEvent.change(field, { target: { value: '0541112233' } });
  fireEvent.submit(field.form!);
  await waitFor(() => expect(JSON.stringify(asked)).toContain('"phone":"0541112233"'));
});
