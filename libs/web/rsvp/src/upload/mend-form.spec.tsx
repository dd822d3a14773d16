import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { getInvitation, mapColumns, mendRow, readPreview } from '@smachot/contracts';
import { anInvitation, EVENT_ID } from '../testing/a-guest';
import { aPreview, aRow, UPLOAD_ID } from '../testing/a-preview';
import { renderScreens } from '../testing/render-screens';

const preview = aPreview();

const open = () =>
  renderScreens(`/me/rsvps/${EVENT_ID}/upload?upload=${UPLOAD_ID}`, [
    { call: getInvitation, answer: anInvitation() },
    { call: readPreview, answer: preview },
    { call: mapColumns, answer: preview },
    { call: mendRow, answer: { row: aRow, counts: preview.counts } },
  ]);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('asks which column holds the phones, and lets nobody in before', async () => {
  const { asked } = await open();
  fireEvent.click(await screen.findByRole('button', { name: /א2/ }));
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'הכנסת אורח אחד' });
  expect(confirm.disabled).toBe(true);
  await waitFor(() => expect(JSON.stringify(asked)).toContain('"fields":["name","ignore","phone"]'));
});

it('has what was typed into a row again when the page was left', async () => {
  await open();
  fireEvent.change(await screen.findByDisplayValue('054-11'), { target: { value: '0541112233' } });
  cleanup();
  await open();
  expect(await screen.findByDisplayValue('0541112233')).toBeTruthy();
});

it('shows what was left out, and mends a faulty row where it stands', async () => {
  const { asked } = await open();
  expect((await screen.findByText('שורה אחת דולגה')).closest('details')?.textContent).toContain('סה״כ 2');
  const field = await screen.findByDisplayValue<HTMLInputElement>('054-11');
  fireEvent.change(field, { target: { value: '0541112233' } });
  fireEvent.submit(field.form!);
  await waitFor(() => expect(JSON.stringify(asked)).toContain('"phone":"0541112233"'));
});
