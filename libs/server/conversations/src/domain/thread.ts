import { type ThreadMove, threadLifecycle } from '@smachot/lifecycles';
import type { StoreId, ThreadId, ThreadObstacle, ThreadSide, ThreadStatus, UserId } from '@smachot/contracts';
import { accept, MINUTE_MS, refuse, type Result } from '@smachot/kernel';

/** The unread state of one side of a thread. */
export type Inbox = {
  unread: number;
  seenAt: Date | null;
  /** Whether the side was already notified of its unread messages; one notification covers all of them. */
  notified: boolean;
  /** When to notify the side, unless it has read by then. */
  notifyAt: Date | null;
};
export type ThreadState = {
  id: ThreadId;
  storeId: StoreId;
  customerId: UserId;
  openedBy: ThreadSide;
  status: ThreadStatus;
  reportedBy: ThreadSide | null;
  lastNumber: number;
  lastBy: ThreadSide;
  /** Messages of the customer since the store last wrote. */
  unanswered: number;
  /** When the first of them was written; null: none waits. */
  unansweredSince: Date | null;
  /** Number of the last message that the store said needs no answer; 0: there is none. */
  settledNumber: number;
  createdAt: Date;
  lastAt: Date;
  customer: Inbox;
  partner: Inbox;
};

/** A side that has read within this time (milliseconds) has the thread on the screen and is not notified of the next message. */
export const PRESENT_MS = MINUTE_MS;

const otherSide = (side: ThreadSide): ThreadSide => (side === 'customer' ? 'partner' : 'customer');
const emptyInbox = (): Inbox => ({ unread: 0, seenAt: null, notified: false, notifyAt: null });

/** A conversation between a customer and a store. */
export class Thread {
  /** Sides to be notified immediately. */
  readonly sidesToNotify: ThreadSide[] = [];
  /** Whole minutes a customer waited for the message that was just written; undefined: nobody waited. */
  answeredAfter: number | undefined;

  constructor(readonly state: ThreadState) {}

  static open(about: Pick<ThreadState, 'id' | 'storeId' | 'customerId' | 'openedBy'>, now: Date): Thread {
    return new Thread({
      ...about,
      status: 'open',
      reportedBy: null,
      lastNumber: 0,
      lastBy: about.openedBy,
      unanswered: 0,
      unansweredSince: null,
      settledNumber: 0,
      createdAt: now,
      lastAt: now,
      customer: emptyInbox(),
      partner: emptyInbox(),
    });
  }

  /** Adds a message and answers its number within the thread. The writer has read all messages. */
  write(by: ThreadSide, now: Date): Result<number> {
    const moved = this.move({ type: 'write', by });
    if (!moved.ok) return moved;
    this.wait(by, now);
    Object.assign(this.state, {
      lastNumber: this.state.lastNumber + 1,
      lastBy: by,
      lastAt: now,
      unanswered: by === 'customer' ? this.state.unanswered + 1 : 0,
    });
    this.read(by, 0, now);
    this.arrive(this.state[otherSide(by)], otherSide(by), now);
    return accept(this.state.lastNumber);
  }

  /** Marks the thread as read by one side. `left`: the number of messages that remain unread. */
  read(side: ThreadSide, left: number, now: Date): void {
    const inbox = this.state[side];
    Object.assign(inbox, { unread: left, seenAt: now });
    if (left === 0) Object.assign(inbox, { notified: false, notifyAt: null });
  }

  /** Reminds a side that had the thread on the screen and has not read the message after all. */
  remind(side: ThreadSide, now: Date): void {
    const inbox = this.state[side];
    if (!inbox.notifyAt || inbox.notifyAt > now) return;
    inbox.notifyAt = null;
    if (inbox.unread > 0 && !inbox.notified) this.notify(inbox, side);
  }

  /** The store needs to answer nothing up to this message; 0: it does. How long the customer waits is measured all the same. */
  settle(upTo: number): void {
    this.state.settledNumber = Math.min(upTo, this.state.lastNumber);
  }

  report(by: ThreadSide): Result<undefined> {
    const moved = this.move({ type: 'report', by });
    if (moved.ok) this.state.reportedBy = by;
    return moved;
  }

  decide(decision: 'dismiss' | 'close'): Result<undefined> {
    const moved = this.move({ type: decision, by: 'admin' });
    if (moved.ok && decision === 'dismiss') this.state.reportedBy = null;
    return moved;
  }

  private wait(by: ThreadSide, now: Date): void {
    const { unansweredSince } = this.state;
    const waited = by === 'partner' && unansweredSince !== null;
    this.answeredAfter = waited
      ? Math.max(0, Math.floor((now.getTime() - unansweredSince.getTime()) / MINUTE_MS))
      : undefined;
    this.state.unansweredSince = by === 'customer' ? (unansweredSince ?? now) : null;
  }

  private arrive(inbox: Inbox, side: ThreadSide, now: Date): void {
    inbox.unread += 1;
    if (inbox.notified || inbox.notifyAt) return;
    const present = inbox.seenAt !== null && now.getTime() - inbox.seenAt.getTime() < PRESENT_MS;
    if (present) inbox.notifyAt = new Date(now.getTime() + PRESENT_MS);
    else this.notify(inbox, side);
  }

  private notify(inbox: Inbox, side: ThreadSide): void {
    inbox.notified = true;
    this.sidesToNotify.push(side);
  }

  private move(move: ThreadMove): Result<undefined> {
    const next = threadLifecycle.move(this.state.status, move);
    if (!next) return refuse('thread.not_open');
    this.state.status = next;
    return accept();
  }
}

type Waited = Pick<ThreadState, 'status' | 'unanswered' | 'lastNumber' | 'settledNumber'>;
/** Whether the last words of the customer wait for the store. */
export const waitsForStore = ({ status, unanswered, lastNumber, settledNumber }: Waited): boolean =>
  status === 'open' && unanswered > 0 && lastNumber > settledNumber;

/** The reason why nobody can write in the thread; the order of the checks is their priority. */
export const obstacleOf = (
  status: ThreadStatus,
  about: { storeOpen: boolean; customerKnown: boolean },
): ThreadObstacle | null => {
  if (status !== 'open') return status;
  if (!about.storeOpen) return 'store_closed';
  return about.customerKnown ? null : 'customer_left';
};
