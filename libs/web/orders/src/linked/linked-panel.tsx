import type { Order, LinkedOrder } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Badge, Icon, Note } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMinute } from '../parts/use-minute';
import { AttendanceBox } from '../attendance/attendance-box';
import { AmendmentBox } from './amendment-box';
import { linkedActsOf, type LinkedAct } from './linked-acts';
import { LinkedActs } from './linked-act-buttons';
import { Outcome } from './linked-outcome';
import { RideStops } from './ride-stops';
import { useLinkedWords } from './use-linked-words';
import ordersStyles from '../orders.module.css';
import linkedStyles from './linked.module.css';
import styles from './linked-panel.module.css';

type Props = { order: Order; linkedOrder: LinkedOrder };

/** The invitation whose guests count; the host gets a link to it. */
function Whose({ order, linkedOrder: { status, counts, eventId, eventTitle, seatsConfirmed } }: Props) {
  const { t } = useTranslation('orders');
  if (seatsConfirmed === null || status === 'left') return <>{t('linked.gone')}</>;
  if (order.side === 'partner')
    return (
      <>
        {t(counts === 'rides' ? 'linked.ridesOfCustomer' : 'linked.ofCustomer', {
          customer: isolate(order.customer.firstName),
        })}
      </>
    );
  const words = t(counts === 'rides' ? 'linked.ridesOf' : 'linked.of', { title: isolate(eventTitle ?? '') });
  return eventId === null ? <>{words}</> : <Link to={`/me/rsvps/${eventId}`}>{words}</Link>;
}

/** The agreed number beside the guests' confirmed number. */
function Figures({
  linkedOrder: { counts, agreedParticipants, seatsConfirmed },
}: {
  linkedOrder: LinkedOrder;
}) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('linked.agreed')}</dt>
        <dd>{format.number(agreedParticipants)}</dd>
      </div>
      {seatsConfirmed === null ? null : (
        <div data-live>
          <dt>{t(counts === 'rides' ? 'linked.ridesNow' : 'linked.confirmedNow')}</dt>
          <dd aria-live="polite">{format.number(seatsConfirmed)}</dd>
        </div>
      )}
    </dl>
  );
}

/** The current estimate, and the effect of one more guest. */
function Estimate({ linkedOrder }: { linkedOrder: LinkedOrder }) {
  const { t } = useTranslation('orders');
  const words = useLinkedWords();
  const { estimate, oneMoreGuest } = linkedOrder;
  if (!estimate) return null;
  return (
    <dl className={clsx(ordersStyles.sums, styles.sums)}>
      <dt>
        {t('linked.now')}
        <small>{words.guests(estimate.participants)}</small>
      </dt>
      <dd>
        {words.shekels(estimate.price)}
        <small>{words.difference(estimate)}</small>
      </dd>
      {oneMoreGuest === null ? null : (
        <>
          <dt>{t('linked.oneMore')}</dt>
          <dd>{words.shekels(oneMoreGuest)}</dd>
        </>
      )}
    </dl>
  );
}

type FloatingProps = Props & { acts: readonly LinkedAct[]; onAct: (act: LinkedAct) => void };

function Floating({ order, linkedOrder, acts, onAct }: FloatingProps) {
  const { t } = useTranslation('orders');
  const words = useLinkedWords();
  const { amendment, agreedParticipants, beyondAgreed } = linkedOrder;
  const bounds = words.bounds(linkedOrder);
  const asked = amendment?.status === 'proposed';
  return (
    <>
      <Figures linkedOrder={linkedOrder} />
      {amendment ? <AmendmentBox order={order} linkedOrder={linkedOrder} amendment={amendment} /> : null}
      {order.side === 'partner' ? <LinkedActs acts={acts} onAct={onAct} /> : null}
      {beyondAgreed && !asked ? (
        <Note tone="warn" icon="users">
          {t(`linked.${linkedOrder.counts === 'rides' ? 'ridesBeyond' : 'beyond'}.${order.side}`, {
            store: isolate(order.store.businessName),
            participants: words.guests(agreedParticipants),
          })}
        </Note>
      ) : null}
      <Estimate linkedOrder={linkedOrder} />
      {bounds ? <p className="small muted">{bounds}</p> : null}
      {/* re-linking is among the other actions, as for an order that was never linked */}
      {order.side === 'customer' ? (
        <LinkedActs acts={acts.filter((act) => act !== 'follow')} onAct={onAct} />
      ) : null}
    </>
  );
}

/** The number to prepare for while who arrives is still to decide, or the outcome. */
function NotFloating({ order, linkedOrder }: Props) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  if (linkedOrder.status !== 'counting') return <Outcome order={order} linkedOrder={linkedOrder} />;
  return (
    <p className={linkedStyles.final}>
      <b>{format.number(linkedOrder.agreedParticipants)}</b>
      <span>{t('linked.finalNumber.counting')}</span>
    </p>
  );
}

/** Settling by who arrives, and the stops of an order that counts rides. */
function Beside({ order, linkedOrder }: Props) {
  return (
    <>
      <AttendanceBox order={order} linkedOrder={linkedOrder} />
      {linkedOrder.counts === 'rides' && linkedOrder.status !== 'left' ? <RideStops order={order} /> : null}
    </>
  );
}

type PanelProps = { order: Order; onAct: (act: LinkedAct) => void };

/** The link of an order to its customer's guests: the agreed number, the confirmed number, the price, the cut-off. */
export function LinkedPanel({ order, onAct }: PanelProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const words = useLinkedWords();
  const at = useMinute();
  const { following: linkedOrder } = order;
  if (!linkedOrder) return null;
  const floats = linkedOrder.status === 'following';
  return (
    <section className={clsx('card', styles.linked)} aria-labelledby="order-linked">
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon name="users" size={24} />
        </span>
        <div className="grow">
          <h2 id="order-linked">
            {t(floats && linkedOrder.seatsConfirmed !== null ? 'linked.title' : 'linked.titleOver')}
          </h2>
          <p className="small muted">
            <Whose order={order} linkedOrder={linkedOrder} />
          </p>
        </div>
      </div>
      {floats ? (
        <>
          <p className={styles.until}>
            <span>{t('linked.until', { when: words.until(linkedOrder) })}</span>
            <Badge tone="primary" icon="clock">
              {format.relative(linkedOrder.cutOffAt)}
            </Badge>
          </p>
          <Floating order={order} linkedOrder={linkedOrder} acts={linkedActsOf(order, at)} onAct={onAct} />
        </>
      ) : (
        <NotFloating order={order} linkedOrder={linkedOrder} />
      )}
      <Beside order={order} linkedOrder={linkedOrder} />
    </section>
  );
}
