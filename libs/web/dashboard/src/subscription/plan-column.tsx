import type { AnswerOf, BillingCycle, listPlans, PlanPricing, StoreSubscription } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Badge, Button, Card, Icon } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { CancelPlan } from './cancel-plan';
import { PriceTable } from './price-table';
import { standingOf } from './subscription-acts';
import { useLimitWords } from './use-limit-words';
import { usePlanWords } from './use-plan-words';
import styles from './subscription.module.css';

export type PricedPlan = AnswerOf<typeof listPlans>['plans'][number];

/** The price of a month, and what a period costs with its discount and VAT. */
function Price({ pricing }: { pricing: PlanPricing }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { billingCycle, breakdown, discount, monthlyEquivalent, originalPrice } = pricing;
  if (breakdown.total === 0)
    return (
      <p className={styles.price}>
        <b>{t('plans.free')}</b>
      </p>
    );
  return (
    <>
      <p className={styles.price}>
        <b>{format.shekels(monthlyEquivalent)}</b> {t('plans.perMonth')}
      </p>
      {discount.amount > 0 ? (
        <p className="small">
          {t('plans.discount', {
            percent: Math.floor(discount.percent),
            original: isolate(format.shekels(originalPrice)),
            amount: isolate(format.shekels(discount.amount)),
          })}
        </p>
      ) : null}
      <PriceTable breakdown={breakdown} total={t(`plans.total.${billingCycle}`)} />
    </>
  );
}

type Props = {
  plan: PricedPlan;
  billing: BillingCycle;
  subscription: StoreSubscription | undefined;
  onChoose: () => void;
};

/** What the plan is to the store, or the act that chooses it. */
function PlanAct({ plan, billing, subscription, onChoose }: Props) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const words = usePlanWords();
  if (!subscription) return null;
  const name = isolate(words(plan.id).name);
  const standing = standingOf(subscription, { planId: plan.id, billing });
  switch (standing) {
    case 'none':
      return null;
    case 'current':
      return (
        <Badge tone="primary" icon="check">
          {t('plans.current')}
        </Badge>
      );
    case 'next': {
      const { endDate } = subscription;
      return (
        <Badge tone="warn" icon="clock">
          {t('plans.next', { date: endDate ? isolate(format.date(endDate)) : '' })}
        </Badge>
      );
    }
    case 'cancel':
      return <CancelPlan subscription={subscription} />;
    default:
      return (
        <Button kind={standing === 'choose' ? 'primary' : 'line'} block onClick={onChoose}>
          {plan.id === subscription.planId
            ? t(`plans.switch.${billing}`)
            : t(`plans.act.${standing}`, { plan: name })}
        </Button>
      );
  }
}

/** One plan of the comparison. */
export function PlanColumn(props: Props) {
  const { plan, billing } = props;
  const limits = useLimitWords()(plan.limits);
  const { name, description } = usePlanWords()(plan.id);
  const titleId = `plan-${plan.id}`;
  return (
    <Card component="article" aria-labelledby={titleId} className={styles.column}>
      <div>
        <h2 id={titleId}>
          <bdi>{name}</bdi>
        </h2>
        <p className="muted">{description}</p>
      </div>
      <Price pricing={plan[billing]} />
      <ul className={styles.allows}>
        {limits.map(({ id, words, included }) => (
          <li key={id} className="row" data-off={!included || undefined}>
            <Icon name={included ? 'check' : 'x'} size={18} />
            <span>{words}</span>
          </li>
        ))}
      </ul>
      <div className={styles.act}>
        <PlanAct {...props} />
      </div>
    </Card>
  );
}
