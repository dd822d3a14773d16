import type { PlannedPayment } from '@smachot/contracts';
import { atWallTime, isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Badge, type IconName, type Tone } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import styles from './plan.module.css';

const LOOK: Record<PlannedPayment['status'], { tone: Tone; icon: IconName }> = {
  waits: { tone: 'neutral', icon: 'clock' },
  held: { tone: 'accent', icon: 'lock' },
  due: { tone: 'primary', icon: 'card' },
  failed: { tone: 'bad', icon: 'alert' },
  paid: { tone: 'ok', icon: 'check' },
  waived: { tone: 'neutral', icon: 'wallet' },
  off: { tone: 'neutral', icon: 'x' },
};

/** `status` is absent before the order is placed. */
export type PlanRow = Omit<PlannedPayment, 'status'> & Partial<Pick<PlannedPayment, 'status'>>;
type Props = { rows: readonly PlanRow[]; labelledBy?: string };

/** The payments of a plan with their dates and statuses. */
export function PlanRows({ rows, labelledBy }: Props) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (
    <ul className={styles.plan} aria-labelledby={labelledBy}>
      {rows.map(({ kind, amount, dueOn, cardPayments, status }) => (
        <li key={kind}>
          <span className="grow">
            <b>{t(`plan.kind.${kind}`)}</b>
            <small>
              {dueOn === null
                ? t('plan.atApproval')
                : t('plan.on', { day: isolate(format.dayAndDate(atWallTime(dueOn, '10:00'))) })}
              {cardPayments > 1 ? <> · {t('plan.split', { count: cardPayments })}</> : null}
            </small>
          </span>
          <span className={styles.planSum}>
            <b>{format.shekels(amount)}</b>
            {status ? <Badge {...LOOK[status]}>{t(`plan.status.${status}`)}</Badge> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
