import { orderCalendarFile, type Order } from '@smachot/contracts';
import { saveFile, useProblemText } from '@smachot/web-platform';
import { Icon, Note } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './order.module.css';

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
      <button
        type="button"
        className={styles.move}
        aria-busy={busy}
        disabled={busy}
        onClick={() => void save()}
      >
        <Icon name="cal" />
        <span className="grow">
          <b>{t('entry.add')}</b>
          <small>{t('entry.addWhat')}</small>
        </span>
      </button>
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </>
  );
}
