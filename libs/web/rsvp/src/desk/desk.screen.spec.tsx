import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  changeGuest,
  deleteGuests,
  getGuest,
  getInvitation,
  guestHistory,
  listCampaigns,
  pendingChange,
  listRsvps,
  restoreGuests,
  sendInvites,
  previewSend,
} from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import { aGuest, anInvitation, EVENT_ID, someStats } from '../testing/a-guest';
import { renderScreens } from '../testing/render-screens';

const id = (n: number) => `01920000-0000-7000-8000-00000000000${n}`;
const rachel = aGuest({ _id: id(1) });
const dani = aGuest({ _id: id(2), attendeeName: 'דניאל לוי', rsvpStatus: 'declined', tableName: '7' });
const answers = (...more: Answer[]): Answer[] => [
  ...more,
  { call: getInvitation, answer: anInvitation() },
  { call: guestHistory, answer: { entries: [], eligibility: { reminder: null, reminderFrom: null } } },
  { call: listCampaigns, answer: { campaigns: [] } },
  { call: pendingChange, answer: { change: null } },
  { call: listRsvps, answer: { rsvps: [rachel, dani], stats: someStats(), nextCursor: null } },
];
const problem = { error: 'ConflictException', message: 'x', code: 'guest.duplicate_phone', requestId: 'r' };
const desk = `/me/rsvps/${EVENT_ID}`;
const row = (name: string) =>
  screen.getByRole('checkbox', { name: `בחירת ${name}` }).closest<HTMLElement>('[role=row]')!;

/** Answers to this method wait until the given function is called. */
const holdBack = (method: string): (() => void) => {
  const answering = globalThis.fetch;
  let release = () => undefined as void;
  const held = new Promise<void>((done) => (release = done));
  globalThis.fetch = async (input, init) => {
    if (init?.method === method) await held;
    return answering(input, init);
  };
  return release;
};

