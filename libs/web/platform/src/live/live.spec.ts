import { MINUTE_MS } from '@smachot/kernel';
import { provideCredentials } from '../calls/transport';
import { liveLost, resetLive, subscribe, type Hint } from './live';

type Wire = {
  url: string;
  headers: Headers;
  say: (text: string) => void;
  end: () => void;
  closed: () => boolean;
};
let wires: Wire[] = [];
let status = 200;

const streaming: typeof fetch = (input, init) => {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  let closed = false;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  init?.signal?.addEventListener('abort', () => {
    closed = true;
    controller.error(new Error('aborted'));
  });
  wires.push({
    url: decodeURIComponent(input as string),
    headers: new Headers(init?.headers),
    say: (text) => controller.enqueue(new TextEncoder().encode(text)),
    end: () => controller.close(),
    closed: () => closed,
  });
  return Promise.resolve(new Response(status === 200 ? body : null, { status }));
};
const hintOf = (topic: string, version: number, id: string) =>
  `id: ${id}\nevent: hint\ndata: ${JSON.stringify({ topic, version })}\n\n`;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const leaving: (() => void)[] = [];
const listen = (topic: string) => {
  const heard: Hint[] = [];
  leaving.push(subscribe(topic, (hint) => heard.push(hint)));
  return heard;
};

beforeEach(() => {
  jest.useFakeTimers();
  wires = [];
  status = 200;
  globalThis.fetch = streaming;
  provideCredentials({
    accessToken: () => 'token',
    isStale: () => false,
    renew: () => Promise.resolve(true),
  });
});
afterEach(async () => {
  for (const leave of leaving.splice(0)) leave();
  resetLive();
  await pass(100);
  jest.useRealTimers();
});

it('opens one stream for all topics and gives each listener its own hints', async () => {
  const [event, me] = [listen('event:1'), listen('me')];
  await pass(100);
  expect(wires).toHaveLength(1);
  expect(wires[0]!.url).toBe('/v1/live?topics=event:1,me');
  expect(wires[0]!.headers.get('authorization')).toBe('Bearer token');
  wires[0]!.say(hintOf('event:1', 3, '7-0'));
  await pass(1);
  expect(event).toEqual([{ topic: 'event:1', version: 3 }]);
  expect(me).toEqual([]);
});

it('resumes after the last hint it heard, without calling it a gap', async () => {
  const heard = listen('event:1');
  await pass(100);
  wires[0]!.say(hintOf('event:1', 3, '7-0'));
  await pass(1);
  wires[0]!.end();
  await pass(3000);
  expect(wires[1]!.headers.get('last-event-id')).toBe('7-0');
  expect(heard).toHaveLength(1);
});

it('says that it is lost after the second failed try, and is tried at once when the network is back', async () => {
  listen('event:1');
  await pass(100);
  wires[0]!.say(': here\n\n');
  await pass(1);
  status = 503;
  wires[0]!.end();
  await pass(1);
  expect(liveLost.now()).toBe(false);
  await pass(3000);
  expect(liveLost.now()).toBe(true);
  await pass(20_000);
  status = 200;
  const tries = wires.length;
  window.dispatchEvent(new Event('online'));
  await pass(100);
  expect(wires.length).toBe(tries + 1);
  wires.at(-1)!.say(': here\n\n');
  await pass(1);
  expect(liveLost.now()).toBe(false);
});

it('calls it a gap when the wire broke before anything was heard, and when the server says so', async () => {
  const heard = listen('event:1');
  await pass(100);
  wires[0]!.end();
  await pass(3000);
  expect(heard).toEqual(['gap']);
  wires[1]!.say('id: 9-0\nevent: hint\ndata: {"topic":"*"}\n\n');
  await pass(1);
  expect(heard).toEqual(['gap', 'gap']);
});

it('does not tell a screen that has just come that it missed something', async () => {
  const me = listen('me');
  await pass(100);
  const event = listen('event:1');
  await pass(100);
  expect(wires).toHaveLength(2);
  expect(me).toEqual(['gap']);
  expect(event).toEqual([]);
});

it('takes a silent wire for a dead one', async () => {
  listen('event:1');
  await pass(100);
  await pass(46_000);
  expect(wires[0]!.closed()).toBe(true);
  await pass(5000);
  expect(wires).toHaveLength(2);
});

it('waits longer each time the server is out of order', async () => {
  status = 503;
  listen('event:1');
  await pass(MINUTE_MS);
  expect(wires.length).toBeGreaterThan(2);
  expect(wires.length).toBeLessThan(12);
});

it('closes the stream when nobody listens any more', async () => {
  listen('event:1');
  await pass(100);
  leaving.splice(0)[0]!();
  await pass(100);
  expect(wires[0]!.closed()).toBe(true);
  await pass(MINUTE_MS);
  expect(wires).toHaveLength(1);
});
