import type { Attendance, AttendanceAnswer, LinkedOrder, Order } from '@smachot/contracts';
import { Button } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useLinkedWords } from '../linked/use-linked-words';
import { useActDialog } from '../order/use-act-dialog';
import { ActDialog } from '../parts/act-dialog';
import type { AttendanceAct } from './attendance-acts';
import { AttendanceTerms } from './attendance-terms';
import { ObjectAttendanceDialog } from './object-attendance.dialog';
import { ProposeAttendanceDialog } from './propose-attendance.dialog';
import { type AttendanceMove, useAttendanceAct } from './use-attendance-act';

type Props = { order: Order; linkedOrder: LinkedOrder; act: AttendanceAct; onClose: () => void };

type AnswerProps = {
  linkedOrder: LinkedOrder;
  attendance: Attendance;
  act: AttendanceAnswer;
  busy: boolean;
  problem: string | undefined;
  onMake: (move: AttendanceMove) => void;
  onClose: () => void;
};

/** Asks once more before an answer: an acceptance shows all terms, the end of an objection its sum. */
function AnswerDialog({ linkedOrder, attendance, act, busy, problem, onMake, onClose }: AnswerProps) {
  const { t } = useTranslation('orders');
  const words = useLinkedWords();
  const { attendanceId, floor, countAt, claimed, counted } = attendance;
  const number = act === 'concede' ? claimed : counted;
  return (
    <ActDialog
      title={t(`attendance.ask.${act}`)}
      problem={problem}
      onClose={onClose}
      action={
        <Button
          danger={act === 'refuse' || act === 'withdraw'}
          busy={busy}
          onClick={() => onMake({ act, attendanceId })}
        >
          {t(`attendance.do.${act}`)}
        </Button>
      }
    >
      {act === 'accept' ? (
        <AttendanceTerms linkedOrder={linkedOrder} floor={floor} countAt={countAt} />
      ) : null}
      {act === 'refuse' || act === 'withdraw' ? (
        <p>{t('attendance.ask.byAnswers', { when: words.until(linkedOrder) })}</p>
      ) : null}
      {(act === 'concede' || act === 'drop') && number ? (
        <p>
          {t('attendance.ask.final', {
            participants: words.guests(number.participants),
            price: words.shekels(number.price),
            difference: words.difference(number),
          })}
        </p>
      ) : null}
    </ActDialog>
  );
}

/** The dialog of one action on settling by who arrives. */
export function AttendanceDialog({ order, linkedOrder, act, onClose }: Props) {
  const { t } = useTranslation('orders');
  const { make, busy } = useAttendanceAct(order.orderId);
  const { attendance } = linkedOrder;
  const dialog = useActDialog({
    make,
    doneWords: ({ act: done }) => t(`attendance.done.${done}`),
    onClose,
    onStale: onClose,
  });
  const props = { linkedOrder, busy, onClose, ...dialog };
  if (act === 'propose') return <ProposeAttendanceDialog {...props} />;
  if (!attendance) return null;
  if (act === 'object')
    return <ObjectAttendanceDialog attendance={attendance} busy={busy} onClose={onClose} {...dialog} />;
  return <AnswerDialog {...props} attendance={attendance} act={act} />;
}
