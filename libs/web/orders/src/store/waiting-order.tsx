import type { Language, OrderCard } from '@smachot/contracts';
import { menuNameIn } from '@smachot/i18n';
import { isolate } from '@smachot/kernel';
import { useFormat, useProblemText } from '@smachot/web-platform';
import { Avatar, Button, Icon, Note, useSnackbar } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMakeMove } from '../order/use-make-move';
import { EventFacts } from '../parts/event-facts';
import { useMinute } from '../parts/use-minute';
import { AskStreet } from '../street/ask-street';
import { StreetMissing } from '../street/street-box';
import { timeLeft } from './time-left';
import { useUndoable } from './use-undoable';
import orderRowStyles from '../parts/order-row.module.css';
import styles from './waiting-order.module.css';

/** The time left to answer: hours and minutes when it is urgent, hours otherwise. */
function AnswerClock({ order }: { order: OrderCard }) {
  const { t } = useTranslation('orders');
  const at = useMinute();
  if (order.respondBy === null) return null;
  const { hours, minutes, share, pressing, over } = timeLeft(order.createdAt, order.respondBy, at);
  const words = over
    ? t('clock.over')
    : pressing
      ? t('clock.precise', { hours, minutes: String(minutes).padStart(2, '0') })
      : t('clock.hours', { count: hours });
  return (
    <>
      <span className={styles.clock} data-pressing={pressing || undefined}>
        <Icon name="clock" size={16} />
        {words}
      </span>
      <span className={styles.clockBar} aria-hidden>
        <i style={{ inlineSize: `${Math.round(share * 100)}%` }} data-pressing={pressing || undefined} />
      </span>
    </>
  );
}

type Props = { order: OrderCard; to: string };

/** Approves the order after a while to take it back; when another person acted first, the list is refetched and shows the new state. */
const useApproval = (order: OrderCard) => {
  const { t } = useTranslation('orders');
  const words = useProblemText();
  const tell = useSnackbar();
  const { make, busy } = useMakeMove(order.orderId);
  const [problem, setProblem] = useState<string>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const approve = async () => {
    setProblem(undefined);
    const outcome = await make('approve', {});
    if ('moved' in outcome) tell(t('moved.approve'));
    else if ('stale' in outcome) tell(t('list.stale', { name: isolate(order.customerName) }));
    else {
      const why = words(outcome.problem);
      setProblem(why);
      // whoever has left the page reads it where they are
      if (!isHere.current) tell(t('list.notApproved', { name: isolate(order.customerName), why }));
    }
  };
  return { ...useUndoable(() => void approve()), busy, problem };
};

/** The customer, the menu and the time left to answer. */
function RequestHead({ order, to }: Props) {
  const { i18n } = useTranslation('orders');
  return (
    <div className={styles.requestHead}>
      <Avatar name={order.customerName} />
      <div className="grow">
        <h3>
          <Link className={orderRowStyles.rowLink} to={to}>
            <bdi>{order.customerName}</bdi>
          </Link>
        </h3>
        <p className="muted small">
          <bdi>{menuNameIn(order, i18n.language as Language)}</bdi>
        </p>
      </div>
      <AnswerClock order={order} />
    </div>
  );
}

/** A pending order of this store: approve it with one press, or open it to decline and to read all details. */
export function WaitingOrder({ order, to }: Props) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { ask, takeBack, waits, busy, problem } = useApproval(order);
  const charges = order.paymentStatus === 'held';
  return (
    <article className={clsx('card', orderRowStyles.request)}>
      <RequestHead order={order} to={to} />
      <EventFacts
        datetime={order.startsAt}
        participants={order.participants}
        floatsUntil={order.floatsUntil}
        address={order.address || null}
      />
      {order.streetMissing ? <StreetMissing /> : null}
      {problem ? <Note tone="bad">{problem}</Note> : null}
      <p className={waits ? 'small' : 'sr'} role="status">
        {waits ? t(charges ? 'approval.waitsCharging' : 'approval.waits') : ''}
      </p>
      <div className={styles.actions}>
        {waits ? (
          <Button kind="line" onClick={takeBack}>
            {t('approval.takeBack')}
          </Button>
        ) : (
          <Button kind="line" to={`${to}?move=decline`}>
            {t('do.decline')}
          </Button>
        )}
        {order.streetMissing ? (
          <AskStreet orderId={order.orderId} />
        ) : (
          <Button busy={busy || waits} onClick={ask}>
            {t('do.approveSum', { sum: isolate(format.shekels(order.price)) })}
          </Button>
        )}
      </div>
    </article>
  );
}
