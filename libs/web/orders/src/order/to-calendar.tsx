import { orderCalendarFile, type Order } from '@smachot/contracts';
import { saveFile, useProblemText } from '@smachot/web-platform';
import { Note } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../parts/more-actions';

/** The order as a calendar file; importing it again replaces the previous entry. */
export function ToCalendar({ order: { orderId, code, status } }: { order: Order }) {
  const { t } = useTranslation('orders');
  const words = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  if (status !== 'pending' && status !== 'approved') return null;
  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    await saveFile(orderCalendarFile, `order-${code}.ics`, { params: { orderId } }).catch(setProblem);
    setBusy(false);
  };
  return (
    <>
      <ActionButton
        icon="cal"
        title={t('entry.add')}
        note={t('entry.addWhat')}
        busy={busy}
        onClick={() => void save()}
      />
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </>
  );
}
