import { listNotifications, markRead, readPushDevices, subscribeDevice } from '@smachot/contracts';
import { answerCalls, session, signInNoa } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import '../texts';
import { NotificationsBell } from '../notifications-bell';
import { aPushBrowser } from '../testing/a-push-browser';
import { deviceChoice } from './device-choice';

const NOA = '7b0c2c7e-1111-4222-8333-444455556666';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

type Opened = { kind?: 'campaign_done' | 'bill_due'; current?: boolean };
const open = async ({ kind = 'bill_due', current = false }: Opened = {}) => {
  prepareTestWindow(390);
  await startTexts('notifications');
  signInNoa();
  const device = { _id: NOA, browser: null, system: null, device: null, since: '2026-11-20T10:00:00.000Z' };
  const notification = { _id: NOA, kind, values: { guests: 2, amount: 3 }, href: '/me/rsvps/e' };
  const notifications = [{ ...notification, createdAt: '2026-12-01T09:00:00.000Z', readAt: null }];
  const { asked } = answerCalls([
    { call: listNotifications, answer: { notifications, unread: 1, nextCursor: null } },
    { call: markRead },
    {
      call: readPushDevices,
      answer: { publicKey: 'BPub-_Ke', devices: current ? [{ ...device, current }] : [] },
    },
    { call: subscribeDevice, answer: { deviceId: NOA } },
  ]);
  render(
    <TestScreens
      routes={[
        { path: '/', Component: NotificationsBell },
        { path: '/me/orders', element: <p>the orders</p> },
      ]}
    />,
  );
  return { asked, bell: await screen.findByRole('button', { name: /התראה חדשה/ }) };
};
const about = (asked: { method: string; path: string }[]) =>
  asked.filter(({ path }) => path.endsWith('/devices')).map(({ method }) => method);

it('asks nothing about devices of somebody who has turned nothing on here', async () => {
  aPushBrowser({ permission: 'granted', subscribed: true });
  deviceChoice.choose('somebody else');
  const { asked } = await open();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(about(asked)).toEqual([]);
});

it('tells the server of another session or subscription of a browser that was turned on', async () => {
  const browser = aPushBrowser({ permission: 'granted' });
  deviceChoice.choose(NOA);
  const { asked } = await open();
  await waitFor(() => expect(about(asked)).toContain('POST'));
  expect(browser.isSubscribed()).toBe(true);
});

it('leaves a device alone that the server knows', async () => {
  aPushBrowser({ permission: 'granted', subscribed: true });
  deviceChoice.choose(NOA);
  const { asked } = await open({ current: true });
  await waitFor(() => expect(about(asked)).toEqual(['GET']));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(about(asked)).toEqual(['GET']);
});

it('unsubscribes the browser at sign-out', async () => {
  const browser = aPushBrowser({ permission: 'granted', subscribed: true });
  await open();
  act(() => session.logout());
  await waitFor(() => expect(browser.isSubscribed()).toBe(false));
});

it('goes to the page of a notice that was pressed, and nowhere off the site', async () => {
  const browser = aPushBrowser();
  await open();
  expect(browser.tell({ type: 'open', path: 'https://evil.example/' })).toEqual([]);
  expect(screen.queryByText('the orders')).toBeNull();
  act(() => expect(browser.tell({ type: 'open', path: '/me/orders' })).toEqual([true]));
  expect(await screen.findByText('the orders')).toBeTruthy();
});

it.each([
  ['after the first sending', 'campaign_done' as const, true],
  ['not before there is something to wait for', 'bill_due' as const, false],
])('offers notices %s, under the bell', async (_, kind, offered) => {
  aPushBrowser();
  const { bell } = await open({ kind });
  fireEvent.click(bell);
  if (offered) expect(await screen.findByText(/רוצים לדעת מיד/)).toBeTruthy();
  else {
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByText(/רוצים לדעת מיד/)).toBeNull();
  }
});
