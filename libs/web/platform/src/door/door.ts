import {
  type Arrival,
  type DoorEntry,
  type DoorList,
  MOST_SCANS,
  type Scan,
  type ScanAnswer,
  type ScanBatch,
} from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { problemOf } from '../calls/failure';
import { now } from '../config/product-clock';
import { type DoorRow, doorRows } from './door-rows';
import type { DoorStorage, KeptDoor } from './door-storage';
import { sendScans } from './send-scans';

/** Where a door gets its list and sends its scans. `key`: what the device keeps it under. */
export type DoorSource = {
  key: string;
  page: (cursor?: string) => Promise<DoorList>;
  record: (batch: ScanBatch) => Promise<ScanAnswer>;
};
export type DoorDevice = { deviceId: string; door: () => string };

export type DoorState = {
  /** Null: not read yet, neither from the device nor from the server. */
  about: Pick<DoorList, 'title' | 'startsAt' | 'closesAt'> | null;
  rows: DoorRow[];
  /** Scans that the server has not got yet. */
  unsent: number;
  /** The last request was answered. */
  isOnline: boolean;
  /** Whether this device can keep scans while the page is closed. */
  isKept: boolean;
  /** A refusal, for `useProblemText`. */
  problem: unknown;
  /** The door does not exist, or no longer for this person. */
  isGone: boolean;
  /** Scans that the server did not take: their ticket or guest was deleted, or they are invalid. */
  refused: number;
};

/** What came of a scanned or typed ticket. */
export type Verdict =
  | { kind: 'admitted'; row: DoorRow }
  | { kind: 'already'; row: DoorRow; first: Arrival; isHere: boolean }
  | { kind: 'unknown' };

const NOTHING: DoorState = {
  ...{ about: null, rows: [], unsent: 0, isOnline: true, isKept: true },
  ...{ problem: null, isGone: false, refused: 0 },
};
/** How long a scan waits for what other devices recorded before it is decided by what is known here. */
const ASK_MS = 1_500;

/**
 * The door of an event on one device. Scans count at once, are kept on the device until the server has them, and are sent again
 * until it answers; what other devices recorded is merged in.
 */
export class Door {
  private state = NOTHING;
  private entries: DoorEntry[] = [];
  private readonly facts = new Map<string, Arrival>();
  private readonly waiting = new Map<string, Scan>();
  private next = 0;
  private running: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly source: DoorSource,
    private readonly storage: DoorStorage,
    private readonly device: DoorDevice,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly now = (): DoorState => this.state;

  /** Shows what the device has kept, then reads the list and the arrivals anew. */
  async open(): Promise<void> {
    await this.stored(async () => {
      const kept = await this.storage.list(this.source.key);
      for (const scan of await this.storage.unsent(this.source.key)) this.waiting.set(scan.scanId, scan);
      if (kept) this.take(kept);
    });
    await this.refresh();
  }

  /** Reads the list anew, and the arrivals. */
  async refresh(): Promise<void> {
    try {
      const entries: DoorEntry[] = [];
      let page = await this.source.page();
      for (entries.push(...page.entries); page.nextCursor; entries.push(...page.entries))
        page = await this.source.page(page.nextCursor);
      this.entries = entries.sort((a, b) => a.name.localeCompare(b.name));
      const { title, startsAt, closesAt } = page;
      this.show({ about: { title, startsAt, closesAt }, isOnline: true });
      await this.keep();
    } catch (error) {
      await this.failed(error);
      if (this.state.isGone) return;
    }
    await this.sync();
  }

