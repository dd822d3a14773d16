import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Received {
  path: string;
  raw: Buffer;
  headers: IncomingMessage['headers'];
}

interface WireStatus {
  id: string;
  status: string;
  timestamp: string;
  recipient_id: string;
  biz_opaque_callback_data?: string;
  errors?: { code: number }[];
}

type WireValue = {
  statuses?: WireStatus[];
  messages?: Record<string, unknown>[];
  contacts?: Record<string, unknown>[];
};

interface WireBody {
  entry: { changes: { value: WireValue }[] }[];
}

/** A stand-in for the product in the sandbox's tests: records all webhooks and callbacks, and answers as configured. */
export class AProduct {
  readonly received: Received[] = [];
  answerWith = 200;
  private server: Server | undefined;
  /** A cache of parsed requests: tests poll until enough have arrived. */
  private readonly known = new WeakMap<Received, WireValue[]>();

  private constructor(public port: number) {}

  static async listening(): Promise<AProduct> {
    const product = new AProduct(0);
    await product.start();
    return product;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        this.received.push({ path: request.url ?? '', raw: Buffer.concat(chunks), headers: request.headers });
        response.writeHead(this.answerWith).end('ok');
      });
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  values(): WireValue[] {
    return this.webhooks().flatMap((received) => {
      if (!this.known.has(received)) this.known.set(received, valuesOf(received));
      return this.known.get(received)!;
    });
  }

  webhooks(): Received[] {
    return this.received.filter(({ path }) => path === '/webhooks/whatsapp');
  }

  statuses(): WireStatus[] {
    return this.values().flatMap((value) => value.statuses ?? []);
  }

  statusesOf(phone: string): WireStatus[] {
    return this.statuses().filter(({ recipient_id }) => recipient_id === phone);
  }

  messages(): Record<string, unknown>[] {
    return this.values().flatMap((value) => value.messages ?? []);
  }

  /** Form callbacks of payments. */
  callbacks(): Record<string, string>[] {
    return this.received
      .filter(({ path }) => path !== '/webhooks/whatsapp')
      .map(({ raw }) => Object.fromEntries(new URLSearchParams(raw.toString())));
  }
}

const valuesOf = ({ raw }: Received): WireValue[] =>
  (JSON.parse(raw.toString()) as WireBody).entry.flatMap(({ changes }) => changes.map(({ value }) => value));

/** Waits until the question is answered with something; fails after three minutes. */
export async function eventually<T>(ask: () => T | undefined | false): Promise<T> {
  const end = Date.now() + 180_000;
  while (Date.now() < end) {
    const answer = ask();
    if (answer) return answer;
    await sleep(20);
  }
  throw new Error(`never: ${ask.toString()}`);
}

export const hmac = (secret: string, raw: Buffer) =>
  `sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`;
