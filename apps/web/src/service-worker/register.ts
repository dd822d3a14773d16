import { SERVICE_WORKER } from '@smachot/contracts';
import { HOUR_MS } from '@smachot/kernel';
import type { WorkerMessage } from './messages';

const tell = (worker: ServiceWorker | null, message: WorkerMessage, transfer: Transferable[] = []): void =>
  worker?.postMessage(message, transfer);

/** Has the device keep what this page loads. The first page of a visitor loads before there is a worker that could see it. */
const keepLoaded = (registration: ServiceWorkerRegistration): void => {
  const observer = new PerformanceObserver((list) => {
    const files = list.getEntries().flatMap(({ name }) => {
      const { origin, pathname } = new URL(name);
      return origin === location.origin && pathname.startsWith('/assets/') ? [pathname] : [];
    });
    if (files.length > 0) tell(registration.active, { type: 'keep', files });
  });
  observer.observe({ type: 'resource', buffered: true });
};

/** A page that stays open for days asks for a new version when it is looked at again. */
const askAgain = (registration: ServiceWorkerRegistration): void => {
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < HOUR_MS) return;
    askedAt = Date.now();
    void registration.update().catch(() => undefined);
  });
};

/** Registers the service worker; undefined where there is none: an old browser, a private window, a page of the development server. */
export const registerWorker = async (): Promise<ServiceWorkerRegistration | undefined> => {
  try {
    await navigator.serviceWorker.register(SERVICE_WORKER);
    const registration = await navigator.serviceWorker.ready;
    keepLoaded(registration);
    askAgain(registration);
    return registration;
  } catch {
    return undefined;
  }
};

const ownEntry = (): string =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? location.href)
    .pathname;

/** Whether the worker is of the version this page was loaded from. */
const isOfThisPage = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((answered) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answered(data === true);
    tell(worker, { type: 'has', file: ownEntry() }, [port2]);
  });

/** Calls `onReady` when a version newer than this page waits. The worker of this page's own version takes over unasked. */
export const whenNewVersion = (
  registration: ServiceWorkerRegistration,
  onReady: (worker: ServiceWorker) => void,
): void => {
  const look = async () => {
    const { waiting } = registration;
    if (!waiting || !registration.active) return;
    if (await isOfThisPage(waiting)) tell(waiting, { type: 'take-over' });
    else onReady(waiting);
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', () => void look()),
  );
  void look();
};

/** Puts the new version in charge and loads the page anew; the browser still asks where something typed would be lost. */
export const updateTo = (worker: ServiceWorker): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  tell(worker, { type: 'take-over' });
};
