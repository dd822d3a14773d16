import type { AttendanceDecision, AttendanceId, AttendanceStatus } from '@smachot/contracts';

export type Side = 'customer' | 'partner';

/** An agreement to settle an order by who arrived, or the proposal of one. */
export type AttendanceState = {
  id: AttendanceId;
  status: AttendanceStatus;
  by: Side;
  /** The part of the number at the cut-off that is paid in any case. */
  floorPercent: number;
  proposedAt: Date;
  answeredAt: Date | null;
  /** When the next step is due: a reminder, the count, the settlement; null: none, or the cut-off takes it. */
  nextAt: Date | null;
  fixedParticipants: number | null;
  /** People checked in when it was counted. */
  arrived: number | null;
  countedParticipants: number | null;
  claimedParticipants: number | null;
  reason: string;
  decidedBy: AttendanceDecision | null;
};
