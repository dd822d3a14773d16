import type { BillingCycle, PlanId, StoreSubscription } from '@smachot/contracts';
import { useAddress, useBackFromBank, useTitle } from '@smachot/web-platform';
import { Choice, Note, Page, PageHead, QueryStatus, SkeletonCards } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useIsOwner, useOwnStore } from '../shell/own-store';
import { ChoosePlanDialog } from './choosing/choose-plan.dialog';
import { PlanColumn, type PricedPlan } from './plan-column';
import { useStorePlansQuery } from './subscriptions-api';
import { useSubscription } from './use-subscription';
import styles from './subscription.module.css';

type CycleProps = {
  plans: readonly PricedPlan[];
  value: BillingCycle;
  onChange: (value: BillingCycle) => void;
};

/** Month by month, or a year at once with its discount. */
function CycleChoice({ plans, value, onChange }: CycleProps) {
  const { t } = useTranslation('dashboard');
  const percent = Math.max(0, ...plans.map(({ annually }) => Math.floor(annually.discount.percent)));
  return (
    <Choice
      label={t('plans.cycle')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'monthly', label: t('plans.monthly') },
        { value: 'annually', label: percent > 0 ? t('plans.annuallyOff', { percent }) : t('plans.annually') },
      ]}
    />
  );
}

type ComparisonProps = {
  plans: readonly PricedPlan[];
  termsVersion: string;
  /** Absent for members of the crew, who only compare. */
  subscription: StoreSubscription | undefined;
};

/** The plans side by side. The billing cycle and the plan that is being chosen are in the address. */
function Comparison({ plans, termsVersion, subscription }: ComparisonProps) {
  const [cycle, setCycle] = useAddress<BillingCycle>('billing', 'monthly');
  const [chosenId, setChosen] = useAddress<PlanId | ''>('plan', '');
  const billing = cycle === 'annually' ? 'annually' : 'monthly';
  const chosen = plans.find(({ id }) => id === chosenId && id !== 'basic-plan');
  return (
    <>
      <CycleChoice plans={plans} value={billing} onChange={setCycle} />
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanColumn
              plan={plan}
              billing={billing}
              subscription={subscription}
              onChoose={() => setChosen(plan.id, { push: true })}
            />
          </li>
        ))}
      </ul>
      {chosen && subscription ? (
        <ChoosePlanDialog
          // another subscription is another question
          key={`${chosen.id} ${billing}`}
          plan={chosen}
          billing={billing}
          subscription={subscription}
          termsVersion={termsVersion}
          onClose={() => setChosen('')}
        />
      ) : null}
    </>
  );
}

/** account/plans: the plans with their prices and what they allow, and the choice of another one. */
export function PlansScreen() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername } = useOwnStore();
  const isOwner = useIsOwner();
  const plans = useStorePlansQuery();
  const subscription = useSubscription();
  useTitle(t('plans.title'));
  useBackFromBank('billing', 'plan');
  return (
    <Page width="work">
      <PageHead
        title={t('plans.title')}
        note={t('plans.note')}
        back={`/dashboard/${partnerUsername}/account`}
      />
      {isOwner ? null : <Note icon="lock">{t('ownersOnly')}</Note>}
      {isOwner && subscription.isError && !subscription.currentData ? (
        <QueryStatus query={subscription} skeleton={null} />
      ) : null}
      {plans.currentData ? (
        <Comparison {...plans.currentData} subscription={subscription.currentData} />
      ) : (
        <QueryStatus query={plans} skeleton={<SkeletonCards count={4} />} />
      )}
    </Page>
  );
}
