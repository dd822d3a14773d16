import { LAST_STORE, problemOf, safeStorage, useKeptAnswer } from '@smachot/web-platform';
import { Note, Page, QueryStatus, SkeletonCards } from '@smachot/web-ui';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { manageStore } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { useOwnStoreQuery } from '../dashboard-api';
import { SideNav, ThumbNav } from './dashboard-nav';
import { type OwnStore, OwnStoreContext } from './own-store';
import '../texts';
import dashboardStyles from '../dashboard.module.css';
import shellStyles from './shell.module.css';

/** How long a device keeps a store after the server last confirmed that the person is of its crew. */
const KEPT_MS = 14 * DAY_MS;

/** The store, so that screens which keep their own answers open without a network. A super admin who only looks keeps nothing. */
const useStoreOrKept = (storeUsername: string) => {
  const query = useOwnStoreQuery({ params: { partner: storeUsername } }, { refetchOnMountOrArgChange: true });
  const { shown } = useKeptAnswer<OwnStore>({
    kind: 'store',
    id: storeUsername,
    query,
    schema: manageStore.answer,
    endOf: ({ role }) => (role === 'Viewer' ? 0 : Date.now() + KEPT_MS),
    partOf: ({ vat: _, ...store }) => ({ ...store, email: null }),
  });
  return { query, store: shown };
};

/** /dashboard/:storeUsername/* : the partner's dashboard. Non-members get 404. */
export function DashboardShell({ missing }: { missing: ReactNode }) {
  const { storeUsername = '' } = useParams();
  // of this address alone: never another store's, while this one is on its way
  const { query, store } = useStoreOrKept(storeUsername);
  const isOwn = store !== undefined && store.role !== 'Viewer';
  useEffect(() => {
    if (isOwn) safeStorage.write(LAST_STORE, storeUsername);
  }, [isOwn, storeUsername]);
  if (query.isError && [403, 404, 422].includes(problemOf(query.error).status ?? 0)) return missing;
  if (!store)
    return (
      <Page>
        <QueryStatus heading="h1" query={query} skeleton={<SkeletonCards count={3} />} />
      </Page>
    );
  return (
    <OwnStoreContext value={store}>
      <div className={shellStyles.root}>
        <SideNav />
        <div className={dashboardStyles.main}>
          {store.role === 'Viewer' ? <OnlyLooking /> : null}
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
