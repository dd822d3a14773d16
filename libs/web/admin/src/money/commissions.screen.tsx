import type { Commission } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat, useTitle } from '@smachot/web-platform';
import { Ltr, Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useCommissionsQuery } from '../acts/acts-api';
import { CommissionForm } from './commission-form';
import '../texts';
import styles from '../acts/acts.module.css';

/** /admin-panel/commissions: what the platform takes of an order, in general and of single businesses. */
export function CommissionsScreen() {
  const { t } = useTranslation('admin');
  const query = useCommissionsQuery(undefined, { refetchOnMountOrArgChange: true });
  useTitle(t('commissions.title'));
  return (
    <Page width="narrow">
      <PageHead title={t('commissions.title')} note={t('commissions.note')} back="/admin-panel" />
      <div className={styles.screen}>
        <CommissionForm />
        <h2>{t('commissions.history')}</h2>
        {query.data ? (
          <ul className={styles.rows}>
            {query.data.commissions.map((one) => (
              <CommissionRow key={one._id} commission={one} />
            ))}
          </ul>
        ) : (
          <QueryStatus query={query} skeleton={<SkeletonRows count={4} />} />
        )}
      </div>
    </Page>
  );
}

function CommissionRow({ commission }: { commission: Commission }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { partnerId, basisPoints, validFrom } = commission;
  return (
    <li className={styles.row}>
      <span className={styles.rowText}>
        <b>{partnerId ? t('commissions.ofOne') : t('commissions.ofAll')}</b>
        {partnerId ? <Ltr>{partnerId}</Ltr> : null}
        <span className="muted small">
          {t('commissions.from', { when: isolate(format.dateTime(validFrom)) })}
        </span>
      </span>
      {basisPoints === null ? <span>{t('commissions.none')}</span> : <Ltr>{`${basisPoints / 100}%`}</Ltr>}
    </li>
  );
}
