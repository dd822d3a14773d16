import type { LibraryEntry } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useUntil } from '@smachot/web-platform';
import { Button, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '../acts/act-button';
import { EntryForm } from './entry-form';
import { useLibraryVersionsQuery, useRemoveLibraryEntryMutation } from './library-api';
import styles from '../acts/acts.module.css';

type Props = { entry: LibraryEntry; terms: LibraryEntry[] };

/** One entry of the library: its words, what stores took of it, and what an admin may do. */
export function EntryRow({ entry, terms }: Props) {
  const { t } = useTranslation('admin');
  const [shown, setShown] = useState<'form' | 'versions' | null>(null);
  if (shown === 'form')
    return (
      <li className={styles.row}>
        <EntryForm language={entry.language} terms={terms} entry={entry} onClose={() => setShown(null)} />
      </li>
    );
  return (
    <li className={styles.row}>
      <Facts entry={entry} terms={terms} />
      <span className="row wrap">
        <Button kind="line" icon="edit" onClick={() => setShown('form')}>
          {t('library.edit')}
        </Button>
        {entry.version > 1 ? (
          <Button
            kind="ghost"
            aria-expanded={shown === 'versions'}
            onClick={() => setShown(shown ? null : 'versions')}
          >
            {t('library.versions')}
          </Button>
        ) : null}
        <Remove entry={entry} />
      </span>
      {shown === 'versions' ? <Versions termId={entry._id} /> : null}
    </li>
  );
}

function Facts({ entry, terms }: Props) {
  const { t } = useTranslation('admin');
  const { type, name, description, memberIds, pullsCount, version } = entry;
  const members = terms.filter(({ _id }) => memberIds.includes(_id)).map((one) => isolate(one.name));
  return (
    <span className={styles.rowText}>
      <b dir="auto">{name}</b>
      <span dir="auto">{description}</span>
      {members.length ? <span className="small">{members.join(' · ')}</span> : null}
      <span className="muted small">
        {t(`library.types.${type}`)} · {t('library.pulls', { count: pullsCount })} ·{' '}
        {t('library.version', { version })}
      </span>
    </span>
  );
}

function Remove({ entry: { _id: termId, name, version } }: Pick<Props, 'entry'>) {
  const { t } = useTranslation('admin');
  const [remove] = useRemoveLibraryEntryMutation();
  return (
    <ActButton
      kind="ghost"
      danger
      title={t('library.removeAsk', { name: isolate(name) })}
      text={t('library.removeText')}
      confirm={t('library.remove')}
      done={t('library.removed')}
      reasons={[t('library.why.outdated'), t('library.why.mistake')]}
      send={(reason) => remove({ params: { termId }, body: { version, reason } })}
    />
  );
}

function Versions({ termId }: { termId: LibraryEntry['_id'] }) {
  const { t } = useTranslation('admin');
  const untilWords = useUntil();
  const query = useLibraryVersionsQuery({ params: { termId } }, { refetchOnMountOrArgChange: true });
  if (!query.currentData) return <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />;
  return (
    <ul className={styles.rowText} aria-label={t('library.versions')}>
      {query.currentData.versions.map(({ version, name, description, until }) => (
        <li key={version}>
          <b dir="auto">{name}</b>
          <p className="lines" dir="auto">
            {description}
          </p>
          <span className="muted small">
            {t('library.until', { version, when: isolate(untilWords(until)) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
