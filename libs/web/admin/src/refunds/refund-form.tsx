import { requestManualRefund, type RefundableOrder } from '@smachot/contracts';
import { useConfirmed, useContractForm, useProblemText } from '@smachot/web-platform';
import { Button, Field, FilterChip, Note, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestRefundMutation } from '../acts/acts-api';
import styles from '../acts/acts.module.css';

const useRefundForm = (orderId: RefundableOrder['orderId']) => {
  const { t } = useTranslation('admin');
  const say = useSnackbar();
  const confirmed = useConfirmed();
  const [request] = useRequestRefundMutation();
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  return useContractForm(requestManualRefund.body, {
    defaults: { amount: '', reason: '' },
    wireOf: (typed) => ({ ...typed, orderId }),
    // what is typed anew after a refusal is another request
    onTyped: () => setKey(crypto.randomUUID()),
    send: async (body, _, reset) => {
      const { data, error } = await confirmed(() => request({ body, idempotencyKey }));
      if (!data) return error;
      reset();
      setKey(crypto.randomUUID());
      say(t(data.status === 'requested' ? 'refunds.done.request' : 'refunds.done.alone'));
    },
  });
};

/** The sum and the reason; above what one admin refunds alone the button asks for a second one. */
export function RefundForm({ order: { orderId, alone } }: { order: RefundableOrder }) {
  const { t } = useTranslation('admin');
  const words = useProblemText();
  const form = useRefundForm(orderId);
  const { problem, values } = form;
  const usual = [t('refunds.why.service'), t('refunds.why.double'), t('refunds.why.goodwill')];
  return (
    <form className={styles.screen} {...form.props}>
      <Field ltr inputMode="decimal" label={t('refunds.amount')} {...form.field('amount')} />
      <div className="row wrap" role="group" aria-label={t('refunds.usual')}>
        {usual.map((reason) => (
          <FilterChip key={reason} on={values.reason === reason} onClick={() => form.change({ reason })}>
            {reason}
          </FilterChip>
        ))}
      </div>
      <Field label={t('reason')} multiline minRows={2} {...form.field('reason')} />
      {problem && !problem.fields ? <Note tone="bad">{words(problem)}</Note> : null}
      <div>
        <Button type="submit" busy={form.busy}>
          {t(Number(values.amount) > alone ? 'refunds.do.request' : 'refunds.do.alone')}
        </Button>
      </div>
    </form>
  );
}
