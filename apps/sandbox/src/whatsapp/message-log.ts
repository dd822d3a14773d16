import type { OutgoingMessage } from './message.schema';

const KEPT = 300_000;

export interface StatusRecord {
  status: string;
  /** ISO, product's clock. */
  at: string;
  /** The provider's error code of a failure. */
  code?: number;
}

/** A message the product sent and we accepted. The body stays as bytes: a bench leaves hundreds of thousands of them. */
export class AcceptedMessage {
  readonly statuses: StatusRecord[] = [];
  /** Answered before its read receipt was due: the receipt was sent early. */
  readEarly = false;

  constructor(
    readonly wamid: string,
    readonly phone: string,
    readonly type: string,
    readonly at: string,
    readonly callbackData: string | undefined,
    private readonly raw: Buffer,
  ) {}

  body(): OutgoingMessage {
    return JSON.parse(this.raw.toString('utf8')) as OutgoingMessage;
  }

  has(status: string): boolean {
    return this.statuses.some((record) => record.status === status);
  }

  toJSON() {
    const { wamid, phone, type, at, statuses } = this;
    return { wamid, to: phone, type, body: this.body(), at, statuses };
  }
}

/** A message a guest wrote or tapped. */
export interface GuestMessage {
  wamid: string;
  phone: string;
  at: string;
  text: string;
  /** The message answered to. */
  context?: string | undefined;
}

export type ThreadEntry = AcceptedMessage | GuestMessage;

export class MessageLog {
  private readonly accepted = new Map<string, AcceptedMessage>();
  private readonly threads = new Map<string, ThreadEntry[]>();

  add(message: AcceptedMessage): void {
    this.accepted.set(message.wamid, message);
    this.append(message);
    if (this.accepted.size > KEPT) this.forgetOldest();
  }

  addGuest(message: GuestMessage): void {
    this.append(message);
  }

  find(wamid: string): AcceptedMessage | undefined {
    return this.accepted.get(wamid);
  }

  list(phone?: string): AcceptedMessage[] {
    if (phone === undefined) return [...this.accepted.values()];
    return this.thread(phone).filter((entry) => entry instanceof AcceptedMessage);
  }

  thread(phone: string): readonly ThreadEntry[] {
    return this.threads.get(phone) ?? [];
  }

  get size(): number {
    return this.accepted.size;
  }

  /** Each number with its newest message. */
  *latest(): Iterable<{ phone: string; entry: ThreadEntry }> {
    for (const [phone, thread] of this.threads) {
      const entry = thread.at(-1);
      if (entry) yield { phone, entry };
    }
  }

  clear(): void {
    this.accepted.clear();
    this.threads.clear();
  }

  private append(entry: ThreadEntry): void {
    const thread = this.threads.get(entry.phone);
    if (thread) thread.push(entry);
    else this.threads.set(entry.phone, [entry]);
  }

  private forgetOldest(): void {
    const oldest = this.accepted.values().next().value;
    if (!oldest) return;
    this.accepted.delete(oldest.wamid);
    const thread = this.threads.get(oldest.phone);
    const at = thread?.indexOf(oldest) ?? -1;
    if (thread && at >= 0) thread.splice(at, 1);
    if (thread?.length === 0) this.threads.delete(oldest.phone);
  }
}
