import type { Order, OrderPlan } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Button, Card, ConfirmDialog, Note } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActDialog } from '../order/use-act-dialog';
import { useActOnce } from '../order/use-act-once';
import { useDecideRestMutation } from '../orders-api';
import ordersStyles from '../orders.module.css';
import planStyles from './plan.module.css';

type Decision = 'extend' | 'waive' | 'cancel';
const DECISIONS: readonly Decision[] = ['extend', 'waive', 'cancel'];

type DialogProps = { order: Order; plan: OrderPlan; decision: Decision; onClose: () => void };

/** Confirmation dialog for one decision, with its consequence. */
function DecisionDialog({ order, plan, decision, onClose }: DialogProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const [decide, deciding] = useDecideRestMutation();
  const { orderId } = order;
  const expectedRefund = plan.cancelling?.refunded ?? 0;
  const make = useActOnce(
    orderId,
    (act: Decision, idempotencyKey: string) =>
      decide({
        params: { orderId },
        idempotencyKey,
        body: act === 'cancel' ? { decision: act, expectedRefund } : { decision: act },
      }),
    (code) => code === 'lifecycle.illegal_move',
  );
  const { problem, onMake } = useActDialog<Decision>({
    make,
    doneWords: (act) => t(`rest.done.${act}`),
    onClose,
    onStale: onClose,
  });
  const sums = {
    customer: isolate(order.customer.firstName),
    refunded: isolate(format.shekels(expectedRefund)),
    kept: isolate(format.shekels(plan.cancelling?.kept ?? 0)),
  };
  return (
    <ConfirmDialog
      open
      tone={decision === 'cancel' ? 'bad' : 'primary'}
      title={t(`rest.ask.${decision}`)}
      text={t(`rest.means.${decision}`, sums)}
      confirm={t(`rest.do.${decision}`)}
      stay={decision === 'cancel' ? t('moves.keep') : undefined}
      busy={deciding.isLoading}
      problem={problem}
      onConfirm={() => onMake(decision)}
      onClose={onClose}
    />
  );
}

/** The business's decision on an order whose remainder could not be charged for three days. */
export function DecideRest({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const [asked, setAsked] = useState<Decision | null>(null);
  const { plan } = order;
  if (plan?.status !== 'undecided' || order.side !== 'partner') return null;
  const rest = plan.payments.find(({ kind }) => kind === 'rest');
  return (
    <Card component="section" className={ordersStyles.part} aria-labelledby="order-rest">
      <h2 id="order-rest">{t('rest.title')}</h2>
      <Note tone="bad" icon="card">
        {t('rest.notPaid', {
          sum: isolate(format.shekels(rest?.amount ?? 0)),
          customer: isolate(order.customer.firstName),
        })}
      </Note>
      {order.readOnly ? null : (
        <div className={planStyles.decide}>
          {DECISIONS.map((decision) => (
            <Button
              key={decision}
              block
              kind={decision === 'extend' ? 'accent' : 'line'}
              danger={decision === 'cancel'}
              onClick={() => setAsked(decision)}
            >
              {t(`rest.do.${decision}`)}
            </Button>
          ))}
        </div>
      )}
      {asked ? (
        <DecisionDialog
          key={asked}
          order={order}
          plan={plan}
          decision={asked}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Card>
  );
}
