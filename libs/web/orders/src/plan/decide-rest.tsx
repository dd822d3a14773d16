import type { Order, OrderId, OrderPlan } from '@smachot/contracts';
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

/** Makes the decision, idempotent over repeated presses. Cancelling names the refund that was shown. */
const useDecision = (orderId: OrderId, expectedRefund: number, onClose: () => void) => {
  const { t } = useTranslation('orders');
  const [decide, { isLoading }] = useDecideRestMutation();
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
  const doneWords = (act: Decision) => t(`rest.done.${act}`);
  return { busy: isLoading, ...useActDialog<Decision>({ make, doneWords, onClose, onStale: onClose }) };
};

/** Confirmation dialog for one decision, with its consequence. */
function DecisionDialog({ order, plan, decision, onClose }: DialogProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { refunded = 0, kept = 0 } = plan.cancelling ?? {};
  const { busy, problem, onMake } = useDecision(order.orderId, refunded, onClose);
  const sums = {
    customer: isolate(order.customer.firstName),
    refunded: isolate(format.shekels(refunded)),
    kept: isolate(format.shekels(kept)),
  };
  return (
    <ConfirmDialog
      open
      tone={decision === 'cancel' ? 'bad' : 'primary'}
      title={t(`rest.ask.${decision}`)}
      text={t(`rest.means.${decision}`, sums)}
      confirm={t(`rest.do.${decision}`)}
      stay={decision === 'cancel' ? t('moves.keep') : undefined}
      busy={busy}
      problem={problem}
      onConfirm={() => onMake(decision)}
      onClose={onClose}
    />
  );
}

function Decisions({ onChoose }: { onChoose: (decision: Decision) => void }) {
  const { t } = useTranslation('orders');
  return (
    <div className={planStyles.decide}>
      {DECISIONS.map((decision) => (
        <Button
          key={decision}
          block
          kind={decision === 'extend' ? 'accent' : 'line'}
          danger={decision === 'cancel'}
          onClick={() => onChoose(decision)}
        >
          {t(`rest.do.${decision}`)}
        </Button>
      ))}
    </div>
  );
}

/** The business's decision on an order whose remainder could not be charged for three days. */
export function DecideRest({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const [chosen, setChosen] = useState<Decision | null>(null);
  const { plan } = order;
  if (plan?.status !== 'undecided' || order.side !== 'partner') return null;
  const rest = plan.payments.find(({ kind }) => kind === 'rest');
  const words = {
    sum: isolate(format.shekels(rest?.amount ?? 0)),
    customer: isolate(order.customer.firstName),
  };
  const close = () => setChosen(null);
  return (
    <Card component="section" className={ordersStyles.part} aria-labelledby="order-rest">
      <h2 id="order-rest">{t('rest.title')}</h2>
      <Note tone="bad" icon="card">
        {t('rest.notPaid', words)}
      </Note>
      {order.readOnly ? null : <Decisions onChoose={setChosen} />}
      {chosen ? (
        <DecisionDialog key={chosen} order={order} plan={plan} decision={chosen} onClose={close} />
      ) : null}
    </Card>
  );
}
