import { Button, Choice, Ltr } from '@smachot/web-ui';
import type { LinkedOrder } from '@smachot/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActDialog } from '../parts/act-dialog';
import { floorOf } from './attendance-acts';
import { AttendanceTerms } from './attendance-terms';
import type { AttendanceMove } from './use-attendance-act';

const PARTS = ['60', '70', '80', '90'] as const;

type Props = {
  linkedOrder: LinkedOrder;
  busy: boolean;
  problem: string | undefined;
  onMake: (move: AttendanceMove) => void;
  onClose: () => void;
};

/** Proposes to settle by who arrives, with the part of the number that is paid in any case. */
export function ProposeAttendanceDialog({ linkedOrder, busy, problem, onMake, onClose }: Props) {
  const { t } = useTranslation('orders');
  const [part, choose] = useState<(typeof PARTS)[number]>('80');
  const floorPercent = Number(part);
  return (
    <ActDialog
      title={t('attendance.ask.propose')}
      problem={problem}
      onClose={onClose}
      action={
        <Button busy={busy} onClick={() => onMake({ act: 'propose', floorPercent })}>
          {t('attendance.ask.proposeDo')}
        </Button>
      }
    >
      <p>{t('attendance.ask.proposeText')}</p>
      <Choice
        labelled
        label={t('attendance.floor')}
        value={part}
        options={PARTS.map((value) => ({ value, label: <Ltr>{`${value}%`}</Ltr> }))}
        onChange={choose}
      />
      <div aria-live="polite">
        <AttendanceTerms
          linkedOrder={linkedOrder}
          floor={floorOf(linkedOrder, floorPercent)}
          countAt={null}
        />
      </div>
    </ActDialog>
  );
}
