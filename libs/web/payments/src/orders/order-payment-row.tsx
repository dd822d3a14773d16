import { type MovementKind, type OrderMovement, orderReceipt, type PaidOrder } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { saveFile, useFormat, useProblemText } from '@smachot/web-platform';
import { Badge, Button, Note, type IconName, type Tone } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from '../payments.module.css';

const LOOK: Record<MovementKind, { tone: Tone; icon: IconName }> = {
  paid: { tone: 'ok', icon: 'check' },
  refunded: { tone: 'primary', icon: 'undo' },
  refunding: { tone: 'warn', icon: 'clock' },
  owed: { tone: 'warn', icon: 'wallet' },
  released: { tone: 'neutral', icon: 'lock' },
};

type MovementProps = { movement: OrderMovement; order: PaidOrder };

/** Sum, state and reason of one movement. */
function MovementLine({ movement, order }: MovementProps) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const { kind, at, amount, reason, text } = movement;
  const store = isolate(order.partnerName);
  return (
    <li className={styles.line}>
      <div className="grow">
        <Badge {...LOOK[kind]}>{t(`orders.moved.${kind}`)}</Badge>
        {at ? <span className="muted small"> {format.date(at)}</span> : null}
        {reason && reason !== 'other' ? (
          <div className="small">{t(`orders.because.${reason}`, { store })}</div>
        ) : null}
        {text ? (
          <q className="small muted" dir="auto">
            {text}
          </q>
        ) : null}
        {kind === 'refunding' || kind === 'owed' ? (
          <div className="small muted">{t(`orders.about.${kind}`)}</div>
        ) : null}
      </div>
      {amount === null ? null : <b>{format.shekels(amount)}</b>}
    </li>
  );
}

/** The payment confirmation of an order, as a file. */
function Confirmation({ order: { orderId, code } }: { order: PaidOrder }) {
  const { t } = useTranslation('payments');
  const say = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const download = async () => {
    setBusy(true);
    setProblem(undefined);
    await saveFile(orderReceipt, `order-${code}.pdf`, { params: { orderId } }).catch(setProblem);
    setBusy(false);
  };
  return (
    <div>
      <Button kind="soft" icon="download" busy={busy} onClick={() => void download()}>
        {t('orders.receipt')}
      </Button>
      {problem ? <Note tone="bad">{say(problem)}</Note> : null}
    </div>
  );
}

/** One order: its money as it moved. */
export function OrderPaymentRow({ order }: { order: PaidOrder }) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  return (
    <li className={styles.bill}>
      <div className="row wrap">
        <div style={{ flex: '1 1 200px' }}>
          <Link className="tap-line" to={`/me/orders/${order.orderId}`}>
            <bdi>{order.partnerName}</bdi>
          </Link>
          <div className="muted small">
            {t('orders.order', { code: isolate(order.code) })} · {format.date(order.startsAt)}
          </div>
        </div>
        <b style={{ fontSize: 'var(--f-18)' }}>{format.shekels(order.price)}</b>
      </div>
      <ul className={styles.lines}>
        {order.movements.map((movement, index) => (
          <MovementLine key={`${movement.kind}-${index}`} movement={movement} order={order} />
        ))}
      </ul>
      {order.captured > 0 ? <Confirmation order={order} /> : null}
    </li>
  );
}
