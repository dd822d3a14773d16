import type { AttendanceAnswer, AttendanceDecision, AttendanceId } from '@smachot/contracts';
import { accept, DAY_MS, newId, refuse, type Result } from '@smachot/kernel';
import { attendanceLifecycle, type AttendanceMove } from '@smachot/lifecycles';
import type { Journal } from '../order-journal';
import type { AttendanceState, Side } from './attendance-state';

/** Milliseconds before the cut-off at which the side that was asked is reminded. */
const REMINDED_AHEAD_MS = DAY_MS;

const newsTo = (side: Side) => (side === 'partner' ? ('crew' as const) : side);
const otherOf = (side: Side): Side => (side === 'customer' ? 'partner' : 'customer');

type Move = AttendanceMove extends infer One ? (One extends unknown ? Omit<One, 'of'> : never) : never;

/** Agreements of both sides to settle by who arrived: at most one of an order is open. */
export class Attendance {
  /** New and changed agreements, in the order of their changes. */
  readonly changed = new Set<AttendanceState>();

  constructor(
    private latest: AttendanceState | null,
    private readonly journal: Journal,
  ) {}

  get newest(): AttendanceState | null {
    return this.latest;
  }
  /** Whether both agreed, and the number is not decided yet. */
  get decides(): boolean {
    const { status } = this.latest ?? {};
    return status === 'accepted' || status === 'fixed' || status === 'counted' || status === 'objected';
  }

  propose(by: Side, floorPercent: number, cutOffAt: Date, now: Date): Result<undefined> {
    if (this.latest?.status === 'proposed' || this.decides) return refuse('attendance.open');
    const remindAt = new Date(cutOffAt.getTime() - REMINDED_AHEAD_MS);
    this.latest = {
      id: newId(),
      status: 'proposed',
      by,
      floorPercent,
      proposedAt: now,
      answeredAt: null,
      nextAt: remindAt > now ? remindAt : null,
      fixedParticipants: null,
      arrived: null,
      countedParticipants: null,
      claimedParticipants: null,
      reason: '',
      decidedBy: null,
    };
    this.changed.add(this.latest);
    this.journal.note('attendance_proposed', now);
    this.tell(otherOf(by), 'order_attendance_proposed', true);
    return accept();
  }

  /** Answers the newest proposal only. */
  answer(
    id: AttendanceId,
    by: Side,
    type: Extract<AttendanceAnswer, 'accept' | 'refuse' | 'withdraw'>,
    now: Date,
  ): Result<undefined> {
    const asked = this.latest;
    if (asked?.id !== id || !this.move({ type, by })) return refuse('lifecycle.illegal_move');
    Object.assign(asked, { answeredAt: now, nextAt: null });
    if (type === 'withdraw') return accept();
    if (type === 'accept') this.journal.note('attendance_agreed', now);
    this.tell(asked.by, type === 'accept' ? 'order_attendance_agreed' : 'order_attendance_declined', false);
    return accept();
  }

  /** Reminds the side that was asked, once. */
  remind(): void {
    const asked = this.latest!;
    asked.nextAt = null;
    this.changed.add(asked);
    this.tell(otherOf(asked.by), 'order_attendance_proposed', false);
  }

  /** Lapses an open proposal at the cut-off. */
  lapse(now: Date): void {
    if (!this.close(now)) return;
    for (const side of ['customer', 'partner'] as const) this.tell(side, 'order_attendance_declined', false);
  }

  fix(participants: number, countAt: Date): void {
    this.must({ type: 'fix', by: 'system' });
    Object.assign(this.latest!, { fixedParticipants: participants, nextAt: countAt });
  }

  /** Both sides are told the number that follows from the arrivals. `price` in agorot; `until`: the business may object. */
  count(
    { arrived, participants, price }: { arrived: number; participants: number; price: number },
    until: Date,
    now: Date,
  ): void {
    this.must({ type: 'count', by: 'system' });
    Object.assign(this.latest!, { arrived, countedParticipants: participants, nextAt: until });
    this.journal.note('attendance_counted', now, { participants, amount: price });
    this.journal.tellBoth('order_attendance_counted', {
      urgent: true,
      participants,
      amount: price,
      values: { until: until.toISOString() },
    });
  }

  object(claim: { participants: number; reason: string; until: Date }, now: Date): Result<undefined> {
    if (!this.move({ type: 'object', by: 'partner' })) return refuse('lifecycle.illegal_move');
    const { participants, reason, until } = claim;
    Object.assign(this.latest!, { claimedParticipants: participants, reason, nextAt: until });
    this.journal.note('attendance_objected', now, { participants, reason });
    this.journal.tell('customer', 'order_attendance_objected', {
      urgent: true,
      participants,
      values: { until: until.toISOString() },
    });
    return accept();
  }

  /** Ends it with a number; false: this is not its turn. */
  decide(move: Move & { type: 'concede' | 'drop' | 'settle' }, decidedBy: AttendanceDecision): boolean {
    if (!this.move(move)) return false;
    Object.assign(this.latest!, { decidedBy, nextAt: null });
    return true;
  }

  /** Ends with the order, or with its link to the invitation. */
  end(now: Date): void {
    if (this.close(now)) return;
    if (this.latest && this.move({ type: 'end', by: 'system' })) this.latest.nextAt = null;
  }

  /** Erases the words of the business, which may name people. */
  forget(): void {
    if (!this.latest?.reason) return;
    this.latest.reason = '';
    this.changed.add(this.latest);
  }

  private close(now: Date): boolean {
    if (!this.move({ type: 'lapse', by: 'system' })) return false;
    Object.assign(this.latest!, { answeredAt: now, nextAt: null });
    return true;
  }

  private tell(side: Side, kind: Parameters<Journal['tell']>[1], urgent: boolean): void {
    const { floorPercent } = this.latest!;
    this.journal.tell(newsTo(side), kind, { urgent, values: { percent: floorPercent } });
  }

  private must(move: Move): void {
    if (!this.move(move)) throw new Error(`${this.latest?.status ?? 'nothing'} does not ${move.type}`);
  }

  private move(move: Move): boolean {
    const { latest } = this;
    const status = latest && attendanceLifecycle.move(latest.status, { ...move, of: latest.by });
    if (!status) return false;
    latest.status = status;
    this.changed.add(latest);
    return true;
  }
}
