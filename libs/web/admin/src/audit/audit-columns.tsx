import type { AuditRecord } from '@smachot/contracts';
import { Ltr, LongCode } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ActWords } from '../lists/act-words';
import type { Column } from '../lists/rows';
import { ReasonWords } from '../lists/reason-words';
import { When } from '../lists/when';
import styles from '../lists/lists.module.css';

function Person({ person }: { person: AuditRecord['actor'] }) {
  if (!person) return <>–</>;
  // the name is empty for an erased account, and for a thing that is no account
  if (!person.name) return <LongCode className={clsx('small', styles.id)}>{person.userId}</LongCode>;
  return (
    <Link className="tap-line" to={`/admin-panel/users/${person.userId}`}>
      <bdi>{person.name}</bdi>
    </Link>
  );
}

const isEmpty = (values: object | null): boolean => !values || Object.keys(values).length === 0;

/** Names and values of the log in words; null where there are none, for example for an id. */
const useFactWords = () => {
  const { t, i18n } = useTranslation('admin');
  const known = (key: string) => i18n.exists(key, { ns: 'admin' });
  return {
    name: (name: string): string | null => {
      const key = `lists.facts.names.${name}`;
      return known(key) ? t(key as 'lists.facts.names.kind') : null;
    },
    value: (value: string): string | null => {
      const key = `lists.facts.values.${value}`;
      return /^\w+$/.test(value) && known(key) ? t(key as 'lists.facts.values.true') : null;
    },
  };
};

/** One value of the log; as it is stored where we have no words for it. */
function Fact({ name, value }: { name: string; value: unknown }) {
  const words = useFactWords();
  const stored = typeof value === 'string' ? value : JSON.stringify(value);
  return (
    <li title={`${name}: ${stored}`}>
      {words.name(name) ?? <Ltr>{name}</Ltr>}: {words.value(stored) ?? <LongCode>{stored}</LongCode>}
    </li>
  );
}

function Values({ values }: { values: Record<string, unknown> | null }) {
  if (isEmpty(values)) return <>–</>;
  return (
    <ul className={styles.values}>
      {Object.entries(values!).map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </ul>
  );
}

export const useAuditColumns = (): [Column<AuditRecord>, ...Column<AuditRecord>[]] => {
  const { t } = useTranslation('admin');
  return [
    { key: 'at', title: t('lists.columns.at'), cell: ({ at }) => <When at={at} /> },
    { key: 'actor', title: t('lists.columns.actor'), cell: ({ actor }) => <Person person={actor} /> },
    { key: 'act', title: t('lists.columns.act'), cell: (entry) => <ActWords entry={entry} /> },
    { key: 'subject', title: t('lists.columns.subject'), cell: ({ subject }) => <Person person={subject} /> },
    {
      key: 'reason',
      title: t('lists.columns.reason'),
      cell: ({ reason }) => (reason ? <ReasonWords className={styles.reason} reason={reason} /> : '–'),
    },
    { key: 'details', title: t('lists.columns.details'), cell: ({ details }) => <Values values={details} /> },
    { key: 'before', title: t('lists.columns.before'), cell: ({ before }) => <Values values={before} /> },
    { key: 'after', title: t('lists.columns.after'), cell: ({ after }) => <Values values={after} /> },
    { key: 'from', title: t('lists.columns.from'), cell: ({ from }) => (from ? <Ltr>{from}</Ltr> : '–') },
  ];
};
