import {
  readPushDevices,
  subscribeDevice,
  type ProblemCode,
  type PushDevice,
  unsubscribeDevice,
} from '@smachot/contracts';
import { answerCalls, refusing, signInNoa } from '@smachot/web-platform';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import '../texts';
import { aPushBrowser } from '../testing/a-push-browser';
import { deviceChoice } from './device-choice';
import { DeviceCard } from './device.card';
import { DeviceOffer } from './device-offer';

const KEY = 'BPub-_Ke';
const KEY_BYTES = [4, 251, 155, 251, 242, 158];
const device = (more: Partial<PushDevice> = {}): PushDevice => ({
  _id: '00000000-0000-4000-8000-000000000001',
  ...{ browser: 'Chrome', system: 'Android', device: 'phone', current: true },
  since: '2026-11-20T10:00:00.000Z',
  ...more,
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

type Opened = {
  publicKey?: string | null;
  devices?: PushDevice[];
  refuses?: ProblemCode;
  Screen?: () => unknown;
};
const open = async ({ publicKey = KEY, devices = [], refuses, Screen = DeviceCard }: Opened = {}) => {
  await startTexts('notifications');
  signInNoa();
  const listed = { publicKey, devices };
  const { asked } = answerCalls([
    { call: readPushDevices, answer: listed },
    refuses
      ? refusing(subscribeDevice, refuses)
      : {
          call: subscribeDevice,
          get answer() {
            listed.devices = [device()];
            return { deviceId: device()._id };
          },
        },
    {
      call: unsubscribeDevice,
      get status() {
        listed.devices = [];
        return 204;
      },
    },
  ]);
  render(<TestScreens routes={[{ path: '/', Component: Screen as () => null }]} />);
  return asked;
};
const turnedOn = () => screen.findByRole<HTMLInputElement>('switch', { name: /לקבל התראות במכשיר הזה/ });
const sent = (asked: { method: string }[]) => asked.filter(({ method }) => method !== 'GET');

describe('notices on this device', () => {
  it('are asked for by the switch alone, and kept with the server', async () => {
    const browser = aPushBrowser();
    const asked = await open();
    const field = await turnedOn();
    expect([field.checked, browser.requestPermission.mock.calls.length]).toEqual([false, 0]);
    fireEvent.click(field);
    await waitFor(async () => expect((await turnedOn()).checked).toBe(true));
    expect(sent(asked)).toMatchObject([
      { method: 'POST', body: { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' } },
    ]);
    expect(browser.key()).toEqual(KEY_BYTES);
    expect(screen.getByText('ההתראות פעילות.')).toBeTruthy();
  });

  it('are turned off here and at the server', async () => {
    const browser = aPushBrowser({ permission: 'granted', subscribed: true });
    const asked = await open({ devices: [device()] });
    const field = await turnedOn();
    await waitFor(() => expect(field.checked).toBe(true));
    fireEvent.click(field);
    await waitFor(async () => expect((await turnedOn()).checked).toBe(false));
    expect(sent(asked)).toMatchObject([{ method: 'DELETE' }]);
    expect(browser.isSubscribed()).toBe(false);
  });

  it('stay off when the person does not allow them, and it says how to', async () => {
    aPushBrowser({ answer: 'denied' });
    const asked = await open();
    fireEvent.click(await turnedOn());
    expect(await screen.findByText(/ההתראות חסומות בדפדפן/)).toBeTruthy();
    expect([sent(asked), screen.queryByRole('switch')]).toEqual([[], null]);
  });

  it('say why they were refused, and leave no subscription in the browser', async () => {
    const browser = aPushBrowser();
    await open({ refuses: 'devices.too_many' });
    fireEvent.click(await turnedOn());
    expect((await screen.findByRole('alert')).textContent).toMatch(/עשרה מכשירים/);
    expect([browser.isSubscribed(), (await turnedOn()).checked]).toEqual([false, false]);
  });

  it.each([
    ['in a browser that knows none', { knows: false }, /הדפדפן הזה לא יודע/],
    ['without a service worker', { worker: false }, /הדפדפן הזה לא יודע/],
    ['on an iPhone that has not installed the site', { knows: false, agent: 'iPhone' }, /הוספה למסך הבית/],
    ['where they are denied', { permission: 'denied' as const }, /ההתראות חסומות/],
  ])('are not offered %s', async (_, browser, words) => {
    aPushBrowser(browser);
    await open();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('do not exist in an installation without a key', async () => {
    aPushBrowser();
    await open({ publicKey: null });
    expect(await screen.findByText(/באתר הזה אין התראות למכשירים/)).toBeTruthy();
  });

  it('go to other devices, too, each of which can be removed', async () => {
    aPushBrowser();
    const other = device({ current: false, device: 'computer', browser: 'Firefox', system: 'Windows' });
    const asked = await open({ devices: [other] });
    fireEvent.click(await screen.findByRole('button', { name: 'הסרה: מחשב, Firefox, Windows' }));
    await waitFor(() => expect(screen.queryByText('מחשב')).toBeNull());
    expect(sent(asked)).toMatchObject([{ method: 'DELETE', path: `/v1/notifications/devices/${other._id}` }]);
  });
});

describe('the offer', () => {
  it('turns them on', async () => {
    aPushBrowser();
    const asked = await open({ Screen: DeviceOffer });
    fireEvent.click(await screen.findByRole('button', { name: 'להפעיל התראות' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'להפעיל התראות' })).toBeNull());
    expect(sent(asked)).toMatchObject([{ method: 'POST' }]);
  });

  it('is not made again once it was dismissed', async () => {
    aPushBrowser();
    await open({ Screen: DeviceOffer });
    fireEvent.click(await screen.findByRole('button', { name: 'לא עכשיו' }));
    expect(screen.queryByText(/רוצים לדעת מיד/)).toBeNull();
    expect(deviceChoice.isOfferDismissed()).toBe(true);
  });

  it.each([
    ['who said no', { permission: 'denied' as const }],
    ['whose browser cannot', { knows: false }],
  ])('is not made to those %s', async (_, browser) => {
    aPushBrowser(browser);
    const asked = await open({ Screen: DeviceOffer });
    await waitFor(() => expect(asked.length).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText(/רוצים לדעת מיד/)).toBeNull();
  });
});
