import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  changeGuest,
  getGuest,
  getInvitation,
  listInbox,
  markConversationRead,
  readConversation,
  replyToGuest,
  retryReply,
} from '@smachot/contracts';
import { HOUR_MS, MINUTE_MS } from '@smachot/kernel';
import type { Answer } from '@smachot/web-platform';
import { aGuest, anInvitation, EVENT_ID } from '../testing/a-guest';
import { renderScreens } from '../testing/render-screens';
import type { Conversation, Inbox } from './inbox-api';

const rsvpId = aGuest()._id;
const id = (n: number) => `01920000-0000-7000-8000-0000000000d${n}`;
const soon = new Date(Date.now() + HOUR_MS).toISOString();
const at = new Date(Date.now() - MINUTE_MS).toISOString();

const item = (overrides: Partial<Inbox['items'][number]> = {}): Inbox['items'][number] => ({
  rsvpId,
  attendeeName: 'רחל כהן',
  last: { kind: 'audio', text: '', at },
  unread: 2,
  answeredAt: null,
  answerableUntil: soon,
  ...overrides,
});
const conversation = (overrides: Partial<Conversation> = {}): Conversation => ({
  attendeeName: 'רחל כהן',
  attendeePhone: '+972523456789',
  entries: [
    { by: 'guest', _id: id(1), at, kind: 'text', text: 'אפשר להביא את הכלב?', unread: true },
    { by: 'product', _id: id(2), at, said: 'ask_headcount' },
    { by: 'guest', _id: id(3), at, kind: 'audio', text: '', unread: true },
  ],
  unread: 2,
  answerableUntil: soon,
  obstacle: null,
  lastReplyId: null,
  ...overrides,
});
const failed: Conversation['entries'][number] = {
  by: 'host',
  _id: id(4),
  at,
  text: 'בטח',
  status: 'failed',
  retryable: true,
  actor: { name: 'נועה ברק', you: true },
};
const open = (overrides: Partial<Conversation>, more: Answer[] = [], role: 'Owner' | 'Viewer' = 'Owner') =>
  renderScreens(`/me/rsvps/${EVENT_ID}/inbox/${rsvpId}`, [
    ...more,
    { call: getInvitation, answer: anInvitation({ role }) },
    { call: listInbox, answer: { items: [item()], unread: 1, nextCursor: null } },
    { call: readConversation, answer: conversation(overrides) },
    { call: markConversationRead, answer: undefined, status: 204 },
    { call: replyToGuest, answer: { replyId: id(9) }, status: 201 },
    { call: retryReply, answer: { replyId: id(9) }, status: 201 },
    { call: getGuest, answer: aGuest({ rsvpStatus: 'received' }) },
  ]);
const posted = (asked: { method: string; body?: unknown }[]) =>
  asked.filter(({ method }) => method === 'POST').map(({ body }) => body);

describe('the inbox', () => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  it('records beside what a guest wrote that they come', async () => {
    const { asked } = await open({}, [{ call: changeGuest, answer: aGuest({ rsvpStatus: 'confirmed' }) }]);
    fireEvent.click(await screen.findByRole('radio', { name: 'מגיעים' }));
    await waitFor(() =>
      expect(asked).toContainEqual(
        expect.objectContaining({
          method: 'PATCH',
          body: expect.objectContaining({ answer: 'confirmed' }) as unknown,
        }),
      ),
    );
  });

  it('lists who wrote what, opens a conversation beside, counts it as read and sends what is written', async () => {
    const { asked } = await open({});
    const log = await screen.findByRole('log', { name: 'השיחה עם רחל כהן' });
    expect(within(log).getByText('אפשר להביא את הכלב?')).toBeTruthy();
    expect(within(log).getByText('ענינו אוטומטית: שאלנו כמה יגיעו')).toBeTruthy();
    expect(within(log).getByText('הודעה קולית')).toBeTruthy();
    expect(screen.getByText('שתי הודעות שלא נקראו')).toBeTruthy();
    await waitFor(() => expect(posted(asked)).toEqual([{ upTo: id(3) }]));
    const send = screen.getByRole('button', { name: 'שליחת התשובה' });
    expect((send as HTMLButtonElement).disabled).toBe(true);
    const field = screen.getByRole('textbox', { name: /התשובה שלכם/ });
    fireEvent.change(field, { target: { value: 'בטח, נשמח' } });
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(posted(asked)).toContainEqual({ text: 'בטח, נשמח', lastReplyId: null }));
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''));
  });

  it('keeps what was written when another host has answered meanwhile', async () => {
    const problem = {
      error: 'ConflictException',
      message: 'x',
      code: 'reply.answered_meanwhile',
      requestId: 'r',
    };
    await open({}, [{ call: replyToGuest, status: 409, answer: problem }]);
    const field = await screen.findByRole('textbox', { name: /התשובה שלכם/ });
    fireEvent.change(field, { target: { value: 'כן' } });
    fireEvent.click(screen.getByRole('button', { name: 'שליחת התשובה' }));
    expect(await screen.findByText(/תשובה אחרת נשלחה בינתיים/)).toBeTruthy();
    expect((field as HTMLTextAreaElement).value).toBe('כן');
  });

  it('has a reply again that was left unsent, until it is sent', async () => {
    const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /התשובה שלכם/ });
    await open({});
    fireEvent.change(await field(), { target: { value: 'בטח, נשמח' } });
    cleanup();
    await open({});
    expect((await field()).value).toBe('בטח, נשמח');
    fireEvent.click(screen.getByRole('button', { name: 'שליחת התשובה' }));
    await waitFor(async () => expect((await field()).value).toBe(''));
    cleanup();
    await open({});
    expect((await field()).value).toBe('');
  });

  it('offers to call when the time to answer is over', async () => {
    await open({ answerableUntil: null, obstacle: 'window_closed', unread: 0 });
    expect(await screen.findByText(/עברו 24 שעות מאז שהאורח כתב/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'להתקשר' }).getAttribute('href')).toBe('tel:+972523456789');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('shows a reply that failed, and sends it once more', async () => {
    const { asked } = await open({ entries: [failed], unread: 0, lastReplyId: id(4) });
    fireEvent.click(await screen.findByRole('button', { name: 'לנסות שוב' }));
    await waitFor(() =>
      expect(
        asked.some(({ method, path }) => method === 'POST' && path.includes(`/replies/${id(4)}/retry`)),
      ).toBe(true),
    );
  });

  it('lets somebody who may only look read, and marks nothing as read', async () => {
    const { entries } = conversation();
    const { asked } = await open({ entries: [...entries, failed] }, [], 'Viewer');
    const log = await screen.findByRole('log');
    expect(within(log).getByText('בטח')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    for (const name of ['שליחת התשובה', 'לנסות שוב'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(posted(asked)).toEqual([]);
  });
});