describe('the desk', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(cleanup);

  it('says the four kinds of seats in words and opens doors to them', async () => {
    await renderScreens(desk, answers());
    expect(await screen.findByRole('img', { name: /248 מקומות מגיעים, 96 ממתינים לתשובה/ })).toBeTruthy();
    const waiting = screen.getByRole('link', { name: /ממתינים לתשובה/ });
    expect(waiting.getAttribute('href')).toBe(`${desk}?status=awaitingResponse`);
    expect(waiting.textContent).toMatch(/96\s+מקומות/);
    expect(screen.getByText(/^מתוך .+ מקומות$/)).toBeTruthy();
  });

  it('shows a change at once and takes it back with words when it is refused', async () => {
    const { asked } = await renderScreens(desk, answers({ call: changeGuest, status: 409, answer: problem }));
    const answer = holdBack('PATCH');
    fireEvent.click(await screen.findByRole('button', { name: /השולחן של דניאל לוי/ }));
    const field = screen.getByRole('textbox', { name: 'השולחן של דניאל לוי' });
    fireEvent.change(field, { target: { value: '12' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(await within(row('דניאל לוי')).findByText('12')).toBeTruthy();
    answer();
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      'דניאל לוי: הטלפון הזה כבר ברשימה',
    );
    expect(await within(row('דניאל לוי')).findByText('7')).toBeTruthy();
    expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ tableName: '12', version: 1 });
  });

  it('says that there is no such event instead of asking to try again', async () => {
    const gone = { ...problem, error: 'NotFoundException', code: 'not_found' };
    await renderScreens(desk, [
      { call: getInvitation, status: 404, answer: gone },
      { call: listRsvps, status: 404, answer: gone },
    ]);
    expect(await screen.findByRole('heading', { name: 'האירוע לא נמצא' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'האירועים שלי' }).getAttribute('href')).toBe('/me/rsvps');
    expect(screen.queryByRole('button', { name: 'לנסות שוב' })).toBeNull();
  });

  it('gives the old value back on Escape and asks nobody', async () => {
    const { asked } = await renderScreens(desk, answers());
    fireEvent.click(await screen.findByRole('button', { name: /השולחן של דניאל לוי/ }));
    const field = screen.getByRole('textbox', { name: 'השולחן של דניאל לוי' });
    fireEvent.change(field, { target: { value: '12' } });
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(within(row('דניאל לוי')).getByText('7')).toBeTruthy();
    expect(asked.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('opens a guest by the address whose row is not in memory, without reading the whole list', async () => {
    const ruth = aGuest({ _id: id(3), attendeeName: 'רות אלון' });
    const { asked } = await renderScreens(
      `${desk}?guest=${ruth._id}`,
      answers({ call: listCampaigns, answer: { campaigns: [] } }, { call: getGuest, answer: ruth }),
    );
    expect(await screen.findByRole('heading', { name: 'רות אלון' })).toBeTruthy();
    expect(asked.some(({ path }) => path.endsWith(`/${ruth._id}`))).toBe(true);
    // the page the table shows, and no other
    expect(asked.filter(({ query }) => query.includes('limit=500'))).toHaveLength(1);
  });

  it('says so when the address names nobody', async () => {
    await renderScreens(`${desk}?guest=${id(4)}`, answers());
    expect(await screen.findByText('האורח לא נמצא')).toBeTruthy();
  });

  it('asks the server whom to call, and names the reason', async () => {
    const silent = aGuest({ _id: id(5), attendeeName: 'גדי טל', trouble: 'undeliverable' });
    const { asked } = await renderScreens(
      desk,
      answers({ call: listRsvps, answer: { rsvps: [silent], stats: someStats(), nextCursor: null } }),
    );
    expect(await screen.findByText('לא מקבלים הודעות')).toBeTruthy();
    expect(asked.filter(({ query }) => query.includes('toCall=true'))).toHaveLength(1);
  });

  it('says how many answers go before it deletes, and undo brings the guests back', async () => {
    const { asked } = await renderScreens(
      desk,
      answers(
        { call: deleteGuests, answer: { deleted: 2, answered: 1, outdated: [] } },
        { call: restoreGuests, answer: { restored: 2 } },
      ),
    );
    fireEvent.click(await screen.findByRole('checkbox', { name: 'בחירת כל האורחים שברשימה' }));
    fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'מחיקה' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('אורח אחד כבר ענה');
    fireEvent.click(within(question).getByRole('button', { name: 'מחיקת שני האורחים' }));
    const undo = await screen.findByRole('button', { name: 'ביטול הפעולה' });
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'בחירת דניאל לוי' })).toBeNull());
    fireEvent.click(undo);
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/restore'))).toBe(true));
    expect(asked.find(({ path }) => path.endsWith('/restore'))?.body).toEqual({
      rsvpIds: [rachel._id, dani._id],
    });
    expect(await screen.findByRole('checkbox', { name: 'בחירת דניאל לוי' })).toBeTruthy();
  });
});

