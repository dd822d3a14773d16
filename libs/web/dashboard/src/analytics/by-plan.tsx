import type { PlanId } from '@smachot/contracts';
import { Button, Card, EmptyState } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../shell/own-store';
import { usePlanWords } from '../subscription/use-plan-words';
import dashboardStyles from '../dashboard.module.css';
import styles from './analytics.module.css';

const useToPlans = (): string => `/dashboard/${useOwnStore().partnerUsername}/account/plans`;

/** The store's plan includes no figures. They are counted all the same. */
export function NotInPlan() {
  const { t } = useTranslation('dashboard');
  const toPlans = useToPlans();
  return (
    <EmptyState
      art="empty-search"
      title={t('analytics.notInPlan')}
      text={t('analytics.notInPlanText')}
      action={
        <Button icon="arrow" to={toPlans}>
          {t('plan.seePlans')}
        </Button>
      }
    />
  );
}

const MORE = ['sources', 'days', 'leadTimes', 'averages'] as const;

/** What a larger plan shows besides. */
export function MoreWithPlan({ planId }: { planId: PlanId }) {
  const { t } = useTranslation('dashboard');
  const plan = usePlanWords()(planId).name;
  const toPlans = useToPlans();
  return (
    <Card component="section" aria-labelledby="an-more" className={dashboardStyles.part}>
      <h2 id="an-more">{t('analytics.more.title', { plan })}</h2>
      <ul className={styles.more}>
        {MORE.map((part) => (
          <li key={part}>{t(`analytics.more.${part}`)}</li>
        ))}
      </ul>
      <div>
        <Button kind="soft" icon="arrow" to={toPlans}>
          {t('plan.seePlans')}
        </Button>
      </div>
    </Card>
  );
}
