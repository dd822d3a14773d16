import type { Order } from '@smachot/contracts';
import {
  Button,
  Chargebacks,
  Icon,
  Note,
  Page,
  ProblemState,
  QueryStatus,
  SkeletonDesk,
} from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkedDialog } from '../linked/linked.dialog';
import { AskChange } from '../changes/ask-change';
import { ChangeBox } from '../changes/change-box';
import { ChangeDialog } from '../changes/change.dialog';
import { EventNews } from '../linked/event-news';
import { LinkedPanel } from '../linked/linked-panel';
import { PlanCard } from '../plan/plan-card';
import { StreetBox } from '../street/street-box';
import { MoveDialog } from './move.dialog';
import { OrderDetails } from './order-details';
import { OrderHead } from './order-head';
import { OrderActions } from './order-actions';
import { OrderTimeline } from './order-timeline';
import type { OrderScreen, useOrderScreen } from './use-order-screen';
import ordersStyles from '../orders.module.css';
import orderStyles from './order.module.css';

type Props = {
  screen: ReturnType<typeof useOrderScreen>;
  /** The path of the list of orders. */
  list: string;
  title: string;
  /** Content at the top, for example a payment that needs the customer. */
  first?: ReactNode;
  receipt?: ReactNode;
  /** The business's income from the order. */
  income?: ReactNode;
  /** Actions beside the transitions. */
  more?: ReactNode;
  openDetails?: boolean;
};

const UNPAID = new Set<Order['payment']['status']>([
  'none',
  'held',
  'capturing',
  'action_required',
  'voided',
]);

function MissingOrder({ list }: Pick<Props, 'list'>) {
  const { t } = useTranslation('orders');
  return (
    <Page width="narrow">
      <ProblemState
        heading="h1"
        title={t('order.missing')}
        text={t('order.missingText')}
        action={<Button to={list}>{t('order.toList')}</Button>}
      />
    </Page>
  );
}

/** Says that the other side acted first. */
function StaleNote({ screen: { order, stale } }: { screen: OrderScreen }) {
  const { t } = useTranslation('orders');
  return (
    <div role="status">
      {stale ? (
        <Note tone="warn" icon="rotate">
          {t('order.stale', { status: t(`status.${order.status}`) })}
        </Note>
      ) : null}
    </div>
  );
}

/** Only what was paid can be disputed. */
function DisputedCharges({ order: { orderId, orderSummary, payment, side } }: { order: Order }) {
  if (UNPAID.has(payment.status)) return null;
  return <Chargebacks orderId={orderId} {...(side === 'partner' && { partnerId: orderSummary.partnerId })} />;
}

type ColumnProps = Omit<Props, 'screen' | 'list' | 'title'> & { screen: OrderScreen };

/** What waits for an answer, then the timeline. */
function TimelineColumn({ screen, first, receipt, income }: ColumnProps) {
  const { t } = useTranslation('orders');
  const { order, consequences, changes, ask } = screen;
  return (
    <div className={ordersStyles.column}>
      <StaleNote screen={screen} />
      {first}
      <DisputedCharges order={order} />
      <StreetBox order={order} />
      <EventNews order={order} consequences={consequences} onMove={ask}>
        {changes.includes('change') ? (
          <Button icon="cal" onClick={() => ask('change')}>
            {t('change.do.follow')}
          </Button>
        ) : null}
      </EventNews>
      <ChangeBox order={order} acts={changes} onAct={ask} />
      <LinkedPanel order={order} onAct={ask} />
      <PlanCard order={order} />
      <OrderTimeline order={order} receipt={receipt} />
      {income}
    </div>
  );
}

function ActionsColumn({ screen, more, openDetails }: ColumnProps) {
  const { order, consequences, changes, ask } = screen;
  return (
    <div className={ordersStyles.column}>
      <OrderActions order={order} consequences={consequences} onMove={ask}>
        {changes.includes('change') ? <AskChange acts={changes} onAct={ask} /> : null}
        {more}
      </OrderActions>
      <OrderDetails order={order} open={openDetails ?? false} />
    </div>
  );
}

/** The dialog of the action that the address names. */
function OpenDialog({ screen }: { screen: OrderScreen }) {
  const { order, consequences, move, act, change, close, onStale } = screen;
  const consequence = move && consequences?.[move];
  const props = { order, onClose: close, onStale };
  return (
    <>
      {move && consequence ? (
        <MoveDialog key={move} {...props} move={move} consequence={consequence} />
      ) : null}
      {change ? <ChangeDialog key={change} {...props} act={change} /> : null}
      {act ? <LinkedDialog key={act} {...props} act={act} /> : null}
    </>
  );
}

/** One order as both sides see it: head, timeline, transitions with their consequences, agreed terms. */
export function OrderLayout({ screen: { order, ...rest }, list, title, ...parts }: Props) {
  const { t } = useTranslation('orders');
  if (rest.missing) return <MissingOrder list={list} />;
  if (!order)
    return (
      <Page>
        <QueryStatus heading="h1" query={rest.query} skeleton={<SkeletonDesk />} />
      </Page>
    );
  const screen: OrderScreen = { ...rest, order };
  return (
    <Page>
      <div className={orderStyles.columns}>
        <Link className={orderStyles.back} to={list}>
          <Icon name="arrow" size={18} />
          {t('order.toList')}
        </Link>
        <OrderHead order={order} title={title} />
        <TimelineColumn screen={screen} {...parts} />
        <ActionsColumn screen={screen} {...parts} />
      </div>
      <OpenDialog screen={screen} />
    </Page>
  );
}
