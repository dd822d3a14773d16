import { problemOf } from '@smachot/web-platform';
import { Note, Page, QueryStatus, SkeletonCards } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { useOwnStoreQuery } from '../dashboard-api';
import { SideNav, ThumbNav } from './dashboard-nav';
import { OwnStoreContext } from './own-store';
import '../texts';
import dashboardStyles from '../dashboard.module.css';
import shellStyles from './shell.module.css';

/** /dashboard/:storeUsername/* : the partner's dashboard. Non-members get 404. */
export function DashboardShell({ missing }: { missing: ReactNode }) {
  const { storeUsername = '' } = useParams();
  const query = useOwnStoreQuery({ params: { partner: storeUsername } }, { refetchOnMountOrArgChange: true });
  if (query.isError && [403, 404, 422].includes(problemOf(query.error).status ?? 0)) return missing;
  // `currentData`: never another store's, while this one is on its way
  if (!query.currentData)
    return (
      <Page>
        <QueryStatus heading="h1" query={query} skeleton={<SkeletonCards count={3} />} />
      </Page>
    );
  return (
    <OwnStoreContext value={query.currentData}>
      <div className={shellStyles.root}>
        <SideNav />
        <div className={dashboardStyles.main}>
          {query.currentData.role === 'Viewer' ? <OnlyLooking /> : null}
          <Outlet />
        </div>
        <ThumbNav />
      </div>
    </OwnStoreContext>
  );
}

/** Notice for a super admin in another person's store. */
function OnlyLooking() {
  const { t } = useTranslation('dashboard');
  return (
    <div className={shellStyles.looking}>
      <Note icon="eye">{t('onlyLooking')}</Note>
    </div>
  );
}
