import type { AuditRecord } from '@smachot/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column } from '../lists/rows';
import { ReasonWords } from '../lists/reason-words';
import { When } from '../lists/when';
import { ChangedValues } from './changed-values';
import { Sentence } from './sentence';
import styles from '../lists/lists.module.css';

/** Where the people and the things of an entry are looked at. */
const placesOf = ({ actor, subject, store, details }: AuditRecord): { to: string; name: string }[] => {
  const people = [actor, subject].flatMap((person) =>
    person?.name ? { to: `/admin-panel/users/${person.userId}`, name: person.name } : [],
  );
  const shops = store?.name ? [{ to: `/admin-panel/partners/${store.partnerId}`, name: store.name }] : [];
  const orders =
    subject && details.kind === 'order' && details.code
      ? [{ to: `/admin-panel/orders/${subject.userId}`, name: String(details.code) }]
      : [];
  return [...people, ...shops, ...orders].filter(
    ({ to }, index, all) => all.findIndex((one) => one.to === to) === index,
  );
};

function Told({ entry }: { entry: AuditRecord }) {
  return (
    <div className={styles.told}>
      <Sentence entry={entry} />
      {entry.reason ? <ReasonWords className={styles.reason} reason={entry.reason} /> : null}
      <span className={styles.places}>
        {placesOf(entry).map(({ to, name }) => (
          <Link key={to} className="tap-line small" to={to}>
            <bdi>{name}</bdi>
          </Link>
        ))}
      </span>
    </div>
  );
}

/** The whole record as it is stored. */
function Stored({ entry }: { entry: AuditRecord }) {
  const { t } = useTranslation('admin');
  return (
    <details className={styles.stored}>
      <summary>{t('lists.record')}</summary>
      <pre dir="ltr">{JSON.stringify(entry, null, 2)}</pre>
    </details>
  );
}

export const useAuditColumns = (): [Column<AuditRecord>, ...Column<AuditRecord>[]] => {
  const { t } = useTranslation('admin');
  return [
    { key: 'sentence', title: t('lists.columns.act'), cell: (entry) => <Told entry={entry} /> },
    { key: 'at', title: t('lists.columns.at'), cell: ({ at }) => <When at={at} /> },
    { key: 'changed', title: t('lists.columns.changed'), cell: (entry) => <ChangedValues entry={entry} /> },
    { key: 'stored', title: t('lists.columns.details'), cell: (entry) => <Stored entry={entry} /> },
  ];
};
