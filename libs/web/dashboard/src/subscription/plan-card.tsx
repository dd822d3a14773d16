import type { StoreSubscription, SubscriptionPhase } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Badge, Button, Card, type IconName, QueryStatus, SkeletonRows, type Tone } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOwnStore } from '../shell/own-store';
import { Balance } from './balance';
import { CancelPlan } from './cancel-plan';
import { PlanNews } from './plan-news';
import { PlanUsage } from './plan-usage';
import { PriceTable } from './price-table';
import { usePlanWords } from './use-plan-words';
import { useSubscription } from './use-subscription';
import dashboardStyles from '../dashboard.module.css';
import styles from './subscription.module.css';

const LOOK: Record<SubscriptionPhase, { tone: Tone; icon: IconName }> = {
  inactive: { tone: 'neutral', icon: 'leaf' },
  active: { tone: 'ok', icon: 'check' },
  ending: { tone: 'warn', icon: 'clock' },
  grace: { tone: 'bad', icon: 'alert' },
};

type Props = { subscription: StoreSubscription };

/** The next charge with its VAT, and the card that pays it. */
function NextCharge({ renewal }: { renewal: NonNullable<StoreSubscription['nextRenewal']> }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { at, billing, breakdown, coupon } = renewal;
  return (
    <>
      <p>
        {t('plan.renews', {
          date: isolate(format.date(at)),
          sum: isolate(format.shekels(breakdown.total)),
        })}
        {coupon ? (
          <>
            {', '}
            {t('plan.renewsCoupon', {
              code: isolate(coupon.code),
              sum: isolate(format.shekels(coupon.amount)),
            })}
          </>
        ) : null}
      </p>
      <PriceTable breakdown={breakdown} total={t(`plans.total.${billing}`)} />
      <p className="small muted">
        {t('plan.renewsCard')} <Link to="/me/payments">{t('plan.toCards')}</Link>
      </p>
    </>
  );
}

/** The next charge, or until when the plan is paid. */
function Renewal({ subscription: { nextRenewal, endDate, phase, daysRemaining, balance } }: Props) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <>
      {nextRenewal && phase !== 'grace' ? <NextCharge renewal={nextRenewal} /> : null}
      {endDate && daysRemaining > 0 ? (
        <p className="muted">
          {t('plan.paidUntil', {
            date: isolate(format.date(endDate)),
            days: t(daysRemaining > 10 ? 'plan.daysMany' : 'plan.days', { count: daysRemaining }),
          })}
        </p>
      ) : null}
      <Balance balance={balance} />
    </>
  );
}

function PlanNow({ subscription }: Props) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername } = useOwnStore();
  const { planId, billing, phase, moves } = subscription;
  const { name, description } = usePlanWords()(planId);
  return (
    <>
      <div>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className="muted">
          {description}
          {billing && phase !== 'inactive' ? <> · {t(`plan.billing.${billing}`)}</> : null}
        </p>
      </div>
      <PlanNews subscription={subscription} />
      <Renewal subscription={subscription} />
      <PlanUsage subscription={subscription} />
      <div className="row wrap">
        <Button
          kind={phase === 'inactive' ? 'primary' : 'soft'}
          to={`/dashboard/${partnerUsername}/account/plans`}
        >
          {t(moves.includes('choose') ? 'plan.toPlans' : 'plan.seePlans')}
        </Button>
      </div>
      <CancelPlan subscription={subscription} />
    </>
  );
}

/** The plan of the store: what it allows, what is used, when it renews, and the acts its lifecycle allows. */
export function PlanCard() {
  const { t } = useTranslation('dashboard');
  const query = useSubscription();
  const subscription = query.currentData;
  return (
    <Card component="section" aria-labelledby="ac-plan" className={dashboardStyles.stack}>
      <div className={dashboardStyles.between}>
        <h2 id="ac-plan">{t('plan.title')}</h2>
        {subscription ? (
          <Badge {...LOOK[subscription.phase]}>{t(`plan.phase.${subscription.phase}`)}</Badge>
        ) : null}
      </div>
      {subscription ? (
        <PlanNow subscription={subscription} />
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />
      )}
    </Card>
  );
}