describe('the send dialog', () => {
  afterEach(cleanup);
  const preview = {
    sendable: [rachel._id],
    seats: 4,
    heldUntil: null,
    heldBecause: null,
    later: [],
    dailyLimit: null,
    refused: [{ rsvpId: dani._id, code: 'already_answered' }],
    price: { perResponse: 1, atMost: 1 },
    card: { lastFourDigits: '4417', nickname: null },
    messages: [{ rsvpId: rachel._id, imageUrl: null, body: 'שלום *רחל*', buttons: ['כן, מגיעים'] }],
  };
  const chosen = () =>
    sessionStorage.setItem(`chosen-guests:${EVENT_ID}`, JSON.stringify([rachel._id, dani._id]));

  it('shows who goes, who does not and why, and presses the same act again after a failure and a reload', async () => {
    chosen();
    const more: Answer[] = [
      { call: previewSend, answer: preview },
      { call: sendInvites, status: 503, answer: { ...problem, code: 'server.unavailable' } },
    ];
    const first = await renderScreens(`${desk}?send=invite&to=chosen`, answers(...more));
    const dialog = await screen.findByRole('dialog', { name: 'שליחת הזמנות' });
    expect(await within(dialog).findByText('כבר ענו')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'שליחה לאורח אחד' }));
    expect(await within(dialog).findByRole('alert')).toBeTruthy();
    cleanup();
    const second = await renderScreens(`${desk}?send=invite&to=chosen`, answers(...more));
    fireEvent.click(await screen.findByRole('button', { name: 'שליחה לאורח אחד' }));
    await screen.findByRole('alert');
    const sends = [...first.asked, ...second.asked].filter(({ path }) => path === sendInvites.path);
    expect(sends).toHaveLength(2);
    expect(sends[0]!.headers.get('idempotency-key')).toBeTruthy();
    expect(sends[1]!.headers.get('idempotency-key')).toBe(sends[0]!.headers.get('idempotency-key'));
  });

  it('opens with all whose invitation did not arrive, in one tap, and sends nothing before it is confirmed', async () => {
    const failed = [rachel, dani].map((guest) => ({
      ...guest,
      rsvpStatus: 'created',
      trouble: 'failed',
      retryFrom: '2026-01-01T09:00:00.000Z',
    }));
    const { asked } = await renderScreens(
      desk,
      answers(
        { call: listRsvps, answer: { rsvps: failed, stats: someStats(), nextCursor: null } },
        { call: previewSend, answer: preview },
      ),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'לנסות שוב: שתי הזמנות' }));
    await screen.findByRole('dialog', { name: 'שליחת הזמנות' });
    await waitFor(() =>
      expect(asked.find(({ path }) => path === previewSend.path)?.body).toMatchObject({
        rsvpIds: [rachel._id, dani._id],
      }),
    );
    expect(asked.some(({ path }) => path === sendInvites.path)).toBe(false);
    await act(() => Promise.resolve());
  });

  it('says of a message before its day when it goes, and shows it', async () => {
    chosen();
    const refused = [
      { rsvpId: rachel._id, code: 'too_soon' },
      { rsvpId: dani._id, code: 'no_phone' },
    ];
    await renderScreens(
      `${desk}?send=day_of&to=chosen`,
      answers({ call: previewSend, answer: { ...preview, sendable: [], seats: 0, refused } }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'הודעת יום האירוע' });
    expect(await within(dialog).findByText(/יוצאת לבד ביום האירוע/)).toBeTruthy();
    expect(within(dialog).getByText('יישלחו כשיגיע הזמן')).toBeTruthy();
    expect(within(dialog).getByText('השאר יישלחו כשיגיע הזמן')).toBeTruthy();
    expect(within(dialog).getByRole('region', { name: 'כך זה ייראה בצ׳אט' })).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'שליחה לאורח אחד' })).toHaveProperty('disabled', true);
  });

  it('shows the message and its price before consent is given, and asks once more with it', async () => {
    chosen();
    const refused = [{ rsvpId: rachel._id, code: 'consent_missing' }];
    const { asked } = await renderScreens(
      `${desk}?send=invite&to=chosen`,
      answers({ call: previewSend, answer: { ...preview, sendable: [], seats: 0, refused } }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'שליחת הזמנות' });
    const consent = await within(dialog).findByRole('checkbox', { name: /הסכימו לקבל/ });
    expect(within(dialog).getByRole('region', { name: 'כך זה ייראה בצ׳אט' }).textContent).toContain(
      'שלום רחל',
    );
    expect(within(dialog).getByText(/לכל היותר/)).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'שליחה לאורח אחד' })).toHaveProperty('disabled', true);
    fireEvent.click(consent);
    const previews = () => asked.filter(({ path }) => path === previewSend.path);
    await waitFor(() => expect(previews()).toHaveLength(2));
    expect(previews().map(({ body }) => (body as { consent: boolean }).consent)).toEqual([false, true]);
    await act(() => Promise.resolve());
  });

  it('leads to the cards and back when there is none', async () => {
    chosen();
    const refused = [rachel._id, dani._id].map((rsvpId) => ({ rsvpId, code: 'no_payment_method' }));
    await renderScreens(
      `${desk}?send=invite&to=chosen`,
      answers({ call: previewSend, answer: { ...preview, sendable: [], refused, card: null, messages: [] } }),
    );
    const link = await screen.findByRole('link', { name: 'הוספת כרטיס' });
    expect(link.getAttribute('href')).toBe(
      `/me/payments?next=${encodeURIComponent(`${desk}?send=invite&to=chosen`)}`,
    );
    await act(() => Promise.resolve());
  });
});
