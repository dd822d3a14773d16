import { Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOwnStore } from '../shell/own-store';
import { usePlanKeepingQuery } from '../subscription/subscriptions-api';

/** How many offers the plan archived, and the ways to change that; nothing where it archived none. */
export function NoRoom() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const { currentData } = usePlanKeepingQuery({ params: { partner } }, { refetchOnMountOrArgChange: true });
  const count = currentData?.units.filter(({ archivedByPlan }) => archivedByPlan).length ?? 0;
  if (count === 0) return null;
  const account = `/dashboard/${partner}/account`;
  return (
    <Note tone="warn" icon="file">
      {t('units.noRoom', { count })} <Link to={`${account}/keeping`}>{t('keeping.choose')}</Link>{' '}
      <Link to={`${account}/plans`}>{t('plan.seePlans')}</Link>
    </Note>
  );
}
