import type { AttendanceAnswer, AttendanceId, OrderId } from '@smachot/contracts';
import { useActOnce } from '../order/use-act-once';
import {
  useAnswerAttendanceMutation,
  useObjectToAttendanceMutation,
  useProposeAttendanceMutation,
} from '../orders-api';

/** An action with all its arguments. */
export type AttendanceMove =
  | { act: 'propose'; floorPercent: number }
  | { act: AttendanceAnswer; attendanceId: AttendanceId }
  | { act: 'object'; attendanceId: AttendanceId; participants: number; reason: string };

const STALE = new Set(['lifecycle.illegal_move', 'order.too_late', 'attendance.open']);

/** Takes an action on settling by who arrived; repeated presses are idempotent. */
export const useAttendanceAct = (orderId: OrderId) => {
  const [propose, proposing] = useProposeAttendanceMutation();
  const [answer, answering] = useAnswerAttendanceMutation();
  const [object, objecting] = useObjectToAttendanceMutation();

  const ask = (move: AttendanceMove, idempotencyKey: string) => {
    if (move.act === 'propose')
      return propose({ params: { orderId }, idempotencyKey, body: { floorPercent: move.floorPercent } });
    const params = { orderId, attendanceId: move.attendanceId };
    if (move.act === 'object') {
      const { participants, reason } = move;
      return object({ params, idempotencyKey, body: { participants, reason } });
    }
    return answer({ params, idempotencyKey, body: { answer: move.act } });
  };
  // stale when another person acted first, or the time has passed
  const make = useActOnce(orderId, ask, (code) => STALE.has(code));
  const busy = [proposing, answering, objecting].some(({ isLoading }) => isLoading);
  return { make, busy };
};
