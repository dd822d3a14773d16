import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PageThread } from './page-thread';

const look = {
  language: 'he',
  direction: 'rtl',
  themeMode: 'light',
  contrast: 'default',
  stretch: false,
  currency: 'ILS',
} as const;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'page-thread-'));
const entry = path.join(folder, 'thread.mjs');
// speaks as our entry does: asks once, and renders what was answered; some addresses end it
fs.writeFileSync(
  entry,
  `import { parentPort, workerData } from 'node:worker_threads';
const hoard = [];
parentPort.on('message', (message) => {
  if (message.kind === 'answer') return parentPort.postMessage({
    kind: 'rendered', id: message.ask, page: { html: message.status + message.body + workerData, page: '' } });
  if (message.address === 'fail') return parentPort.postMessage({ kind: 'failed', id: message.id, reason: 'no such screen' });
  if (message.address === 'end') process.exit(1);
  if (message.address === 'hang') for (;;);
  if (message.address === 'hoard') for (;;) hoard.push(new Array(100_000).fill(Math.random()));
  parentPort.postMessage({ kind: 'ask', id: message.id, ask: message.id, url: message.address, language: 'he' });
});`,
);
let thread: PageThread;
beforeEach(() => {
  thread = new PageThread(pathToFileURL(entry), 'renderer', { memoryMb: 32, timeMs: 3_000 });
});
afterEach(() => thread.end());
afterAll(() => fs.rmSync(folder, { recursive: true }));

const html = async (address: string) =>
  (await thread.render({ address, look }, (url) => Promise.resolve({ status: 200, body: url })))?.html;

it('renders from what the api answers', async () => {
  expect(await Promise.all([html('/a'), html('/b')])).toEqual(['200/arenderer', '200/brenderer']);
  expect(thread.pending).toBe(0);
});

it('renders on when an answer fails: the page is told so', async () => {
  const page = await thread.render({ address: '/a', look }, () => Promise.reject(new Error('down')));
  expect(page?.html).toBe('503{}renderer');
});

it.each([
  ['fail', 'no such screen'],
  ['end', 'has ended'],
  ['hoard', 'memory'],
  ['hang', 'has ended'],
])(
  'fails a page that breaks (%s), and renders the next',
  async (address, why) => {
    await expect(html(address)).rejects.toThrow(why);
    expect(await html('/a')).toBe('200/arenderer');
  },
  30_000,
);
