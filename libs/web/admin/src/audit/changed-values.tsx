import type { AuditRecord } from '@smachot/contracts';
import { isId } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { LongCode, Ltr } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import styles from '../lists/lists.module.css';

/** Names and values of the log in words; null where there are none. */
const useFactWords = () => {
  const { t, i18n } = useTranslation('admin');
  const format = useFormat();
  const known = (key: string) => i18n.exists(key, { ns: 'admin' });
  return {
    name: (name: string): string | null => {
      const key = `lists.facts.names.${name}`;
      return known(key) ? t(key as 'lists.facts.names.kind') : null;
    },
    value: (name: string, value: unknown): string | null => {
      if (value === null || value === undefined) return '–';
      // the log keeps sums in agorot
      if (name === 'amount' && typeof value === 'number') return format.shekels(value / 100);
      if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null;
      const word = String(value);
      const key = `lists.facts.values.${word}`;
      return /^\w+$/.test(word) && known(key) ? t(key as 'lists.facts.values.true') : null;
    },
  };
};

function Value({ name, value }: { name: string; value: unknown }) {
  const words = useFactWords();
  const stored = typeof value === 'string' ? value : JSON.stringify(value);
  const said = words.value(name, value);
  return said === null ? <LongCode>{stored}</LongCode> : <bdi>{said}</bdi>;
}

type Values = Record<string, unknown>;

function Change({ name, before, after }: { name: string; before: Values | null; after: Values | null }) {
  const { t } = useTranslation('admin');
  const words = useFactWords();
  return (
    <li>
      {words.name(name) ?? <Ltr>{name}</Ltr>}:{' '}
      {before && name in before ? (
        <s>
          <span className="sr">{t('lists.columns.before')} </span>
          <Value name={name} value={before[name]} />
        </s>
      ) : null}{' '}
      {after && name in after ? (
        <>
          <span className="sr">{t('lists.columns.after')} </span>
          <Value name={name} value={after[name]} />
        </>
      ) : null}
    </li>
  );
}

const isShown = (value: unknown): boolean => !(typeof value === 'string' && isId(value));

/** What an act changed: each value before and after. Ids are in the record alone, and what stayed is left out. */
export function ChangedValues({ entry: { before, after } }: { entry: AuditRecord }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => before?.[name] !== after?.[name] && isShown(before?.[name] ?? after?.[name]),
  );
  if (names.length === 0) return <>–</>;
  return (
    <ul className={styles.values}>
      {names.map((name) => (
        <Change key={name} name={name} before={before} after={after} />
      ))}
    </ul>
  );
}
