type Given = {
  permission?: NotificationPermission;
  /** What the person answers when asked. */
  answer?: NotificationPermission;
  subscribed?: boolean;
  knows?: boolean;
  worker?: boolean;
  agent?: string;
};

/** A browser with notices, a service worker and a push service; jsdom has none of them. */
export const aPushBrowser = ({
  permission = 'default',
  answer = 'granted',
  subscribed = false,
  knows = true,
  worker = true,
  agent = 'Chrome',
}: Given = {}) => {
  const state = { isSubscribed: subscribed, key: new Uint8Array() as Uint8Array };
  const requestPermission = jest.fn(() => {
    browserNotification.permission = answer;
    return Promise.resolve(answer);
  });
  const browserNotification = { permission, requestPermission };
  const subscription = {
    get options() {
      return { applicationServerKey: state.key.buffer };
    },
    unsubscribe: () => {
      state.isSubscribed = false;
      return Promise.resolve(true);
    },
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(state.isSubscribed ? subscription : null),
    subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      Object.assign(state, { isSubscribed: true, key: applicationServerKey });
      return Promise.resolve(subscription);
    },
  };
  const listeners = new Set<(event: object) => void>();
  const serviceWorker = {
    getRegistration: () => Promise.resolve(worker ? { pushManager } : undefined),
    addEventListener: (_: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: object) => void) => listeners.delete(listener),
  };
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  define(navigator, 'serviceWorker', serviceWorker);
  define(navigator, 'userAgent', agent);
  if (knows) {
    define(window, 'PushManager', class {});
    define(window, 'Notification', browserNotification);
  } else {
    Reflect.deleteProperty(window, 'PushManager');
    Reflect.deleteProperty(window, 'Notification');
  }
  define(window, 'matchMedia', () => ({
    ...{ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined },
  }));
  return {
    requestPermission,
    isSubscribed: () => state.isSubscribed,
    /** The key it subscribed with. */
    key: () => [...state.key],
    /** The service worker says something to the page. */
    tell: (data: unknown) => {
      const answered: unknown[] = [];
      const port = { postMessage: (message: unknown) => answered.push(message) };
      for (const listener of listeners) listener({ data, ports: [port] });
      return answered;
    },
  };
};
