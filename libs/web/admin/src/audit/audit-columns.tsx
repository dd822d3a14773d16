import type { AuditRecord } from '@smachot/contracts';
import { Ltr } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column } from '../lists/rows';
import { When } from '../lists/when';
import styles from '../lists/lists.module.css';

function Person({ person }: { person: AuditRecord['actor'] }) {
  if (!person) return <>–</>;
  // the name is empty for an erased account, and for a thing that is no account
  if (!person.name) return <Ltr className="small">{person.userId}</Ltr>;
  return (
    <Link className="tap-line" to={`/admin-panel/users/${person.userId}`}>
      <bdi>{person.name}</bdi>
    </Link>
  );
}

const isEmpty = (values: object | null): boolean => !values || Object.keys(values).length === 0;

/** Values of the log by their names, as they are stored. */
function Values({ values }: { values: Record<string, unknown> | null }) {
  if (isEmpty(values)) return <>–</>;
  const lines = Object.entries(values!).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return <Ltr className={styles.change}>{lines.join('\n')}</Ltr>;
}

export const useAuditColumns = (): [Column<AuditRecord>, ...Column<AuditRecord>[]] => {
  const { t } = useTranslation('admin');
  return [
    { key: 'at', title: t('lists.columns.at'), cell: ({ at }) => <When at={at} /> },
    { key: 'actor', title: t('lists.columns.actor'), cell: ({ actor }) => <Person person={actor} /> },
    { key: 'act', title: t('lists.columns.act'), cell: ({ act, call }) => <Ltr>{call ?? act}</Ltr> },
    { key: 'subject', title: t('lists.columns.subject'), cell: ({ subject }) => <Person person={subject} /> },
    {
      key: 'reason',
      title: t('lists.columns.reason'),
      cell: ({ reason }) => (reason ? <bdi className={styles.change}>{reason}</bdi> : '–'),
    },
    { key: 'details', title: t('lists.columns.details'), cell: ({ details }) => <Values values={details} /> },
    { key: 'before', title: t('lists.columns.before'), cell: ({ before }) => <Values values={before} /> },
    { key: 'after', title: t('lists.columns.after'), cell: ({ after }) => <Values values={after} /> },
    { key: 'from', title: t('lists.columns.from'), cell: ({ from }) => (from ? <Ltr>{from}</Ltr> : '–') },
  ];
};
