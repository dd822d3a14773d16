import { Icon } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { ChangedField, UnitChange } from './unit-changes';
import { useChangeWords } from './use-change-words';
import styles from './publishing.module.css';

function Field({ path, before, after }: ChangedField) {
  const { t } = useTranslation('dashboard');
  const words = useChangeWords();
  const [was, is] = [words.value(path, before), words.value(path, after)];
  return (
    <div className={styles.field}>
      <dt>{words.label(path)}</dt>
      <dd>
        {was === null || is === null ? (
          t('publishing.different')
        ) : (
          <>
            <span className={styles.value}>
              <small className="muted">{t('publishing.before')}</small> <del dir="auto">{was}</del>
            </span>
            <Icon name="next" />
            <span className={styles.value}>
              <small className="muted">{t('publishing.after')}</small> <b dir="auto">{is}</b>
            </span>
          </>
        )}
      </dd>
    </div>
  );
}

function Change({ change }: { change: UnitChange }) {
  const { t } = useTranslation('dashboard');
  switch (change.of) {
    case 'unit':
      return (
        <dl className={styles.fields}>
          {change.fields.map((field) => (
            <Field key={field.path} {...field} />
          ))}
        </dl>
      );
    case 'pictures':
      return <p>{t('publishing.pictures', { before: change.before, after: change.after })}</p>;
    case 'order':
      return (
        <p>
          {change.section === null
            ? t('publishing.order.sections')
            : t('publishing.order.items', { name: change.section })}
        </p>
      );
    default:
      return (
        <>
          <p className={change.act === 'removed' ? styles.removed : undefined}>
            {t(`publishing.${change.of}.${change.act}`, { name: change.name, section: change.section })}
          </p>
          {change.act === 'changed' ? (
            <dl className={styles.fields}>
              {change.fields.map((field) => (
                <Field key={field.path} {...field} />
              ))}
            </dl>
          ) : null}
        </>
      );
  }
}

/** The changes that a publication makes public: each field before and after, side by side. */
export function ChangeList({ changes }: { changes: readonly UnitChange[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map((change, at) => (
        <li key={at}>
          <Change change={change} />
        </li>
      ))}
    </ul>
  );
}
