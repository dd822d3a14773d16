/** @jest-environment node */
import { APP_SHELL, GUEST_SHELL } from '@smachot/contracts';
import { nameOf, successorsOf, type WebBuild } from './build-files';
import { startWorker } from './start-worker';

const ORIGIN = 'https://smachot.example';
const absolute = (what: string | URL | { url: string }) =>
  new URL(typeof what === 'string' || what instanceof URL ? what : what.url, ORIGIN).href;

/** A device's Cache Storage, which stays over versions of the worker. */
const aDevice = () => {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string) => {
    const held = all.get(name) ?? new Map<string, Response>();
    all.set(name, held);
    return {
      match: (what: string) => Promise.resolve(held.get(absolute(what))?.clone()),
      put: (what: string, response: Response) => Promise.resolve(void held.set(absolute(what), response)),
      keys: () => Promise.resolve([...held.keys()].map((url) => new Request(url))),
    };
  };
  const caches = {
    open: (name: string) => Promise.resolve(cacheOf(name)),
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    match: (what: string) =>
      Promise.resolve(
        [...all.values()]
          .map((held) => held.get(absolute(what)))
          .find(Boolean)
          ?.clone(),
      ),
  } as unknown as CacheStorage;
  const kept = () =>
    [...all.values()].flatMap((held) => [...held.keys()].map((url) => new URL(url).pathname)).sort();
  return { caches, kept, versions: () => [...all.keys()] };
};

type Answers = Record<string, () => Response>;
const html = (text: string) => () => new Response(text, { headers: { 'cache-control': 'no-cache' } });
const asset = (text: string) => () =>
  new Response(text, { headers: { 'cache-control': 'public, max-age=31536000, immutable' } });
const SHELLS: Answers = { [APP_SHELL]: html('the app'), [GUEST_SHELL]: html('the guest page') };

