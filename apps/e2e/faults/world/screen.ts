import { live } from '@smachot/contracts';
import { baseUrl } from '../../src/surroundings';

const AGAIN_MS = 100;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** An open page that listens to changes, and opens its stream anew after the last hint whenever it ends, as browsers do. */
export class Screen {
  /** Topics of all hints, in the order in which they came. */
  readonly heard: string[] = [];
  /** Why a stream could not be opened. */
  readonly refused: string[] = [];
  opened = 0;
  private lastId?: string;
  private readonly closing = new AbortController();
  private readonly listening: Promise<void>;

  constructor(
    private readonly token: string,
    private readonly topics: string,
  ) {
    this.listening = this.listen();
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.listening;
  }

  private async listen(): Promise<void> {
    while (!this.closing.signal.aborted) {
      await this.read().catch((error: Error) => this.note(error.message));
      if (!this.closing.signal.aborted) await sleep(AGAIN_MS);
    }
  }

  private async read(): Promise<void> {
    const address = new URL(live.path, baseUrl);
    address.searchParams.set('topics', this.topics);
    const answer = await fetch(address, {
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(this.lastId ? { 'last-event-id': this.lastId } : {}),
      },
      signal: this.closing.signal,
    });
    if (!answer.ok) return this.note(String(answer.status));
    this.opened += 1;
    let text = '';
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      const entries = `${text}${chunk}`.split('\n\n');
      text = entries.pop()!;
      for (const entry of entries) this.hear(entry);
    }
  }

  private hear(entry: string): void {
    const id = /^id: (.+)$/m.exec(entry)?.[1];
    const data = /^data: (.+)$/m.exec(entry)?.[1];
    if (!id || !data) return;
    this.lastId = id;
    this.heard.push((JSON.parse(data) as { topic: string }).topic);
  }

  private note(why: string): void {
    if (!this.closing.signal.aborted) this.refused.push(why);
  }
}
