import { APP_SHELL, GUEST_SHELL, isAppPage, isGuestPage } from '@smachot/contracts';
import type { WebBuild } from './build-files';
import type { WorkerMessage } from './messages';
import type { FetchedEvent, WorkerScope } from './scope';
import { ASSETS, Shelf } from './shelf';

/** How long a page is waited for before the kept shell is shown: bars without a network often let requests hang. */
const PAGE_MS = 5_000;

const withTimeout = async (answer: Promise<Response>): Promise<Response | undefined> => {
  let timer: number | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(done, PAGE_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};

/**
 * The service worker. Hashed files come from the device and otherwise from the network; pages come from the network, and the shell the
 * device keeps stands in when it is not reached. Calls, personal files and everything else go past it: it neither answers nor keeps them.
 */
export const startWorker = (scope: WorkerScope, build: WebBuild): void => {
  const shelf = new Shelf(scope, build);

  const file = async (path: string, event: FetchedEvent): Promise<Response> => {
    const kept = await shelf.find(path);
    if (kept) return kept;
    const response = await scope.fetch(event.request);
    event.waitUntil(shelf.put(path, response));
    return response;
  };

  const page = async (path: string, request: Request): Promise<Response> => {
    const answer = scope.fetch(request);
    const response = await withTimeout(answer).catch(() => undefined);
    if (response && response.status < 500) return response;
    const shell = await shelf.find(isGuestPage(path) ? GUEST_SHELL : APP_SHELL);
    return shell ?? answer;
  };

  scope.addEventListener('install', (event) => event.waitUntil(shelf.prepare()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(shelf.tidy().then(() => scope.clients.claim())),
  );
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (pathname.startsWith(ASSETS)) event.respondWith(file(pathname, event));
    else if (request.mode === 'navigate' && isAppPage(pathname)) event.respondWith(page(pathname, request));
  });
  scope.addEventListener('message', (event) => {
    const message = event.data as WorkerMessage;
    if (message.type === 'keep') event.waitUntil(shelf.keep(message.files));
    else if (message.type === 'take-over') event.waitUntil(scope.skipWaiting());
    else if (message.type === 'has')
      event.ports[0]?.postMessage(build.files.some(([name]) => name === message.file));
  });
};
