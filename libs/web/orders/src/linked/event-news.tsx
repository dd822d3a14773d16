import type {
  EventNews as News,
  MoveConsequence,
  Order,
  OrderMoveName,
  WhenAndWhere as Terms,
} from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { orderLifecycle, stands } from '@smachot/lifecycles';
import { useFormat } from '@smachot/web-platform';
import { Button, Icon } from '@smachot/web-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsequenceWords } from '../order/consequence-words';
import styles from './event-news.module.css';

type Props = {
  order: Order;
  consequences: Partial<Record<OrderMoveName, MoveConsequence>> | undefined;
  onMove: (move: OrderMoveName) => void;
  /** Further actions. */
  children?: ReactNode;
};

/** One of two times and places shown beside each other. */
export function WhenAndWhere({ label, at, now }: { label: string; at: Terms; now?: boolean }) {
  const format = useFormat();
  return (
    <div data-live={now}>
      <dt>{label}</dt>
      <dd>
        <b>{format.dateTime(at.datetime)}</b>
        {at.address === null ? null : <bdi>{at.address}</bdi>}
      </dd>
    </div>
  );
}

/** Lets the customer cancel an order for a cancelled event, and shows the refund. */
function WayOut({ order, consequences, onMove }: Props) {
  const { t } = useTranslation('orders');
  const words = useConsequenceWords();
  const move = (['cancel', 'recall'] as const).find((one) =>
    orderLifecycle.movesFor(order.status, order.side).includes(one),
  );
  const consequence = move && consequences?.[move];
  if (!move || !consequence || order.side !== 'customer') return null;
  const { sentence, sum } = words(move, order.side, consequence);
  return (
    <div className={styles.out}>
      <p className="small">
        {sentence}
        {sum ? ` ${sum.label}: ${isolate(sum.amount)}` : ''}
      </p>
      <Button kind="line" icon="undo" onClick={() => onMove(move)}>
        {t(`moves.${move}`)}
      </Button>
    </div>
  );
}

const isNews = ({ moved, cancelledAt }: News): boolean => moved !== null || cancelledAt !== null;

/** The linked event was moved or cancelled, and the order was not: both sides see the old terms beside the new. */
export function EventNews({ children, ...props }: Props) {
  const { t } = useTranslation('orders');
  const { order } = props;
  const news = order.following?.event;
  if (!news || !isNews(news) || !stands(order.status)) return null;
  const { moved, cancelledAt } = news;
  const names = {
    store: isolate(order.store.businessName),
    customer: isolate(order.customer.firstName),
  };
  const what = cancelledAt ? 'cancelled' : 'moved';
  return (
    <section className={clsx('card', styles.news)} aria-labelledby="order-event-news">
      <div className={styles.head}>
        <Icon name={cancelledAt ? 'alert' : 'cal'} size={24} />
        <h2 id="order-event-news">{t(`event.news.${what}.title`)}</h2>
      </div>
      <p>{t(`event.news.${what}.${order.side}`, names)}</p>
      {moved ? (
        <dl className={styles.two}>
          <WhenAndWhere label={t('event.news.before')} at={moved.from} />
          <WhenAndWhere label={t('event.news.now')} at={moved.to} now />
        </dl>
      ) : null}
      {moved ? children : null}
      <WayOut {...props} />
    </section>
  );
}
