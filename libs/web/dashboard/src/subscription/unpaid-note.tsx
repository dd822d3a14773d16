import { Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOwnStore } from '../shell/own-store';
import { useSubscription } from './use-subscription';

/** On the store's home: the plan was not paid, or the bank waits for its owner, and where to settle it. */
export function UnpaidNote() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername } = useOwnStore();
  const { currentData } = useSubscription();
  const atBank = currentData?.openCharge?.status === 'action_required';
  if (!currentData || (currentData.phase !== 'grace' && !atBank)) return null;
  return (
    <Note tone="bad" icon="card">
      {t(atBank ? 'plan.homeAtBank' : 'plan.homeUnpaid')}{' '}
      <Link to={`/dashboard/${partnerUsername}/account`}>{t('plan.toPlan')}</Link>
    </Note>
  );
}
