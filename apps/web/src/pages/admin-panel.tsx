import { useUser } from '@smachot/web-platform';
import { Button } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { ComingSoon } from './planned-pages';

/** /admin-panel: the tools that exist and those that are planned. */
export function AdminPanel() {
  const { t } = useTranslation('shell');
  const user = useUser();
  return (
    <ComingSoon
      feature="admin"
      more={
        user?.isSuperAdmin ? (
          <Button kind="soft" icon="alert" to="/admin-panel/reports">
            {t('planned.reports')}
          </Button>
        ) : null
      }
    />
  );
}
