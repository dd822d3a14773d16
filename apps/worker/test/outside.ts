import net from 'node:net';
import { startWholeProduct } from './whole-product';

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** A message as the provider took it. */
export type Sent = {
  wamid: string;
  type: string;
  body: {
    text?: { body: string };
    template?: {
      name: string;
      language: { code: string };
      components: {
        type: string;
        parameters: { text?: string; payload?: string; image?: { id: string } }[];
      }[];
    };
  };
};

/** The whole product, called back by the outside world, with the world's own controls. */
export const startWithOutside = async () => {
  const port = await freePort();
  const app = await startWholeProduct({ port });
  const sandbox = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${app.sandboxUrl}/_sandbox/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  let offset = 0;
  return {
    ...app,
    url: `http://127.0.0.1:${port}`,
    sandbox,
    /** The product's and the world's clocks, which jobs go by too. */
    async moveClock(offsetMs: number): Promise<void> {
      offset = offsetMs;
      await app.call('POST', '/_dev/clock', { body: { offsetMs } });
      await sandbox('PUT', 'clock', { offsetMs });
      await new Promise((resolve) => setTimeout(resolve, 1200));
    },
    /** Webhooks and jobs until the answer is there. */
    async eventually<T>(what: string, ask: () => Promise<T | false | undefined>): Promise<T> {
      for (const end = Date.now() + 20_000; Date.now() < end;) {
        await app.jobs.tick(new Date(Date.now() + offset));
        await app.jobs.drain();
        const answer = await ask();
        if (answer) return answer;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`not in time: ${what}`);
    },
    /** @param to E.164 */
    messagesTo: (to: string) => sandbox<Sent[]>('GET', `whatsapp/messages?to=${encodeURIComponent(to)}`),
  };
};
export type WithOutside = Awaited<ReturnType<typeof startWithOutside>>;
