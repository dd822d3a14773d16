import { listNotifications, markRead, type Notification } from '@smachot/contracts';
import { answerCalls } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NotificationsBell } from './notifications-bell';
import './texts';

afterEach(cleanup);

const sent = (at: number, guests: number): Notification => ({
  _id: `00000000-0000-4000-8000-00000000000${at}`,
  kind: 'campaign_done',
  values: { eventId: 'e', campaignId: 'c', guests },
  href: '/me/rsvps/e',
  createdAt: '2026-12-01T09:00:00.000Z',
  readAt: null,
});

it('tells one sending from another by how many went out, and holds them for read once it is closed', async () => {
  prepareTestWindow(390);
  await startTexts('notifications');
  const notifications = [sent(1, 1_250), sent(2, 2), sent(3, 1)];
  const { asked } = answerCalls([
    { call: listNotifications, answer: { notifications, unread: 3, nextCursor: null } },
    { call: markRead, answer: null },
  ]);
  render(<TestScreens routes={[{ path: '/', Component: NotificationsBell }]} />);
  fireEvent.click(await screen.findByRole('button', { name: '3 התראות חדשות' }));
  expect(await screen.findByText('השליחה הסתיימה: 1,250 הודעות')).toBeTruthy();
  expect(screen.getByText('השליחה הסתיימה: שתי הודעות')).toBeTruthy();
  expect(screen.getByText('השליחה הסתיימה: הודעה אחת')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'סגירה' }));
  await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
});

it('says how many numbers above the invited ones wait', async () => {
  prepareTestWindow(390);
  await startTexts('notifications');
  const waiting: Notification = {
    ...sent(1, 1),
    kind: 'numbers_waiting',
    values: { eventId: 'e', count: 4 },
  };
  answerCalls([
    { call: listNotifications, answer: { notifications: [waiting], unread: 1, nextCursor: null } },
    { call: markRead, answer: null },
  ]);
  render(<TestScreens routes={[{ path: '/', Component: NotificationsBell }]} />);
  fireEvent.click(await screen.findByRole('button', { name: /התראה חדשה/ }));
  expect(await screen.findByText(/^תשובות מעל המספר שהוזמן: 4\./)).toBeTruthy();
});

it('says how much waits for a store, and for how long', async () => {
  prepareTestWindow(390);
  await startTexts('notifications');
  const about = (at: number, values: Notification['values']): Notification => ({
    ...sent(at, 1),
    ...{ kind: 'store_waiting', values },
  });
  const notifications = [
    about(1, { store: 'סבתא ג׳ולי', count: 3, days: 2 }),
    about(2, { store: 'סבתא ג׳ולי', count: 1, days: 11 }),
  ];
  answerCalls([
    { call: listNotifications, answer: { notifications, unread: 2, nextCursor: null } },
    { call: markRead, answer: null },
  ]);
  render(<TestScreens routes={[{ path: '/', Component: NotificationsBell }]} />);
  fireEvent.click(await screen.findByRole('button', { name: /התראות חדשות/ }));
  expect(await screen.findByText('סבתא ג׳ולי: 3 דברים מחכים לכם, הראשון כבר יומיים')).toBeTruthy();
  expect(screen.getByText('סבתא ג׳ולי: דבר אחד מחכה לכם כבר 11 יום')).toBeTruthy();
});

it('says how many a round reaches only after answers close', async () => {
  prepareTestWindow(390);
  await startTexts('notifications');
  const late: Notification = {
    ...sent(1, 1),
    kind: 'send_scheduled',
    values: { today: 250, later: 60, until: '2026-12-03T09:00:00.000Z', afterClosing: 12 },
  };
  answerCalls([
    { call: listNotifications, answer: { notifications: [late], unread: 1, nextCursor: null } },
    { call: markRead, answer: null },
  ]);
  render(<TestScreens routes={[{ path: '/', Component: NotificationsBell }]} />);
  fireEvent.click(await screen.findByRole('button', { name: /התראה חדשה/ }));
  expect(await screen.findByText(/12 אורחים לא יקבלו תזכורת לפני סגירת התשובות/)).toBeTruthy();
});

it('tells what the customer of a booking by phone said, by name as long as it is known', async () => {
  prepareTestWindow(390);
  await startTexts('notifications');
  const about = (at: number, kind: Notification['kind'], more: Notification['values']): Notification => ({
    ...sent(at, 1),
    kind,
    values: { side: 'partner', store: 'סבתא ג׳ולי', startsAt: '2026-12-22T17:00:00.000Z', ...more },
    href: `/dashboard/savta/orders/bookings/${at}`,
  });
  const notifications = [
    about(1, 'booking_confirmed', { customer: 'מיכל אברהמי' }),
    about(2, 'booking_declined', {}),
  ];
  answerCalls([
    { call: listNotifications, answer: { notifications, unread: 2, nextCursor: null } },
    { call: markRead, answer: null },
  ]);
  render(<TestScreens routes={[{ path: '/', Component: NotificationsBell }]} />);
  fireEvent.click(await screen.findByRole('button', { name: 'שתי התראות חדשות' }));
  const [confirmed, declined] = (await screen.findAllByRole('link')).map(({ textContent }) => textContent);
  expect(confirmed).toMatch(/סבתא ג׳ולי: ההזמנה הטלפונית של מיכל אברהמי ליום ג׳, 22 בדצמבר.* אושרה/);
  expect(declined).toMatch(/סבתא ג׳ולי: ההזמנה הטלפונית ליום ג׳, 22 בדצמבר.* לא אושרה/);
});

it('names the day of an order as people write it', async () => {
  prepareTestWindow(390);
  await startTexts('notifications');
  const order = { side: 'customer', store: 'סבתא ג׳ולי', startsAt: '2026-12-22T17:00:00.000Z' };
  const eventAt = '2026-12-24T16:30:00.000Z';
  const notifications: Notification[] = [
    { ...sent(1, 1), kind: 'order_approved', values: order },
    { ...sent(2, 1), kind: 'order_change_accepted', values: { ...order, eventAt } },
  ];
  answerCalls([
    { call: listNotifications, answer: { notifications, unread: 2, nextCursor: null } },
    { call: markRead, answer: null },
  ]);
  render(<TestScreens routes={[{ path: '/', Component: NotificationsBell }]} />);
  fireEvent.click(await screen.findByRole('button', { name: 'שתי התראות חדשות' }));
  const texts = (await screen.findAllByRole('link')).map(({ textContent }) => textContent);
  expect(texts[0]).toContain('ההזמנה אצל סבתא ג׳ולי ליום ג׳, 22 בדצמבר');
  expect(texts[1]).toContain('עברה ליום ה׳, 24 בדצמבר, 18:30');
});
