import { maxLengthOf, readRefundable, type RefundableOrder } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat, useProblemText } from '@smachot/web-platform';
import { Button, Field, Note } from '@smachot/web-ui';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyRefundableQuery } from '../acts/acts-api';
import { RefundForm } from './refund-form';
import styles from '../acts/acts.module.css';

/** Finds an order by its code and offers what can be refunded of it. */
export function RefundOrder() {
  const { t } = useTranslation('admin');
  const words = useProblemText();
  const [code, setCode] = useState('');
  const [find, { data, error, isFetching }] = useLazyRefundableQuery();
  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.trim().length > 3) void find({ params: { code: code.trim() } });
  };
  return (
    <section className={styles.screen} aria-labelledby="admin-refund">
      <h2 id="admin-refund">{t('refunds.new')}</h2>
      <form className={styles.form} role="search" noValidate onSubmit={search}>
        <Field
          ltr
          inputMode="numeric"
          maxLength={maxLengthOf(readRefundable.params.shape.code)}
          label={t('refunds.code')}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <div>
          <Button type="submit" kind="soft" icon="search" busy={isFetching} disabled={code.trim().length < 4}>
            {t('refunds.find')}
          </Button>
        </div>
      </form>
      {error && !isFetching ? <Note tone="bad">{words(error)}</Note> : null}
      {data && !error ? (
        <div key={data.orderId} className={styles.card}>
          <b>{t('refunds.found', { code: isolate(data.orderCode), store: isolate(data.storeName) })}</b>
          <Refundable order={data} />
        </div>
      ) : null}
    </section>
  );
}

/** What can be refunded of an order, and the form that asks for it. */
export function Refundable({ order }: { order: RefundableOrder }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const sum = (shekels: number) => isolate(format.shekels(shekels));
  const { captured, refunded, waiting, most, alone, obstacle } = order;
  return (
    <>
      <span>{t('refunds.sums', { captured: sum(captured), refunded: sum(refunded) })}</span>
      {waiting > 0 ? <span>{t('refunds.waitingSum', { sum: sum(waiting) })}</span> : null}
      {obstacle ? (
        <Note tone="warn">{t(`refunds.obstacle.${obstacle}`)}</Note>
      ) : (
        <>
          <span className="muted">{t('refunds.most', { most: sum(most), alone: sum(alone) })}</span>
          <RefundForm order={order} />
        </>
      )}
    </>
  );
}
