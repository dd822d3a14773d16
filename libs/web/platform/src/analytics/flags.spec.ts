import { flag, loadFlags, resetFlags } from './flags';

const target = { host: 'http://product.example', key: 'phc_demo' };
type SentRequest = { url: string; body: unknown; signal: AbortSignal };
let asked: SentRequest[] = [];
/** @param answer after so many milliseconds */
const service = (answer: unknown, afterMs = 0, ok = true) => {
  globalThis.fetch = (input, init) => {
    const signal = init!.signal!;
    asked.push({ url: input as string, body: JSON.parse(init!.body as string), signal });
    return new Promise((resolve, reject) => {
      setTimeout(() => resolve({ ok, json: () => Promise.resolve(answer) } as Response), afterMs);
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  };
};
beforeEach(() => {
  jest.useFakeTimers();
  resetFlags();
  asked = [];
});
afterEach(() => jest.useRealTimers());

const loaded = async (afterMs: number, person = 'p1') => {
  const loading = loadFlags(target, person);
  await jest.advanceTimersByTimeAsync(afterMs);
  await loading;
};

it('has a value before anybody was asked', () => expect(flag('confetti')).toBe(true));

it.each([
  ['a boolean', { flags: { confetti: false } }],
  ['a description', { flags: { confetti: { key: 'confetti', enabled: false, variant: null } } }],
])('takes what the service says as %s, asked once per person', async (_, answer) => {
  service(answer, 100);
  await loaded(100);
  expect(flag('confetti')).toBe(false);
  expect(asked).toMatchObject([
    { url: 'http://product.example/flags/?v=2', body: { token: 'phc_demo', distinct_id: 'p1' } },
  ]);
  await loaded(100);
  expect(asked).toHaveLength(1);
  resetFlags();
  expect(flag('confetti')).toBe(true);
});

it('gives up after 3000 ms and keeps its own value', async () => {
  service({ flags: { confetti: false } }, 3500);
  const loading = loadFlags(target, 'p1');
  await jest.advanceTimersByTimeAsync(2999);
  expect(asked[0]!.signal.aborted).toBe(false);
  expect(flag('confetti')).toBe(true);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked[0]!.signal.aborted).toBe(true);
  await jest.advanceTimersByTimeAsync(2000);
  await loading;
  expect(flag('confetti')).toBe(true);
});

it.each([
  ['nothing of it', {}, true],
  ['nonsense', { flags: { confetti: 'maybe' } }, true],
  ['an error', { flags: { confetti: false } }, false],
])('keeps its own value when the service says %s', async (_, answer, ok) => {
  service(answer, 1, ok);
  await loaded(1);
  expect(flag('confetti')).toBe(true);
});

it('ignores an answer for somebody who has left', async () => {
  service({ flags: { confetti: false } }, 100);
  const loading = loadFlags(target, 'p1');
  resetFlags();
  await jest.advanceTimersByTimeAsync(200);
  await loading;
  expect(flag('confetti')).toBe(true);
});
