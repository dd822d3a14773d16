import {
  addEnvelope,
  deleteGift,
  getGuest,
  type Gift,
  getInvitation,
  listGifts,
  listRsvps,
  recordGift,
  thankForGift,
} from '@smachot/contracts';
import { type Answer, refusing, type SentRequest } from '@smachot/web-platform';
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
const open = (role: 'Owner' | 'Viewer' = 'Owner', ...answers: Answer[]) =>
  renderScreens(`/me/rsvps/${EVENT_ID}/gifts`, [
    ...answers,
    { call: getInvitation, answer: anInvitation({ role }) },
    { call: listGifts, answer: { gifts: [gift], totals, nextCursor: null } },
    { call: listRsvps, answer: { rsvps: [aGuest()], nextCursor: null } },
    { call: recordGift, answer: { ...gift, giver: 'רחל כהן', amount: 300 } },
    { call: thankForGift, status: 409, answer: closed },
    { call: deleteGift, status: 204, answer: undefined },
    { call: addEnvelope, answer: { ...gift, rsvpId: null } },
  ]);
const listing = (...gifts: Gift[]) => ({ call: listGifts, answer: { gifts, totals, nextCursor: null } });
const finding = (income: number | null) => ({
  call: listRsvps,
  answer: { rsvps: [aGuest({ income })], nextCursor: null },
});
const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const [SUM, NOTE, KIND] = [/^סכום בשקלים/, /^הערה/, /^סוג/];
const type = (label: RegExp | string, value: string) => fireEvent.change(field(label), { target: { value } });
const NAME = { name: /שם האורח/ };
const find = async () => {
  const name = await screen.findByRole('combobox', NAME);
  fireEvent.change(name, { target: { value: 'רחל' } });
  await screen.findByRole('option', { name: /רחל כהן/ });
  fireEvent.submit(name.closest('form')!);
};
const save = () => fireEvent.submit(field(SUM).closest('form')!);
const correct = async () => fireEvent.click(await screen.findByLabelText('תיקון המתנה של דוד לוי'));
const bodies = (asked: { method: string; body: unknown }[], how = 'PUT') =>
  asked.filter(({ method }) => method === how).map(({ body }) => body);

const ENVELOPE = 'מעטפה של מי שלא ברשימה';
const keys = (asked: SentRequest[]) =>
  asked.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));

beforeEach(() => localStorage.clear());

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

describe('a gift that is corrected', () => {
  afterEach(cleanup);

  it('of a guest who was found keeps the kind and the note that nobody changed', async () => {
    const { asked } = await open('Owner', finding(600));
    await find();
    await waitFor(() => expect(field(SUM).value).toBe('600'));
    type(SUM, '800');
    save();
    await waitFor(() => expect(bodies(asked)).toEqual([{ amount: 800, expected: 600 }]));
  });

  it('of a guest who was found is shown as a kind only once it is chosen, when it is not listed', async () => {
    const { asked } = await open('Owner', finding(600));
    await find();
    await waitFor(() => expect(field(KIND).value).toBe(''));
    expect(screen.getByRole('option', { name: 'כפי שנרשם' })).toBeTruthy();
    type(KIND, 'cash');
    save();
    await waitFor(() => expect(bodies(asked)).toEqual([{ amount: 600, kind: 'cash', expected: 600 }]));
    await waitFor(() => expect(field(KIND).value).toBe('cash'));
    expect(screen.queryByRole('option', { name: 'כפי שנרשם' })).toBeNull();
  });

  it('of a guest who was found shows what is listed of it', async () => {
    const id: string = aGuest()._id;
    const listed = { ...gift, _id: id, rsvpId: id, note: 'אחד לינואר', amount: 600 };
    const { asked } = await open('Owner', finding(600), listing(listed));
    await screen.findByText(/אחד לינואר/);
    await find();
    await waitFor(() => expect(field(NOTE).value).toBe('אחד לינואר'));
    expect(field(KIND).value).toBe('cheque');
    type(NOTE, '');
    save();
    await waitFor(() => expect(bodies(asked)).toEqual([{ amount: 600, note: null, expected: 600 }]));
  });

  it('keeps what was typed when another host was faster, and is saved upon theirs', async () => {
    const list = listing(gift);
    const { asked } = await open('Owner', list, refusing(recordGift, 'conflict.version'));
    await correct();
    await waitFor(() => expect(field(SUM).value).toBe('500'));
    type(SUM, '800');
    list.answer.gifts = [{ ...gift, amount: 700, note: 'שני צ׳קים' }];
    save();
    await waitFor(() => expect(field(NOTE).value).toBe('שני צ׳קים'));
    expect(field(SUM).value).toBe('800');
    expect(screen.getByText(/מישהו שינה את זה בינתיים/)).toBeTruthy();
    save();
    await waitFor(() =>
      expect(bodies(asked)).toEqual([
        { amount: 800, expected: 500 },
        { amount: 800, expected: 700 },
      ]),
    );
  });

  it('of a guest who was found is saved upon the sum that another host recorded', async () => {
    const refused = refusing(recordGift, 'conflict.version');
    const reading = { call: getGuest, answer: aGuest({ income: 700 }) };
    const { asked } = await open('Owner', finding(null), refused, reading);
    await find();
    await screen.findByDisplayValue('רחל כהן');
    type(SUM, '800');
    save();
    await screen.findByText(/כבר נרשמו.*700/);
    expect([field(SUM).value, field(KIND).value]).toEqual(['800', '']);
    save();
    await waitFor(() =>
      expect(bodies(asked)).toEqual([
        { amount: 800, kind: 'cash', expected: null },
        { amount: 800, expected: 700 },
      ]),
    );
  });
});

