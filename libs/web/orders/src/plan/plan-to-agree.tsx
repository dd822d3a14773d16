import { SelectField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { PlanRows } from './plan-rows';
import type { PlanToAgree } from './use-plan-to-agree';

/** Choice of the number of payments into which the card company splits the sum, where the business offers it. */
export function CardPaymentsChoice({ plan }: { plan: PlanToAgree }) {
  const { t } = useTranslation('orders');
  if (plan.most === 1) return null;
  const options = Array.from({ length: plan.most }, (_, at) => ({
    value: String(at + 1),
    label: t('plan.count', { count: at + 1 }),
  }));
  return (
    <SelectField
      label={t('plan.choose')}
      hint={t('plan.chooseHint')}
      options={options}
      value={String(Math.min(plan.cardPayments, plan.most))}
      onChange={({ target }) => plan.setCardPayments(Number(target.value))}
    />
  );
}

/** The payments and their dates, before the order is placed. */
export function PlanBefore({ plan }: { plan: PlanToAgree }) {
  const { t } = useTranslation('orders');
  if (plan.rows.length === 0) return null;
  return (
    <div className="ui-flow">
      <h3 id="checkout-plan">{t('plan.title')}</h3>
      <PlanRows rows={plan.rows} labelledBy="checkout-plan" />
      {plan.rows.length > 1 ? <p className="small muted">{t('plan.byItself')}</p> : null}
    </div>
  );
}
