import { type Attendance, objectToAttendance, OBJECTION_DAYS } from '@smachot/contracts';
import { useContractForm } from '@smachot/web-platform';
import { Button, Field } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useLinkedWords } from '../linked/use-linked-words';
import { ActDialog } from '../parts/act-dialog';
import type { AttendanceMove } from './use-attendance-act';

type Props = {
  attendance: Attendance;
  busy: boolean;
  problem: string | undefined;
  onMake: (move: AttendanceMove) => void;
  onClose: () => void;
};

const read = (typed: string): number | undefined => (/^\d{1,6}$/.test(typed) ? Number(typed) : undefined);

/** The business objects to the count with its own, greater number. */
export function ObjectAttendanceDialog({ attendance, busy, problem, onMake, onClose }: Props) {
  const { t } = useTranslation('orders');
  const words = useLinkedWords();
  const { attendanceId, counted } = attendance;
  const form = useContractForm(objectToAttendance.body, {
    defaults: { participants: '', reason: '' },
    wireOf: ({ participants, reason }) => ({ participants: read(participants), reason }),
    send: (body) => onMake({ act: 'object', attendanceId, ...body }),
  });
  return (
    <ActDialog
      title={t('attendance.ask.object')}
      problem={problem}
      onClose={onClose}
      action={
        <Button busy={busy} onClick={() => void form.submit()}>
          {t('attendance.ask.objectDo')}
        </Button>
      }
    >
      <p>{t('attendance.ask.objectText', { count: OBJECTION_DAYS })}</p>
      <Field
        label={t('attendance.ask.claimed')}
        hint={t('attendance.ask.claimedHint', { participants: words.guests(counted?.participants ?? 0) })}
        inputMode="numeric"
        startIcon="users"
        {...form.field('participants')}
      />
      <Field
        label={t('attendance.ask.reason')}
        hint={t('attendance.ask.reasonHint')}
        multiline
        minRows={2}
        {...form.field('reason')}
      />
    </ActDialog>
  );
}
