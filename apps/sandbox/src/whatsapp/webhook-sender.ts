import { DAY_MS } from '@smachot/kernel';
import { request, Agent } from 'undici';
import { signature, webhookBody, type Account, type Update } from './webhook-body';

const MOST_UPDATES = 1000;
const FIRST_RETRY_MS = 250;
const SLOWEST_RETRY_MS = 5000;
const GIVE_UP_MS = 7 * DAY_MS;

interface Post {
  body: Buffer;
  signature: string;
  attempts: number;
  notBefore: number;
  since: number;
}

export interface Pace {
  /** Updates are held back until this moment (performance clock). */
  holdUntil: number;
  updatesPerPost: number;
  atOnce: number;
}

export const ordinaryPace: Pace = { holdUntil: 0, updatesPerPost: MOST_UPDATES, atOnce: 4 };

/**
 * Sends updates to the product until it accepts them. Any answer but 200 is retried for days with growing delays: the product may
 * be down for minutes. While it is down one probe at a time is sent, so that it is not flooded when it returns.
 */
export class WebhookSender {
  pace: Pace = ordinaryPace;
  private waiting: Update[] = [];
  private retries: Post[] = [];
  private inFlight = 0;
  /** The product is unreachable: killed or not started yet. An answer other than 200 concerns only its own post. */
  private down = false;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;
  /** Counted up by reset, so that answers to posts of before it are not retried into the emptied world. */
  private era = 0;
  private readonly agent = new Agent({ connections: 64, headersTimeout: 20_000, bodyTimeout: 20_000 });

  constructor(
    private readonly url: string,
    private readonly appSecret: string,
    private readonly account: Account,
  ) {}

  push(update: Update): void {
    this.waiting.push(update);
  }

  get queued(): number {
    return this.waiting.length + this.retries.length + this.inFlight;
  }

  /** Sends the webhooks that are due now; called whenever one was pushed or became due. */
  flush(): void {
    if (this.closed) return;
    const now = performance.now();
    const room = this.down ? 1 : this.pace.atOnce;
    while (this.inFlight < room) {
      const post = this.nextPost(now);
      if (!post) break;
      void this.deliver(post);
    }
    this.wakeForTheNext(now);
  }

  /** One delivery outside the queue, for tests of the receiving side: any bytes, signed or with the signature given. */
  async once(body: Buffer, given?: string): Promise<{ status: number; body: string }> {
    const answer = await this.send(body, given ?? signature(this.appSecret, body));
    return { status: answer.statusCode, body: await answer.body.text() };
  }

  reset(): void {
    this.era += 1;
    this.inFlight = 0;
    this.waiting = [];
    this.retries = [];
    this.down = false;
    this.pace = ordinaryPace;
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.agent.destroy();
  }

  private nextPost(now: number): Post | undefined {
    const due = this.retries.findIndex((post) => post.notBefore <= now);
    if (due >= 0) return this.retries.splice(due, 1)[0];
    // while the product is down its retries are the probe; fresh updates wait and grow into full posts
    if (this.down && this.retries.length > 0) return undefined;
    if (this.waiting.length === 0 || now < this.pace.holdUntil) return undefined;
    const body = webhookBody(this.account, this.waiting.splice(0, this.pace.updatesPerPost));
    return { body, signature: signature(this.appSecret, body), attempts: 0, notBefore: 0, since: Date.now() };
  }

  private async deliver(post: Post): Promise<void> {
    const { era } = this;
    this.inFlight += 1;
    const status = await this.send(post.body, post.signature)
      .then(async (answer) => {
        await answer.body.dump();
        return answer.statusCode;
      })
      .catch(() => undefined);
    if (era === this.era) this.inFlight -= 1;
    if (this.closed) return;
    if (era === this.era) this.settle(post, status);
    this.flush();
  }

  private settle(post: Post, status: number | undefined): void {
    this.down = status === undefined;
    if (status === 200 || Date.now() - post.since > GIVE_UP_MS) return;
    const wait = Math.min(SLOWEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(post.attempts, 10));
    post.attempts += 1;
    post.notBefore = performance.now() + wait;
    this.retries.push(post);
  }

  private wakeForTheNext(now: number): void {
    clearTimeout(this.timer);
    const moments = this.retries.map((post) => post.notBefore);
    if (this.waiting.length > 0 && this.pace.holdUntil > now) moments.push(this.pace.holdUntil);
    if (moments.length === 0) return;
    const soonest = moments.reduce((least, moment) => Math.min(least, moment));
    this.timer = setTimeout(() => this.flush(), Math.max(5, soonest - now));
  }

  private send(body: Buffer, signed: string) {
    return request(this.url, {
      method: 'POST',
      dispatcher: this.agent,
      headers: {
        'content-type': 'application/json',
        'x-hub-signature-256': signed,
        'user-agent': 'facebookexternalua',
      },
      body,
    });
  }
}
