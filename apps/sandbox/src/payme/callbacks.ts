import { Agent, request } from 'undici';

const FIRST_RETRY_MS = 250;
const SLOWEST_RETRY_MS = 30_000;
const TRIES = 40;

/** Posts callback forms until they are answered with 200; about a quarter of an hour. */
export class CallbackPoster {
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly agent = new Agent({ connections: 8, headersTimeout: 10_000, bodyTimeout: 10_000 });
  private closed = false;

  post(url: string, fields: Record<string, string>, inMs: number, tried = 0): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void this.attempt(url, fields, tried);
    }, inMs);
    this.timers.add(timer);
  }

  get waiting(): number {
    return this.timers.size;
  }

  clear(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  async close(): Promise<void> {
    this.closed = true;
    this.clear();
    await this.agent.destroy();
  }

  private async attempt(url: string, fields: Record<string, string>, tried: number): Promise<void> {
    const taken = await request(url, {
      method: 'POST',
      dispatcher: this.agent,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
      .then(async (answer) => {
        await answer.body.dump();
        return answer.statusCode === 200;
      })
      .catch(() => false);
    if (taken || this.closed || tried + 1 >= TRIES) return;
    this.post(url, fields, Math.min(SLOWEST_RETRY_MS, FIRST_RETRY_MS * 2 ** tried), tried + 1);
  }
}