  /** Sends what waits and reads what others recorded; one at a time. */
  sync(): Promise<void> {
    this.running ??= this.exchange().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** Records people who arrived. `name`: of a walk-in, whose subject is new. */
  async admit(subjectId: string, people: number, name = ''): Promise<void> {
    await this.note({ subjectId, people, name, undoes: null });
  }
  async admitWalkIn(name: string, people: number): Promise<void> {
    await this.admit(newId(), people, name);
  }
  /** Takes a scan back, by whichever device it was made. */
  async undo({ scanId, subjectId, people }: Arrival): Promise<void> {
    await this.note({ subjectId, people, name: '', undoes: scanId });
  }

  /** Admits a ticket by its code unless somebody entered with it; what other devices recorded is asked for first. */
  async scan(code: string): Promise<Verdict> {
    await Promise.race([this.sync(), new Promise((done) => setTimeout(done, ASK_MS))]);
    if (!this.rowOf(code))
      await Promise.race([this.refresh(), new Promise((done) => setTimeout(done, ASK_MS))]);
    const row = this.rowOf(code);
    if (!row) return { kind: 'unknown' };
    const [first] = row.scans;
    if (first) return { kind: 'already', row, first, isHere: first.deviceId === this.device.deviceId };
    await this.admit(row.subjectId, 1);
    return { kind: 'admitted', row };
  }

  private rowOf(code: string): DoorRow | undefined {
    return this.state.rows.find((row) => row.code === code);
  }

  private async note(about: Pick<Scan, 'people' | 'name' | 'undoes'> & { subjectId: string }): Promise<void> {
    const at = now().toISOString();
    const scan: Scan = { ...about, scanId: newId(), at };
    this.waiting.set(scan.scanId, scan);
    this.show({});
    await this.stored(() => this.storage.keepUnsent(this.source.key, scan));
    void this.sync();
  }

  private async exchange(): Promise<void> {
    try {
      for (let more = true; more;) {
        const scans = [...this.waiting.values()].slice(0, MOST_SCANS);
        const batch = { scans, sentAt: now().toISOString(), after: this.next };
        const { deviceId } = this.device;
        const whole = { ...batch, deviceId, door: this.device.door() };
        const answer = await sendScans(this.source.record, whole);
        await this.received(scans, answer);
        more = answer.more || this.waiting.size > 0;
      }
    } catch (error) {
      await this.failed(error);
    }
  }

  /** The server has these scans: they are forgotten here after what it answered is kept. */
  private async received(sent: readonly Scan[], answer: ScanAnswer): Promise<void> {
    for (const arrival of answer.arrivals) this.facts.set(arrival.scanId, arrival);
    const ids = sent.map(({ scanId }) => scanId);
    const isNews = answer.arrivals.length > 0;
    this.next = answer.next;
    const refused = new Set<string>(answer.refused);
    for (const scan of sent) {
      // its fact may come with a later answer only; until then it counts as it was recorded here
      if (!refused.has(scan.scanId) && !this.facts.has(scan.scanId))
        this.facts.set(scan.scanId, this.own(scan));
      this.waiting.delete(scan.scanId);
    }
    this.show({ isOnline: true, problem: null, refused: this.state.refused + refused.size });
    if (isNews) await this.keep();
    if (ids.length > 0) await this.stored(() => this.storage.forgetUnsent(this.source.key, ids));
  }

  private async failed(error: unknown): Promise<void> {
    const failure = problemOf(error);
    const status = failure.status ?? 0;
    if (failure.kind === 'no-response' || status >= 500 || status === 429)
      return this.show({ isOnline: false });
    const isGone = status === 404 || status === 403;
    this.show({ isOnline: true, problem: error, isGone, ...(isGone ? { rows: [], about: null } : {}) });
    if (isGone) await this.stored(() => this.storage.forgetList(this.source.key));
  }

  private own(scan: Scan): Arrival {
    return { ...scan, deviceId: this.device.deviceId, door: this.device.door() };
  }

  private take({ arrivals, next, entries, title, startsAt, closesAt }: KeptDoor): void {
    for (const arrival of arrivals) this.facts.set(arrival.scanId, arrival);
    this.next = next;
    this.entries = entries;
    this.show({ about: { title, startsAt, closesAt } });
  }

  private async keep(): Promise<void> {
    const { about } = this.state;
    if (!about) return;
    const kept = { ...about, entries: this.entries, arrivals: [...this.facts.values()], next: this.next };
    await this.stored(() => this.storage.keepList(this.source.key, kept));
  }

  /** Where the device cannot store (private windows, a full disk) the door works while the page is open, and says so. */
  private async stored(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch {
      this.show({ isKept: false });
    }
  }

  private show(change: Partial<DoorState>): void {
    const known = [...this.facts.values(), ...[...this.waiting.values()].map((scan) => this.own(scan))];
    const rows = this.state.isGone ? [] : doorRows(this.entries, known);
    this.state = { ...this.state, rows, unsent: this.waiting.size, ...change };
    for (const listener of this.listeners) listener();
  }
}
