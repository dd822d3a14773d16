import type { ManualRefund, ManualRefundStatus } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { manualRefundLifecycle } from '@smachot/lifecycles';
import { useFormat } from '@smachot/web-platform';
import { Badge, type IconName, type Tone } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ActButton } from '../acts/act-button';
import { useDecideRefundMutation } from '../acts/acts-api';
import styles from '../acts/acts.module.css';

const LOOK: Record<ManualRefundStatus, { tone: Tone; icon: IconName }> = {
  requested: { tone: 'warn', icon: 'clock' },
  approved: { tone: 'primary', icon: 'send' },
  done: { tone: 'ok', icon: 'check' },
  failed: { tone: 'bad', icon: 'alert' },
  declined: { tone: 'neutral', icon: 'x' },
  expired: { tone: 'neutral', icon: 'clock' },
};

/** One refund by hand: who asked for it and why, and what this admin may decide about it. */
export function RefundRow({ refund }: { refund: ManualRefund }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { amount, orderCode, orderId, status, reason, requestedByName, requestedAt } = refund;
  return (
    <li className={styles.row}>
      <span className={styles.rowText}>
        <b>{format.shekels(amount)}</b>
        <Link className="tap-line" to={`/me/orders/${orderId}`}>
          {t('refunds.ofOrder', { code: isolate(orderCode) })}
        </Link>
        <span className="muted small">
          {t('refunds.askedBy', {
            name: isolate(requestedByName),
            when: isolate(format.dateTime(requestedAt)),
          })}
        </span>
        <span className="lines" dir="auto">
          {reason}
        </span>
        <Decided refund={refund} />
      </span>
      <Badge {...LOOK[status]}>{t(`refunds.status.${status}`)}</Badge>
      {status === 'requested' ? <Decide refund={refund} /> : null}
    </li>
  );
}

function Decided({ refund: { decidedAt, decidedByName, decisionReason, reason } }: { refund: ManualRefund }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  if (decidedAt === null || decidedByName === null) return null;
  return (
    <>
      <span className="muted small">
        {t('refunds.decidedBy', { name: isolate(decidedByName), when: isolate(format.dateTime(decidedAt)) })}
      </span>
      {decisionReason === reason ? null : (
        <span className="lines" dir="auto">
          {decisionReason}
        </span>
      )}
    </>
  );
}

function Decide({ refund: { _id: refundId, mine, status, amount } }: { refund: ManualRefund }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [decide] = useDecideRefundMutation();
  const moves = manualRefundLifecycle.movesFor(status, mine ? 'first' : 'second');
  const sum = isolate(format.shekels(amount));
  return (
    <span className="row wrap">
      {mine ? <span className="muted small">{t('refunds.waitsForOther')}</span> : null}
      {moves.map((move) => {
        const act = move === 'decline' && mine ? 'takeBack' : move;
        return (
          <ActButton
            key={move}
            kind={move === 'approve' ? 'primary' : 'ghost'}
            title={t(`refunds.ask.${act}`, { sum })}
            text={t(`refunds.askText.${act}`, { sum })}
            confirm={t(`refunds.do.${act}`)}
            done={t(`refunds.done.${act}`)}
            reasons={[t(`refunds.why.${act}.one`), t(`refunds.why.${act}.two`)]}
            send={(reason) => decide({ params: { refundId }, body: { decision: move, reason } })}
          />
        );
      })}
    </span>
  );
}
