import type { Order } from '@smachot/contracts';
import { isolate, newId } from '@smachot/kernel';
import { useFormat, useProblemText } from '@smachot/web-platform';
import { Button, Note, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePayOrderMutation } from '../orders-api';
import { CardChoice } from './card-choice';
import { usePayingCard } from './use-paying-card';

/** An approved order whose card was not charged: confirm at the bank, or try again with this card or another. */
export function PayAgain({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const words = useProblemText();
  const tell = useSnackbar();
  const paying = usePayingCard();
  const [pay, attempt] = usePayOrderMutation();
  const [act, setAct] = useState<{ cardId: string | null; key: string } | null>(null);
  const { orderId, payment, orderSummary } = order;

  const again = async () => {
    const cardId = paying.card?._id ?? null;
    // no response: the same card pressed again is the same payment
    const key = act?.cardId === cardId ? act.key : newId();
    setAct({ cardId, key });
    const answer = await pay({ params: { orderId }, body: { cardId }, idempotencyKey: key });
    if (answer.error) return;
    setAct(null);
    if (answer.data.payment.status === 'captured') tell(t('payAgain.paid'));
  };
  return (
    <section className="card od-pay" aria-labelledby="pay-again">
      <h2 id="pay-again">{t('payAgain.title')}</h2>
      <Note tone="bad" icon="card">
        {t('payAgain.text', { sum: isolate(format.shekels(orderSummary.price)) })}
      </Note>
      {payment.authenticateUrl ? (
        <a className="btn btn-accent btn-lg btn-block" href={payment.authenticateUrl} rel="noreferrer">
          {t('payAgain.authenticate')}
        </a>
      ) : null}
      <CardChoice paying={paying} />
      {attempt.error ? <Note tone="bad">{words(attempt.error)}</Note> : null}
      {paying.card ? (
        <Button
          kind={payment.authenticateUrl ? 'line' : 'accent'}
          icon="lock"
          block
          busy={attempt.isLoading}
          onClick={() => void again()}
        >
          {t('payAgain.pay', { sum: isolate(format.shekels(orderSummary.price)) })}
        </Button>
      ) : null}
    </section>
  );
}
