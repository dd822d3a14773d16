import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '@smachot/server-platform';
import { type Dispatcher, Pool } from 'undici';
import { type PostOutcome, readAnswer } from './answer';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER = 64 * 1024;

/** Many keep-alive connections to the provider: it answers in some 300 ms, one message at a time on each connection. */
@Injectable()
export class CloudConnection implements OnApplicationShutdown {
  readonly pool: Pool;
  private readonly path: string;
  private readonly prefix: string;

  constructor(config: Config) {
    const { WHATSAPP_BASE_URL, WHATSAPP_RATE, WHATSAPP_VERSION, WHATSAPP_PHONE_NUMBER_ID } = config.settings;
    const base = new URL(WHATSAPP_BASE_URL);
    this.prefix = base.pathname.replace(/\/$/, '');
    this.path = `${this.prefix}/${WHATSAPP_VERSION}/${WHATSAPP_PHONE_NUMBER_ID}`;
    this.pool = new Pool(base.origin, {
      connections: Math.min(512, Math.max(16, Math.ceil(WHATSAPP_RATE / 2))),
      connectTimeout: 5000,
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
      keepAliveTimeout: 30_000,
    });
  }

  /** Path under the provider's version: `/oauth/access_token`, `/debug_token`. */
  underVersion(version: string, path: string): string {
    return `${this.prefix}/${version}${path}`;
  }
  get mediaPath(): string {
    return `${this.path}/media`;
  }

  /**
   * Posts one message. `beforeWrite` runs in the same turn in which the bytes go to the socket, never earlier: a request
   * that waits for a connection has not left yet. When it answers false the request is dropped unsent.
   */
  post(body: string, token: string, beforeWrite: () => boolean): Promise<PostOutcome> {
    return new Promise((resolve) => {
      const posting = new Posting(beforeWrite, resolve);
      this.pool.dispatch(
        {
          path: `${this.path}/messages`,
          method: 'POST',
          headers: ['content-type', 'application/json', 'authorization', `Bearer ${token}`],
          body,
        },
        posting,
      );
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }
}

class Posting implements Dispatcher.DispatchHandler {
  private written = false;
  private status = 0;
  private readonly chunks: Buffer[] = [];
  private size = 0;

  constructor(
    private readonly beforeWrite: () => boolean,
    private readonly resolve: (outcome: PostOutcome) => void,
  ) {}

  onRequestStart(controller: Dispatcher.DispatchController): void {
    if (!this.beforeWrite()) controller.abort(new Error('may not be sent any more'));
    else this.written = true;
  }
  onResponseStart(_: Dispatcher.DispatchController, statusCode: number): void {
    this.status = statusCode;
  }
  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.chunks.push(chunk);
    this.size += chunk.length;
    if (this.size > MAX_ANSWER) controller.abort(new Error('answer too long'));
  }
  onResponseEnd(): void {
    this.resolve(readAnswer(this.status, Buffer.concat(this.chunks).toString('utf8')));
  }
  onResponseError(): void {
    this.resolve({ kind: this.written ? 'unknown' : 'unsent' });
  }
}
