import { Button, Icon, Note, Page, ProblemState, QueryStatus, SkeletonDesk } from '@smachot/web-ui';
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
import type { useOrderScreen } from './use-order-screen';
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

/** One order as both sides see it: head, timeline, transitions with their consequences, agreed terms. */
export function OrderLayout({ screen, list, title, first, receipt, income, more, openDetails }: Props) {
  const { t } = useTranslation('orders');
  const { order, query, missing, consequences, move, act, changes, change, ask, close, stale, onStale } =
    screen;
  if (missing)
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
  if (!order)
    return (
      <Page>
        <QueryStatus heading="h1" query={query} skeleton={<SkeletonDesk />} />
      </Page>
    );
  const consequence = move && consequences?.[move];
  return (
    <Page>
      <div className={orderStyles.columns}>
        <Link className={orderStyles.back} to={list}>
          <Icon name="arrow" size={18} />
          {t('order.toList')}
        </Link>
        <OrderHead order={order} title={title} />
        <div className={ordersStyles.column}>
          <div role="status">
            {stale ? (
              <Note tone="warn" icon="rotate">
                {t('order.stale', { status: t(`status.${order.status}`) })}
              </Note>
            ) : null}
          </div>
          {first}
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
        <div className={ordersStyles.column}>
          <OrderActions order={order} consequences={consequences} onMove={ask}>
            {changes.includes('change') ? <AskChange acts={changes} onAct={ask} /> : null}
            {more}
          </OrderActions>
          <OrderDetails order={order} open={openDetails ?? false} />
        </div>
      </div>
      {move && consequence ? (
        <MoveDialog
          key={move}
          order={order}
          move={move}
          consequence={consequence}
          onClose={close}
          onStale={onStale}
        />
      ) : null}
      {change ? (
        <ChangeDialog key={change} order={order} act={change} onClose={close} onStale={onStale} />
      ) : null}
      {act ? <LinkedDialog key={act} order={order} act={act} onClose={close} onStale={onStale} /> : null}
    </Page>
  );
}
