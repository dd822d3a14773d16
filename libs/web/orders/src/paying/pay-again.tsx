import type { CardId, Order, LinkedOrder, OrderId } from '@smachot/contracts';
import { isolate, newId } from '@smachot/kernel';
import { useFormat, usePayingCard, useProblemText } from '@smachot/web-platform';
import { Button, CardChoice, Note, useSnackbar } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePayOrderMutation } from '../orders-api';
import styles from './pay-again.module.css';

type Props = {
  orderId: OrderId;
  title: string;
  text: string;
  /** In shekels. */
  sum: number;
  /** The address where the bank asks its owner to confirm. */
  authenticateUrl: string | null;
  /** Whether the order is paid after the payment. */
  isPaid: (order: Order) => boolean;
};

/** The payment with the chosen card; after "no response", the same card is the same payment. */
const usePayment = ({ orderId, isPaid }: Pick<Props, 'orderId' | 'isPaid'>) => {
  const { t } = useTranslation('orders');
  const tell = useSnackbar();
  const paying = usePayingCard();
  const [pay, { error, isLoading }] = usePayOrderMutation();
  const [act, setAct] = useState<{ cardId: CardId | null; key: string } | null>(null);
  const again = async () => {
    const cardId = paying.card?._id ?? null;
    const key = act?.cardId === cardId ? act.key : newId();
    setAct({ cardId, key });
    const answer = await pay({ params: { orderId }, body: { cardId }, idempotencyKey: key });
    if (answer.error) return;
    setAct(null);
    if (isPaid(answer.data)) tell(t('payAgain.paid'));
  };
  return { paying, again, error, busy: isLoading };
};

/** A charge that failed: confirm it at the bank, or retry with this card or another. */
function Pay({ title, text, sum, authenticateUrl, ...order }: Props) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const words = useProblemText();
  const { paying, again, error, busy } = usePayment(order);
  return (
    <section className={clsx('card', styles.pay)} aria-labelledby="pay-again">
      <h2 id="pay-again">{title}</h2>
      <Note tone="bad" icon="card">
        {text}
      </Note>
      {authenticateUrl ? (
        <a className="btn btn-accent btn-lg btn-block" href={authenticateUrl} rel="noreferrer">
          {t('payAgain.authenticate')}
        </a>
      ) : null}
      <CardChoice paying={paying} />
      {error ? <Note tone="bad">{words(error)}</Note> : null}
      {paying.card ? (
        <Button
          kind={authenticateUrl ? 'line' : 'accent'}
          icon="lock"
          block
          busy={busy}
          onClick={() => void again()}
        >
          {t('payAgain.pay', { sum: isolate(format.shekels(sum)) })}
        </Button>
      ) : null}
    </section>
  );
}

/** An approved order whose card was not charged. */
export function PayAgain({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  // with a deposit, the first payment of the plan is the sum that could not be charged
  const price = order.plan?.payments[0]?.amount ?? order.orderSummary.price;
  return (
    <Pay
      orderId={order.orderId}
      title={t('payAgain.title')}
      text={t('payAgain.text', { sum: isolate(format.shekels(price)) })}
      sum={price}
      authenticateUrl={order.payment.authenticateUrl}
      isPaid={({ payment }) => payment.status === 'captured'}
    />
  );
}

/** More guests came than were paid for, and the card was not charged for them. */
export function PayRest({ order, linkedOrder }: { order: Order; linkedOrder: LinkedOrder }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { settled, payBy, authenticateUrl, paidParticipants } = linkedOrder;
  if (!settled || payBy === null) return null;
  return (
    <Pay
      orderId={order.orderId}
      title={t('payAgain.restTitle')}
      text={t('payAgain.restText', {
        sum: isolate(format.shekels(settled.difference)),
        participants: t('participants', { count: settled.participants }),
        paid: t('participants', { count: paidParticipants }),
        when: format.dateTime(payBy),
      })}
      sum={settled.difference}
      authenticateUrl={authenticateUrl}
      isPaid={(paid) => paid.following?.status === 'settled'}
    />
  );
}

/** The remainder after a deposit was not charged; it may still be paid while the business decides. */
export function PayPlannedRest({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { plan, orderId } = order;
  const rest = plan?.payments.find(({ kind }) => kind === 'rest');
  if (!plan || rest?.status !== 'failed') return null;
  const sum = isolate(format.shekels(rest.amount));
  return (
    <Pay
      orderId={orderId}
      title={t('payAgain.plannedTitle')}
      text={
        plan.payBy === null
          ? t('payAgain.plannedDecided', { sum, store: isolate(order.store.businessName) })
          : t('payAgain.plannedText', { sum, when: isolate(format.dateTime(plan.payBy)) })
      }
      sum={rest.amount}
      authenticateUrl={plan.authenticateUrl}
      isPaid={(paid) => paid.plan?.status === 'paid'}
    />
  );
}
