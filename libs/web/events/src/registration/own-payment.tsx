import type { OwnRegistration, TicketPayment } from '@smachot/contracts';
import { isolate, isolateLtr } from '@smachot/kernel';
import { useFormat, usePayingCard, useProblemText } from '@smachot/web-platform';
import { Button, CardChoice, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { usePayRegistrationMutation } from './registration-api';
import styles from './registration.module.css';

/** What was paid, held or given back, in sentences. */
function useMoneyWords() {
  const { t } = useTranslation('events');
  const format = useFormat();
  const sum = (shekels: number) => isolate(format.shekels(shekels));
  return ({ status, total, paid, refunded, toRefund, owed, cardLastFour }: TicketPayment): string[] => {
    const card = cardLastFour ? t('pay.byCard', { digits: isolateLtr(cardLastFour) }) : '';
    const said: string[] = [];
    if (status === 'held') said.push(t('pay.held', { sum: sum(total), card }));
    if (paid > 0) said.push(t('pay.paid', { sum: sum(paid), card }));
    if (status === 'waiting' && total > 0) said.push(t('pay.waiting', { sum: sum(total) }));
    if (status === 'failed' || status === 'released') said.push(t('pay.nothingTaken'));
    if (refunded > 0) said.push(t('pay.refunded', { sum: sum(refunded) }));
    if (toRefund > 0) said.push(t('pay.toRefund', { sum: sum(toRefund) }));
    if (owed > 0) said.push(t('pay.owed', { sum: sum(owed) }));
    return said.map((sentence) => sentence.trim());
  };
}

/** Another try of the payment, with any card. */
function PayAgain({ registration }: { registration: OwnRegistration }) {
  const { t } = useTranslation('events');
  const words = useProblemText();
  const paying = usePayingCard();
  const [pay, state] = usePayRegistrationMutation();
  const { registrationId } = registration;
  const cardId = paying.card?._id ?? null;
  return (
    <div className={styles.pay}>
      <CardChoice paying={paying} />
      {state.error ? <Note tone="bad">{words(state.error)}</Note> : null}
      <div>
        <Button
          disabled={!paying.card}
          busy={state.isLoading}
          onClick={() => void pay({ params: { registrationId }, body: { cardId } })}
        >
          {t('pay.again')}
        </Button>
      </div>
    </div>
  );
}

/** How the payment of a registration stands, and what its person can do about it. */
export function OwnPayment({ registration }: { registration: OwnRegistration }) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const wordsOf = useMoneyWords();
  const { payment } = registration;
  if (!payment) return null;
  const { status, authenticateUrl, payBy, mayPay } = payment;
  return (
    <>
      {wordsOf(payment).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {status === 'authorising' ? <p className="muted">{t('pay.asking')}</p> : null}
      {status === 'action_required' && authenticateUrl ? (
        <Note tone="warn" icon="card">
          <p>{t('pay.confirmText')}</p>
          <a className="btn btn-primary" href={authenticateUrl} rel="noreferrer">
            {t('pay.confirm')}
          </a>
        </Note>
      ) : null}
      {mayPay ? (
        <>
          {payBy ? (
            <Note tone="warn">{t('pay.payBy', { until: isolate(format.dateTime(payBy)) })}</Note>
          ) : null}
          <PayAgain registration={registration} />
        </>
      ) : null}
    </>
  );
}