describe('a gift that is typed', () => {
  afterEach(cleanup);

  it('becomes an envelope when its giver is not found', async () => {
    const { asked } = await open();
    fireEvent.change(await screen.findByRole('combobox', NAME), { target: { value: 'שכן' } });
    type(SUM, '250');
    type(NOTE, 'מהקומה השלישית');
    fireEvent.click(screen.getByText(ENVELOPE));
    expect((await screen.findByLabelText<HTMLInputElement>('מה כתוב על המעטפה')).value).toBe('שכן');
    save();
    await waitFor(() =>
      expect(bodies(asked, 'POST')).toMatchObject([{ giver: 'שכן', amount: 250, note: 'מהקומה השלישית' }]),
    );
  });

  it('waits while another one is corrected, with its guest', async () => {
    const { asked } = await open();
    await find();
    await screen.findByDisplayValue('רחל כהן');
    type(SUM, '300');
    await correct();
    await waitFor(() => expect(field(SUM).value).toBe('500'));
    fireEvent.click(screen.getByText('בלי לתקן'));
    await waitFor(() => expect(field(SUM).value).toBe('300'));
    save();
    await waitFor(() => expect(bodies(asked)).toEqual([{ amount: 300, kind: 'cash', expected: null }]));
    cleanup();
    await open();
    await screen.findByRole('combobox', NAME);
    expect(field(SUM).value).toBe('');
  });

  it('is the same envelope when it is saved again after silence, and the next one is another', async () => {
    const first = await open('Owner', { call: addEnvelope, until: new Promise(() => undefined) });
    fireEvent.click(await screen.findByText(ENVELOPE));
    type('מה כתוב על המעטפה', 'שכן');
    type(SUM, '250');
    save();
    await waitFor(() => expect(keys(first.asked)).toHaveLength(1));
    cleanup();
    const again = await open();
    await screen.findByDisplayValue('שכן');
    save();
    await waitFor(() => expect(field('מה כתוב על המעטפה').value).toBe(''));
    type('מה כתוב על המעטפה', 'שכנה');
    type(SUM, '250');
    save();
    await waitFor(() => expect(keys(again.asked)).toHaveLength(2));
    expect(keys(again.asked)[0]).toBe(keys(first.asked)[0]);
    expect(keys(again.asked)[1]).not.toBe(keys(first.asked)[0]);
  });

  it('is another envelope once the first one was saved with other words', async () => {
    const { asked } = await open('Owner', refusing(addEnvelope, 'idempotency.reused'));
    fireEvent.click(await screen.findByText(ENVELOPE));
    type('מה כתוב על המעטפה', 'שכן');
    type(SUM, '250');
    save();
    await screen.findByText(/כבר נשלחה עם פרטים אחרים/);
    save();
    await waitFor(() => expect(new Set(keys(asked)).size).toBe(2));
  });

  it('takes no sum of a guest who was not meant', async () => {
    await open('Owner', finding(600));
    await find();
    await waitFor(() => expect(field(SUM).value).toBe('600'));
    fireEvent.change(screen.getByRole('combobox', NAME), { target: { value: 'ש' } });
    expect(field(SUM).value).toBe('');
  });
});
