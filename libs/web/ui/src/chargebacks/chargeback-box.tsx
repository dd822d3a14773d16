import type { Chargeback, OrderId, StoreId } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useChargebacksQuery, useFormat, useLive } from '@smachot/web-platform';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon';
import { AnswerForm } from './answer-form';
import styles from './chargeback-box.module.css';
import './texts';

function Answers({ chargeback: { answers } }: { chargeback: Chargeback }) {
  const { t } = useTranslation('chargebacks');
  const format = useFormat();
  if (!answers.length) return null;
  return (
    <div>
      <h3 className={styles.said}>{t('answered')}</h3>
      <ul className={styles.answers}>
        {answers.map(({ text, recognised, at }) => (
          <li key={at}>
            <p className="small muted">
              {isolate(format.dateTime(at))}
              {recognised === null ? null : ` · ${t(recognised ? 'yes' : 'no')}`}
            </p>
            <p className={styles.text} dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Box({ chargeback }: { chargeback: Chargeback }) {
  const { t } = useTranslation('chargebacks');
  const format = useFormat();
  const { _id, status, side, amount, answerBy, mayAnswer } = chargeback;
  const sum = isolate(format.shekels(amount));
  const heading = `chargeback-${_id}`;
  return (
    <section className={clsx('card', styles.box)} data-quiet={!mayAnswer} aria-labelledby={heading}>
      <div className={styles.head}>
        <Icon name={status === 'won' ? 'check' : status === 'lost' ? 'x' : 'alert'} size={24} />
        <h2 id={heading}>{t('title', { sum })}</h2>
      </div>
      <p>{t(`state.${status}.${side}`)}</p>
      {mayAnswer ? (
        <p className="small muted">{t('until', { when: isolate(format.dateTime(answerBy)) })}</p>
      ) : null}
      <Answers chargeback={chargeback} />
      {mayAnswer ? <AnswerForm chargeback={chargeback} /> : null}
    </section>
  );
}

/** A disputed charge: what is asked of this side, its answers so far, and how it ended. It comes a moment after the screen, with its words. */
export function ChargebackBox(props: { chargeback: Chargeback }) {
  return (
    <Suspense fallback={null}>
      <Box {...props} />
    </Suspense>
  );
}

type Props = {
  /** The store whose owner looks; absent: the chargebacks of the reader's own payments. */
  partnerId?: StoreId;
  orderId?: OrderId;
};

/** The disputed charges of an order, or of a person; nothing for readers whom they do not concern. */
export function Chargebacks({ partnerId, orderId }: Props) {
  const query = { ...(partnerId && { partnerId }), ...(orderId && { orderId }) };
  const { data, refetch } = useChargebacksQuery({ query });
  useLive(partnerId ? `store:${partnerId}` : 'me', () => void refetch());
  return data?.chargebacks.map((one) => <ChargebackBox key={one._id} chargeback={one} />) ?? null;
}
