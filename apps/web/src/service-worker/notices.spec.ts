/** @jest-environment node */
import { DEVICE_RENEWAL } from '@smachot/contracts';
import { showNotices } from './notices';
import type { OpenWindow } from './scope';

const ORIGIN = 'https://smachot.example';
const NOTICE = {
  ...{ title: 'שמחות', body: 'הזמנה חדשה', href: '/dashboard/shula/orders/7', tag: 'n1' },
  ...{ lang: 'he', dir: 'rtl' },
};

type Listener = (event: object) => void;
/** A window at a path; `answers`: its version knows the question to go to a page. */
const aWindow = (path: string, { focused = false, answers = true } = {}) => {
  const asked: unknown[] = [];
  const focus = jest.fn(() => Promise.resolve());
  const window: OpenWindow = {
    url: `${ORIGIN}${path}`,
    focused,
    focus,
    postMessage: (message, [port]) => {
      asked.push(message);
      if (answers) (port as MessagePort).postMessage(true);
    },
  };
  return { window, asked, focus };
};
const aSubscription = (name: string): PushSubscription => ({
  endpoint: `https://push.example/${name}`,
  expirationTime: null,
  options: { userVisibleOnly: true, applicationServerKey: new ArrayBuffer(65) },
  getKey: () => null,
  unsubscribe: () => Promise.resolve(true),
  toJSON: () => ({
    endpoint: `https://push.example/${name}`,
    keys: { p256dh: `p-${name}`, auth: `a-${name}` },
  }),
});

const aWorker = (windows: OpenWindow[] = []) => {
  const listeners: Record<string, Listener> = {};
  const showNotification = jest.fn(() => Promise.resolve());
  const openWindow = jest.fn(() => Promise.resolve());
  const fetched = jest.fn(() => Promise.resolve(new Response(null, { status: 204 })));
  const subscribe = jest.fn(() => Promise.resolve(aSubscription('next')));
  showNotices(
    {
      location: { origin: ORIGIN },
      fetch: fetched,
      clients: { matchAll: () => Promise.resolve(windows), openWindow },
      registration: { showNotification, pushManager: { subscribe } as never },
      addEventListener: (type: string, listener: (event: never) => void) => {
        listeners[type] = listener as Listener;
      },
    },
    { version: 'one', files: [['/assets/icon-192-aaaaaaa.png', []]] },
  );
  const happens = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners[type]!({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
  };
  const pushed = (data: unknown) => happens('push', { data: { json: () => data } });
  const pressed = async (path: unknown) => {
    const close = jest.fn();
    await happens('notificationclick', { notification: { data: { path }, close } });
    expect(close).toHaveBeenCalled();
  };
  return { showNotification, openWindow, fetched, subscribe, happens, pushed, pressed };
};

describe('a pushed notice', () => {
  it('is shown in its language, under its tag, with our icon', async () => {
    const { pushed, showNotification } = aWorker();
    await pushed(NOTICE);
    expect(showNotification).toHaveBeenCalledWith('שמחות', {
      ...{ body: 'הזמנה חדשה', tag: 'n1', lang: 'he', dir: 'rtl' },
      data: { path: '/dashboard/shula/orders/7' },
      icon: '/assets/icon-192-aaaaaaa.png',
    });
  });

  it.each([
    'https://evil.example/x',
    '//evil.example/x',
    '/\\evil.example',
    'javascript:alert(1)',
    '/v1/files/x',
    7,
    null,
  ])('leads from %j to the first page of ours', async (href) => {
    const { pushed, showNotification } = aWorker();
    await pushed({ ...NOTICE, href });
    expect(showNotification).toHaveBeenCalledWith('שמחות', expect.objectContaining({ data: { path: '/' } }));
  });

  it('that cannot be read is shown as the site’s, since one has to be', async () => {
    const { happens, showNotification } = aWorker();
    await happens('push', { data: null });
    const json = () => {
      throw new SyntaxError('no JSON');
    };
    await happens('push', { data: { json } });
    expect(showNotification.mock.calls.map(([title]: unknown[]) => title)).toEqual([
      'smachot.example',
      'smachot.example',
    ]);
  });
});

describe('a press on it', () => {
  it('shows the window that is there already', async () => {
    const there = aWindow('/dashboard/shula/orders/7?tab=menu');
    const { pressed, openWindow } = aWorker([aWindow('/').window, there.window]);
    await pressed('/dashboard/shula/orders/7');
    expect([there.focus.mock.calls.length, there.asked, openWindow.mock.calls]).toEqual([1, [], []]);
  });

  it('asks an open window to go there, so that what is typed in it is not lost', async () => {
    const other = aWindow('/help');
    const used = aWindow('/discover', { focused: true });
    const { pressed, openWindow } = aWorker([other.window, used.window]);
    await pressed('/me/orders');
    expect(used.asked).toEqual([{ type: 'open', path: '/me/orders' }]);
    expect([used.focus.mock.calls.length, other.asked, openWindow.mock.calls]).toEqual([1, [], []]);
  });

  it('opens another one when none is open, or none answers', async () => {
    const none = aWorker();
    await none.pressed('/me/orders');
    expect(none.openWindow).toHaveBeenCalledWith('/me/orders');
    const mute = aWorker([aWindow('/help', { answers: false }).window]);
    await mute.pressed('/me/orders');
    expect(mute.openWindow).toHaveBeenCalledWith('/me/orders');
  });

  it('leads nowhere else, whatever the notice holds', async () => {
    const { pressed, openWindow } = aWorker();
    await pressed('https://evil.example/');
    expect(openWindow).toHaveBeenCalledWith('/');
  });
});

describe('another subscription of the browser', () => {
  const old = aSubscription('old');
  const told = (fetched: jest.Mock) => {
    const [path, { body }] = fetched.mock.calls[0] as [string, { body: string }];
    return [path, JSON.parse(body)];
  };
  const renewal = [
    DEVICE_RENEWAL,
    {
      old: { endpoint: 'https://push.example/old', auth: 'a-old' },
      subscription: { endpoint: 'https://push.example/next', p256dh: 'p-next', auth: 'a-next' },
    },
  ];

  it('is told to the server by the secret of the old one', async () => {
    const { happens, fetched, subscribe } = aWorker();
    await happens('pushsubscriptionchange', {
      oldSubscription: old,
      newSubscription: aSubscription('next'),
    });
    expect(told(fetched)).toEqual(renewal);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('is made where the browser made none', async () => {
    const { happens, fetched, subscribe } = aWorker();
    await happens('pushsubscriptionchange', { oldSubscription: old });
    expect(subscribe).toHaveBeenCalledWith(old.options);
    expect(told(fetched)).toEqual(renewal);
  });

  it('is left to the next page without the old one', async () => {
    const { happens, fetched } = aWorker();
    await happens('pushsubscriptionchange', {});
    expect(fetched).not.toHaveBeenCalled();
  });
});
