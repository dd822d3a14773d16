import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listRsvps, sendInvites, previewSend } from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import { EVENT_ID, someStats } from '../testing/a-guest';
import { DESK, dani, deskAnswers, problem, rachel } from '../testing/desk-answers';
import { renderScreens } from '../testing/render-screens';

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
    const first = await renderScreens(`${DESK}?send=invite&to=chosen`, deskAnswers(...more));
    const dialog = await screen.findByRole('dialog', { name: 'שליחת הזמנות' });
    expect(await within(dialog).findByText('כבר ענו')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'שליחה לאורח אחד' }));
    expect(await within(dialog).findByRole('alert')).toBeTruthy();
    cleanup();
    const second = await renderScreens(`${DESK}?send=invite&to=chosen`, deskAnswers(...more));
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
      DESK,
      deskAnswers(
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
      `${DESK}?send=day_of&to=chosen`,
      deskAnswers({ call: previewSend, answer: { ...preview, sendable: [], seats: 0, refused } }),
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
      `${DESK}?send=invite&to=chosen`,
      deskAnswers({ call: previewSend, answer: { ...preview, sendable: [], seats: 0, refused } }),
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

  it('goes to nobody at another hour before there is one', async () => {
    chosen();
    const { asked } = await renderScreens(
      `${DESK}?send=invite&to=chosen`,
      deskAnswers({ call: previewSend, answer: preview }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'שליחת הזמנות' });
    fireEvent.click(await within(dialog).findByRole('button', { name: 'במועד אחר' }));
    const missing = await within(dialog).findByRole('button', { name: 'בחרו יום ושעה לשליחה' });
    expect(within(dialog).getByText('יישלחו במועד שתבחרו')).toBeTruthy();
    expect(within(dialog).queryByText('יישלחו עכשיו')).toBeNull();
    expect(missing).toHaveProperty('disabled', true);
    fireEvent.click(within(dialog).getByRole('button', { name: 'עכשיו' }));
    expect(await within(dialog).findByRole('button', { name: 'שליחה לאורח אחד' })).toBeTruthy();
    expect(asked.some(({ path }) => path === sendInvites.path)).toBe(false);
    await act(() => Promise.resolve());
  });

  it('leads to the cards and back when there is none', async () => {
    chosen();
    const refused = [rachel._id, dani._id].map((rsvpId) => ({ rsvpId, code: 'no_payment_method' }));
    await renderScreens(
      `${DESK}?send=invite&to=chosen`,
      deskAnswers({
        call: previewSend,
        answer: { ...preview, sendable: [], refused, card: null, messages: [] },
      }),
    );
    const link = await screen.findByRole('link', { name: 'הוספת כרטיס' });
    expect(link.getAttribute('href')).toBe(
      `/me/payments?next=${encodeURIComponent(`${DESK}?send=invite&to=chosen`)}`,
    );
    await act(() => Promise.resolve());
  });
});