const aWorker = (device: ReturnType<typeof aDevice>, build: WebBuild, server: Answers) => {
  const network = { isThere: true, asked: [] as string[], server };
  const listeners: Record<string, (event: unknown) => void> = {};
  const fetched = (what: RequestInfo | URL) => {
    const { pathname } = new URL(absolute(what));
    network.asked.push(pathname);
    if (!network.isThere) return Promise.reject(new TypeError('no network'));
    return Promise.resolve(network.server[pathname]?.() ?? new Response('', { status: 404 }));
  };
  startWorker(
    {
      location: { origin: ORIGIN },
      caches: device.caches,
      clients: { claim: () => Promise.resolve() },
      fetch: fetched,
      skipWaiting: () => Promise.resolve(),
      addEventListener: (type: string, listener: (event: never) => void) => {
        listeners[type] = listener as (event: unknown) => void;
      },
    },
    build,
  );
  const lasting = async (type: string, event: object = {}) => {
    const work: Promise<unknown>[] = [];
    listeners[type]!({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
  };
  /** The worker's answer; undefined: it lets the request go past. */
  const ask = async (url: string, { mode = 'cors', method = 'GET' } = {}) => {
    const request = { url: new URL(url, ORIGIN).href, method, mode };
    let answer: Promise<Response> | undefined;
    await lasting('fetch', { request, respondWith: (given: Promise<Response>) => (answer = given) });
    return answer ? (await answer).text() : undefined;
  };
  return { network, lasting, ask, open: (path: string) => ask(path, { mode: 'navigate' }) };
};

const BUILD: WebBuild = { version: 'one', files: [['/assets/index-aaaaaaa.js', []]] };
const installed = async (server: Answers = {}) => {
  const device = aDevice();
  const worker = aWorker(device, BUILD, { ...SHELLS, ...server });
  await worker.lasting('install');
  await worker.lasting('activate');
  worker.network.asked.length = 0;
  return { device, ...worker };
};

it.each([
  '/api/config',
  '/v1/me',
  '/admin/api/users',
  '/v1/files/1?token=x',
  '/q/abc',
  '/previews/x/1.png',
  '/robots.txt',
  'https://tiles.example/1.png',
])('neither answers nor keeps %s, not even opened as a page', async (url) => {
  const { ask, open, device } = await installed({ [new URL(url, ORIGIN).pathname]: asset('{}') });
  expect([await ask(url), await open(url)]).toEqual([undefined, undefined]);
  expect(device.kept()).toEqual([APP_SHELL, GUEST_SHELL]);
});

it('lets what changes something go past', async () => {
  const { ask } = await installed();
  expect(await ask('/me', { mode: 'navigate', method: 'POST' })).toBeUndefined();
});

it('brings a hashed file from the network once', async () => {
  const { ask, network } = await installed({ '/assets/a-aaaaaaa.js': asset('a') });
  expect([await ask('/assets/a-aaaaaaa.js'), await ask('/assets/a-aaaaaaa.js')]).toEqual(['a', 'a']);
  expect(network.asked).toEqual(['/assets/a-aaaaaaa.js']);
});

it('keeps no file that may not be stored, and no page', async () => {
  const secret = () => new Response('mine', { headers: { 'cache-control': 'no-store' } });
  const { ask, open, device } = await installed({ '/assets/x-aaaaaaa.js': secret, '/me': html('mine') });
  expect([await ask('/assets/x-aaaaaaa.js'), await open('/me')]).toEqual(['mine', 'mine']);
  expect(await ask('/assets/gone-aaaaaaa.js')).toBe('');
  expect(device.kept()).toEqual([APP_SHELL, GUEST_SHELL]);
});

it('shows the kept shell without the network, and while the server fails', async () => {
  const { open, network } = await installed({ '/me': () => new Response('down', { status: 502 }) });
  expect(await open('/me')).toBe('the app');
  network.isThere = false;
  expect(await open('/me/rsvps/1/door')).toBe('the app');
  expect(await open('/rsvp/01920000-0000-7000-8000-000000000001')).toBe('the guest page');
});

it('does not wait for ever for a network that says nothing', async () => {
  const { open, network } = await installed();
  jest.useFakeTimers();
  network.server['/me'] = () => new Promise(() => undefined) as never;
  const opening = open('/me');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await opening).toBe('the app');
  jest.useRealTimers();
});

it('keeps what a page has loaded before there was a worker', async () => {
  const { ask, lasting, network } = await installed({ '/assets/a-aaaaaaa.js': asset('a') });
  await lasting('message', { data: { type: 'keep', files: ['/assets/a-aaaaaaa.js', '/v1/me'] }, ports: [] });
  expect(network.asked).toEqual(['/assets/a-aaaaaaa.js']);
  network.isThere = false;
  expect(await ask('/assets/a-aaaaaaa.js')).toBe('a');
});

describe('a new version', () => {
  const NEW: WebBuild = {
    version: 'two',
    files: [
      ['/assets/door.screen-bbbbbbb.js', [1]],
      ['/assets/door-panel-bbbbbbb.js', [2]],
      ['/assets/shared-bbbbbbb.js', []],
      ['/assets/desk.screen-bbbbbbb.js', [2]],
    ],
  };
  const server = {
    ...SHELLS,
    [APP_SHELL]: html('the new app'),
    ...Object.fromEntries(NEW.files.map(([file]) => [file, asset('new')])),
  };

  it('brings the screens this device has, with all they need, and no others', async () => {
    const { device, ask } = await installed({ '/assets/door.screen-aaaaaaa.js': asset('old') });
    await ask('/assets/door.screen-aaaaaaa.js');
    const next = aWorker(device, NEW, server);
    await next.lasting('install');
    next.network.isThere = false;
    expect(await next.ask('/assets/door-panel-bbbbbbb.js')).toBe('new');
    expect(device.kept()).not.toContain('/assets/desk.screen-bbbbbbb.js');
    // a page of the version before may still ask for its own
    await next.lasting('activate');
    expect(await next.ask('/assets/door.screen-aaaaaaa.js')).toBe('old');
    expect(await next.open('/me')).toBe('the new app');
  });

  it('leaves one version before it', async () => {
    const { device } = await installed();
    for (const version of ['two', 'three']) {
      const next = aWorker(device, { version, files: [] }, server);
      await next.lasting('install');
      await next.lasting('activate');
    }
    expect(device.versions()).toEqual(['smachot-two', 'smachot-three']);
  });

  it('is not installed while its shell is not answered', async () => {
    const next = aWorker(aDevice(), NEW, {});
    await expect(next.lasting('install')).rejects.toThrow(APP_SHELL);
  });

  it('tells a page whether it is of its version', async () => {
    const { lasting } = aWorker(aDevice(), NEW, server);
    const said: unknown[] = [];
    const ports = [{ postMessage: (answer: unknown) => void said.push(answer) }];
    for (const file of ['/assets/desk.screen-bbbbbbb.js', '/assets/desk.screen-aaaaaaa.js'])
      await lasting('message', { data: { type: 'has', file }, ports });
    expect(said).toEqual([true, false]);
  });
});

it('knows a file by its name without the hash', () => {
  expect(nameOf('/assets/index-packages-Dh-8veO.js')).toBe('/assets/index-packages.js');
  expect(nameOf('/assets/rsvp.he-C5-6_aZ.js')).toBe('/assets/rsvp.he.js');
  expect(successorsOf([], BUILD)).toEqual([]);
});
