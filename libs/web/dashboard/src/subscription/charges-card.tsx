import { Card, PlanCharges } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../shell/own-store';
import { useSubscriptionChargesQuery } from './subscriptions-api';
import dashboardStyles from '../dashboard.module.css';

/** The charges of the subscription, newest first; nothing for a store that never had one. */
export function ChargesCard() {
  const { t } = useTranslation('ui');
  const { partnerId } = useOwnStore();
  const { currentData } = useSubscriptionChargesQuery(
    { params: { partnerId } },
    { refetchOnMountOrArgChange: true },
  );
  if (!currentData || currentData.charges.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="ac-charges" className={dashboardStyles.stack}>
      <h2 id="ac-charges">{t('charges.title')}</h2>
      <PlanCharges partnerId={partnerId} charges={currentData.charges} />
    </Card>
  );
}
