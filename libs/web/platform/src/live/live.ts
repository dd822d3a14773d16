import { live, LiveHint } from '@smachot/contracts';
import { currentCredentials, whenAnswered } from '../calls/transport';
import { eventReader, type StreamEvent } from './event-stream';

/** `gap`: something may have been missed, read everything again. */
export type Hint = LiveHint | 'gap';
type OnHint = (hint: Hint) => void;

const BACKOFF_MS = [1000, 2000, 5000, 10_000, 30_000];
/** Longer than the server's heartbeat: silence means a dead wire, as after sleep. */
const SILENCE_MS = 45_000;
/** Screens mount and leave in bursts; the stream is opened anew once for all of them. */
const SETTLE_MS = 50;

const listeners = new Map<string, Set<OnHint>>();
let lastId: string | null = null;
let failures = 0;
let connection: AbortController | null = null;
let again: ReturnType<typeof setTimeout> | undefined;
/** Topics of the stream before this one: only their listeners can have missed something while it was changed. */
let heardBefore: ReadonlySet<string> = new Set();

/** One failed attempt is normal while a server is replaced; after two the numbers on screen are stale. */
const LOST_AFTER = 2;
const watchers = new Set<() => void>();
let lost = false;
const setLost = (now: boolean): void => {
  if (now === lost) return;
  lost = now;
  watchers.forEach((tell) => tell());
};

/** Whether the shown data may be stale, because the stream of hints is lost. */
export const liveLost = {
  subscribe: (tell: () => void) => {
    watchers.add(tell);
    return () => void watchers.delete(tell);
  },
  now: (): boolean => lost,
};

const gapFor = (topics: Iterable<string>) => {
  for (const topic of topics) for (const onHint of listeners.get(topic) ?? []) onHint('gap');
};

const deliver = ({ id, event, data }: StreamEvent): void => {
  if (id !== null) lastId = id;
  if (event !== 'hint') return;
  let hint: LiveHint | { topic: '*' };
  try {
    hint = JSON.parse(data) as LiveHint;
  } catch {
    return gapFor(listeners.keys());
  }
  if (hint.topic === '*') return gapFor(listeners.keys());
  const read = LiveHint.safeParse(hint);
  if (read.success) for (const onHint of listeners.get(read.data.topic) ?? []) onHint(read.data);
};

const later = (ms: number) => {
  clearTimeout(again);
  again = setTimeout(() => void connect(), ms);
};

const readAll = async (body: ReadableStream<Uint8Array>, leaving: AbortController) => {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const read = eventReader(deliver);
  for (;;) {
    const silence = setTimeout(() => leaving.abort(), SILENCE_MS);
    const { done, value } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return;
    failures = 0; // only a wire that carries something is a good one
    setLost(false);
    read(decoder.decode(value, { stream: true }));
  }
};

const open = async (leaving: AbortController): Promise<void> => {
  const topics = [...listeners.keys()].sort();
  const token = currentCredentials().accessToken();
  const response = await fetch(`${live.path}?topics=${encodeURIComponent(topics.join(','))}`, {
    headers: {
      accept: live.media,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(lastId === null ? {} : { 'last-event-id': lastId }),
    },
    signal: leaving.signal,
    credentials: 'omit',
    cache: 'no-store',
  });
  if (response.status === 401) await currentCredentials().renew();
  if (!response.ok || !response.body) throw new Error(`live answered ${response.status}`);
  // The server replays from the id we send; without one it cannot know which hints we missed.
  if (lastId === null) gapFor(heardBefore);
  heardBefore = new Set(topics);
  await readAll(response.body, leaving);
};

const connect = async (): Promise<void> => {
  connection?.abort();
  if (listeners.size === 0) {
    connection = null;
    setLost(false);
    return;
  }
  const leaving = new AbortController();
  connection = leaving;
  await open(leaving).catch(() => undefined);
  if (connection !== leaving) return; // replaced on purpose
  failures += 1;
  setLost(failures >= LOST_AFTER);
  const wait = BACKOFF_MS[Math.min(failures, BACKOFF_MS.length) - 1] ?? BACKOFF_MS[0]!;
  later(wait * (0.7 + Math.random() * 0.6)); // jitter: if all clients reconnected in the same second, it would be a second outage
};

const tryNow = () => {
  if (lost) later(SETTLE_MS);
};
// A successful call shows that the server is reachable: the stream reconnects at once, without its backoff.
whenAnswered(tryNow);
globalThis.addEventListener?.('online', tryNow);

/** Change hints of one topic (`event:{id}`, `me`) until the returned function is called. */
export const subscribe = (topic: string, onHint: OnHint): (() => void) => {
  const known = listeners.get(topic);
  const some = known ?? new Set<OnHint>();
  some.add(onHint);
  listeners.set(topic, some);
  if (!known) later(SETTLE_MS);
  return () => {
    some.delete(onHint);
    if (some.size > 0 || listeners.get(topic) !== some) return;
    listeners.delete(topic);
    later(SETTLE_MS);
  };
};

/** The session ended or another person signed in: the old stream must not be resumed. */
export const resetLive = (): void => {
  lastId = null;
  failures = 0;
  setLost(false);
  heardBefore = new Set();
  later(SETTLE_MS);
};
