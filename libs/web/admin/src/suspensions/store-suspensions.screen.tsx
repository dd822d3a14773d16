import type { SuspendedStore } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat, useTitle } from '@smachot/web-platform';
import { Note, Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { ActButton } from '../acts/act-button';
import { useSetStoreSuspensionMutation, useStoreSuspensionsQuery } from '../acts/acts-api';
import { SuspendStore } from './suspend-store';
import '../texts';
import styles from '../acts/acts.module.css';

/** /admin-panel/store-suspensions: stores that were taken off the public pages. */
export function StoreSuspensionsScreen() {
  const { t } = useTranslation('admin');
  const query = useStoreSuspensionsQuery(undefined, { refetchOnMountOrArgChange: true });
  useTitle(t('suspensions.title'));
  return (
    <Page width="narrow">
      <PageHead title={t('suspensions.title')} note={t('suspensions.note')} back="/admin-panel" />
      <div className={styles.screen}>
        {query.data ? (
          <Stores stores={query.data.stores} />
        ) : (
          <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />
        )}
        <SuspendStore />
      </div>
    </Page>
  );
}

function Stores({ stores }: { stores: SuspendedStore[] }) {
  const { t } = useTranslation('admin');
  if (!stores.length) return <Note tone="ok">{t('suspensions.none')}</Note>;
  return (
    <ul className={styles.rows}>
      {stores.map((store) => (
        <StoreRow key={store.partnerId} store={store} />
      ))}
    </ul>
  );
}

function StoreRow({ store }: { store: SuspendedStore }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [set] = useSetStoreSuspensionMutation();
  const { partnerId, partnerUsername, businessName, since, reason } = store;
  return (
    <li className={styles.row}>
      <span className={styles.rowText}>
        <b dir="auto">{businessName}</b>
        <bdi className="muted small">{partnerUsername}</bdi>
        <span className="small">
          {t('suspensions.since', { when: isolate(format.dateTime(since)), reason: isolate(reason) })}
        </span>
      </span>
      <ActButton
        title={t('suspensions.ask.lift', { store: isolate(businessName) })}
        text={t('suspensions.askText.lift')}
        confirm={t('suspensions.do.lift')}
        done={t('suspensions.done.lift')}
        reasons={[t('suspensions.why.settled'), t('suspensions.why.mistake')]}
        send={(why) => set({ params: { partner: partnerId }, body: { suspended: false, reason: why } })}
      />
    </li>
  );
}
