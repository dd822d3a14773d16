import { parentPort, workerData } from 'node:worker_threads';
import type { RenderPage } from '@smachot/contracts';
import type { FromPageThread, ToPageThread } from './messages';

// Entry of the thread that renders pages; bundled beside the api as page-thread.mjs. Its data is the address of the built web app's renderer.

type Answer = { status: number; body: string };
const waiting = new Map<number, (answer: Answer) => void>();
let lastAsk = 0;
const tell = (message: FromPageThread) => parentPort?.postMessage(message);
const loaded = import(String(workerData)) as Promise<{ renderPage: RenderPage }>;

const render = async ({ id, address, look }: Extract<ToPageThread, { kind: 'render' }>): Promise<void> => {
  try {
    const { renderPage } = await loaded;
    const page = await renderPage({ address, look }, (url, language) => {
      const ask = ++lastAsk;
      tell({ kind: 'ask', id, ask, url, language });
      return new Promise((resolve) => waiting.set(ask, resolve));
    });
    tell({ kind: 'rendered', id, page });
  } catch (error) {
    tell({
      kind: 'failed',
      id,
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
};

/** Pages are rendered one after the other: the language is one for the whole thread. */
let turn = Promise.resolve();

parentPort?.on('message', (message: ToPageThread) => {
  if (message.kind === 'render') {
    turn = turn.then(() => render(message));
    return;
  }
  waiting.get(message.ask)?.(message);
  waiting.delete(message.ask);
});
