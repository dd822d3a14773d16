import { type AttendanceId, OBJECTION_DAYS } from '@smachot/contracts';
import { accept, DAY_MS, refuse, type Result } from '@smachot/kernel';
import { withinBounds } from '@smachot/pricing';
import type { OrderState } from '../order-state';
import { objectionsUntil } from '../order-times';
import type { Attendance } from './attendance';
import type { Side } from './attendance-state';
import type { LinkedOrderState } from './linked-order-state';
import type { Settlement } from './settlement';

/** `arrived`: people checked in, without those who may have been counted twice. Null: the invitation is gone. */
export type Door = { arrived: number; date: Date } | null;

/** Settling an order by who arrived: the agreement before the cut-off, the count after the event, an objection, the settlement. */
export class AttendanceSteps {
  constructor(
    private readonly state: LinkedOrderState,
    private readonly attendance: Attendance,
    private readonly settlement: Settlement,
    private readonly order: OrderState,
  ) {}

  propose(by: Side, floorPercent: number, now: Date): Result<undefined> {
    const { status, eventId, cutOffAt, counts } = this.state;
    if (status !== 'following' || !eventId || this.order.status !== 'approved')
      return refuse('lifecycle.illegal_move');
    if (cutOffAt <= now) return refuse('order.too_late');
    // the door counts people, not those of them who came by bus
    if (counts === 'rides') return refuse('attendance.rides');
    return this.attendance.propose(by, floorPercent, cutOffAt, now);
  }

  answer(
    id: AttendanceId,
    by: Side,
    type: 'accept' | 'refuse' | 'withdraw' | 'concede' | 'drop',
    now: Date,
  ): Result<undefined> {
    if (type === 'concede' || type === 'drop') return this.resolve(id, by, type, now);
    if (this.state.cutOffAt <= now) return refuse('order.too_late');
    return this.attendance.answer(id, by, type, now);
  }

  /** The business names a greater number than the arrivals. */
  object(
    id: AttendanceId,
    { participants, reason }: { participants: number; reason: string },
    now: Date,
  ): Result<undefined> {
    const agreed = this.attendance.newest;
    if (agreed?.id !== id || agreed.status !== 'counted') return refuse('lifecycle.illegal_move');
    // the clock decides, not whether the tick has run
    if (agreed.nextAt! <= now) return refuse('order.too_late');
    const isGreater = participants > agreed.countedParticipants!;
    if (!isGreater || withinBounds(this.order.rates!.unit, participants) !== participants)
      return refuse('attendance.claim', { fields: { participants: 'attendance.claim' } });
    const until = new Date(now.getTime() + OBJECTION_DAYS * DAY_MS);
    return this.attendance.object({ participants, reason, until }, now);
  }

  /** Does the due step. */
  look(door: Door, now: Date, isRestDay: (day: Date) => boolean): Result<undefined> {
    const agreed = this.attendance.newest;
    if (!agreed?.nextAt || agreed.nextAt > now) return refuse('lifecycle.illegal_move');
    if (agreed.status === 'proposed') {
      this.attendance.remind();
      return accept();
    }
    if (this.state.status !== 'counting' || !this.settlement.canMoveMoney)
      return refuse('lifecycle.illegal_move');
    if (agreed.status === 'fixed') return this.count(door, now, isRestDay);
    const counted = agreed.status === 'counted';
    const number = counted ? this.settlement.attended(agreed.arrived!) : this.settlement.attended(0);
    if (!this.attendance.decide({ type: 'settle', by: 'system' }, counted ? 'door' : 'time'))
      return refuse('lifecycle.illegal_move');
    return this.settlement.settleBy(number, now);
  }

  private count(door: Door, now: Date, isRestDay: (day: Date) => boolean): Result<undefined> {
    // an event that was moved and has not been yet counts nobody
    const arrived = door && door.date <= now ? door.arrived : 0;
    const number = this.settlement.attended(arrived);
    if (arrived > 0) {
      this.attendance.count({ arrived, ...number }, objectionsUntil(now, isRestDay), now);
      return accept();
    }
    this.attendance.decide({ type: 'settle', by: 'system' }, 'no_door');
    return this.settlement.settleBy(number, now);
  }

  /** Both agree again after an objection. */
  private resolve(id: AttendanceId, by: Side, type: 'concede' | 'drop', now: Date): Result<undefined> {
    const agreed = this.attendance.newest;
    if (agreed?.id !== id || !this.settlement.canMoveMoney) return refuse('lifecycle.illegal_move');
    const { claimedParticipants, arrived } = agreed;
    const move = { type, by } as { type: 'concede'; by: 'customer' } | { type: 'drop'; by: 'partner' };
    if (!this.attendance.decide(move, type === 'concede' ? 'customer' : 'partner'))
      return refuse('lifecycle.illegal_move');
    const number =
      type === 'concede' ? this.settlement.named(claimedParticipants!) : this.settlement.attended(arrived!);
    return this.settlement.settleBy(number, now);
  }
}
