import {
  deleteGift,
  type Gift,
  getInvitation,
  listGifts,
  listRsvps,
  recordGift,
  thankForGift,
} from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { anInvitation, aGuest, EVENT_ID } from '../testing/a-guest';
import { renderScreens } from '../testing/render-screens';

const gift: Gift = {
  _id: '01920000-0000-7000-8000-0000000000b1',
  rsvpId: '01920000-0000-7000-8000-0000000000b1',
  giver: 'דוד לוי',
  phone: null,
  side: 'bride',
  group: 'family',
  kind: 'cheque',
  amount: 500,
  note: null,
  recordedAt: '2026-11-01T10:00:00.000Z',
  thankedAt: null,
};
const totals = {
  all: { gifts: 1, amount: 500 },
  unthanked: 1,
  sides: { bride: { gifts: 1, amount: 500 } },
  groups: { family: { gifts: 1, amount: 500 } },
  kinds: { cheque: { gifts: 1, amount: 500 } },
};
const closed = { error: 'ConflictException', message: 'x', code: 'reply.window_closed', requestId: 'r' };
const open = (role: 'Owner' | 'Viewer' = 'Owner') =>
  renderScreens(`/me/rsvps/${EVENT_ID}/gifts`, [
    { call: getInvitation, answer: anInvitation({ role }) },
    { call: listGifts, answer: { gifts: [gift], totals, nextCursor: null } },
    { call: listRsvps, answer: { rsvps: [aGuest()], nextCursor: null } },
    { call: recordGift, answer: { ...gift, giver: 'רחל כהן', amount: 300 } },
    { call: thankForGift, status: 409, answer: closed },
    { call: deleteGift, status: 204, answer: undefined },
  ]);

describe('gifts', () => {
  afterEach(cleanup);

  it('are recorded by keyboard: name, Enter, sum, Enter, and the next name', async () => {
    const { asked } = await open();
    const name = await screen.findByRole('combobox', { name: /שם האורח/ });
    fireEvent.change(name, { target: { value: 'רחל' } });
    await screen.findByRole('option', { name: /רחל כהן/ });
    fireEvent.submit(name.closest('form')!);
    const sum = screen.getByRole('textbox', { name: /סכום בשקלים/ });
    await waitFor(() => expect(document.activeElement).toBe(sum));
    fireEvent.change(sum, { target: { value: '300' } });
    fireEvent.submit(sum.closest('form')!);
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
        kind: 'cash',
        amount: 300,
        note: null,
        expected: null,
      }),
    );
    await waitFor(() => expect((name as HTMLInputElement).value).toBe(''));
    expect(document.activeElement).toBe(name);
  });

  it('offer the text to copy when the guest cannot be written to', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'להודות דוד לוי' }));
    expect(await screen.findByRole('dialog', { name: 'תודה לדוד לוי' })).toBeTruthy();
    expect(screen.getByText(/אי אפשר לשלוח לאורח הזה הודעה חופשית עכשיו/)).toBeTruthy();
  });

  it('are deleted after a question', async () => {
    const { asked } = await open();
    fireEvent.click(await screen.findByRole('button', { name: 'מחיקת המתנה של דוד לוי' }));
    expect(await screen.findByRole('alertdialog', { name: 'למחוק את המתנה של דוד לוי?' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'למחוק' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('are not read for somebody who may only look', async () => {
    const { asked } = await open('Viewer');
    expect(await screen.findByText('את המתנות רואים רק בעלי האירוע ועורכים.')).toBeTruthy();
    expect(asked.some(({ path }) => path.includes('/gifts'))).toBe(false);
  });
});
