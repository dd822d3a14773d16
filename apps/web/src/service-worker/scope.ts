/** The used part of a service worker's global scope; the types of pages and of workers cannot be loaded together. */
export type WorkerScope = {
  readonly location: { origin: string };
  readonly caches: CacheStorage;
  readonly clients: { claim: () => Promise<void> };
  readonly fetch: typeof fetch;
  skipWaiting: () => Promise<void>;
  addEventListener: <K extends keyof WorkerEvents>(
    type: K,
    listener: (event: WorkerEvents[K]) => void,
  ) => void;
};
/** The part of it that shows notices. */
export type NoticeScope = Pick<WorkerScope, 'location' | 'fetch' | 'addEventListener'> & {
  readonly clients: {
    matchAll: (which: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly OpenWindow[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager'>;
};
/** A window of ours that is open. */
export type OpenWindow = {
  url: string;
  focused: boolean;
  focus: () => Promise<unknown>;
  postMessage: (message: unknown, transfer: Transferable[]) => void;
};
type Extendable = { waitUntil: (work: Promise<unknown>) => void };
export type FetchedEvent = Extendable & {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
};
type PushedEvent = Extendable & { data: { json: () => unknown } | null };
type ClickedEvent = Extendable & { notification: { data: unknown; close: () => void } };
export type ResubscribedEvent = Extendable & {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
};
type WorkerEvents = {
  push: PushedEvent;
  notificationclick: ClickedEvent;
  pushsubscriptionchange: ResubscribedEvent;
  install: Extendable;
  activate: Extendable;
  fetch: FetchedEvent;
  message: Extendable & { data: unknown; ports: readonly { postMessage: (answer: unknown) => void }[] };
};
