import type { Chargeback, OrderId, StoreId } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useChargebacksQuery, useFormat, useLive } from '@smachot/web-platform';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon';
import { AnswerForm } from './answer-form';
import styles from './chargeback-box.module.css';

function Answers({ chargeback: { answers } }: { chargeback: Chargeback }) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  if (!answers.length) return null;
  return (
    <div>
      <h3 className={styles.said}>{t('chargeback.answered')}</h3>
      <ul className={styles.answers}>
        {answers.map(({ text, recognised, at }) => (
          <li key={at}>
            <p className="small muted">
              {isolate(format.dateTime(at))}
              {recognised === null ? null : ` · ${t(recognised ? 'chargeback.yes' : 'chargeback.no')}`}
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

/** A disputed charge: what is asked of this side, its answers so far, and how it ended. */
export function ChargebackBox({ chargeback }: { chargeback: Chargeback }) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const { _id, status, side, amount, answerBy, mayAnswer } = chargeback;
  const sum = isolate(format.shekels(amount));
  const heading = `chargeback-${_id}`;
  return (
    <section className={clsx('card', styles.box)} data-quiet={!mayAnswer} aria-labelledby={heading}>
      <div className={styles.head}>
        <Icon name={status === 'won' ? 'check' : status === 'lost' ? 'x' : 'alert'} size={24} />
        <h2 id={heading}>{t('chargeback.title', { sum })}</h2>
      </div>
      <p>{t(`chargeback.state.${status}.${side}`)}</p>
      {mayAnswer ? (
        <p className="small muted">{t('chargeback.until', { when: isolate(format.dateTime(answerBy)) })}</p>
      ) : null}
      <Answers chargeback={chargeback} />
      {mayAnswer ? <AnswerForm chargeback={chargeback} /> : null}
    </section>
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
