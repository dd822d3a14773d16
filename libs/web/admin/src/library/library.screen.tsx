import { type LibraryEntry, TermLanguage } from '@smachot/contracts';
import { useAddress, useTitle } from '@smachot/web-platform';
import {
  Button,
  ChipRow,
  EmptyState,
  FilterChip,
  Page,
  PageHead,
  QueryStatus,
  SkeletonRows,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryForm } from './entry-form';
import { EntryRow } from './entry-row';
import { useLibraryQuery } from './library-api';
import '../texts';
import styles from '../acts/acts.module.css';

/** /admin-panel/terms: the library of terms that stores copy from. */
export function LibraryScreen() {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useAddress<TermLanguage>('language', 'he');
  const language = TermLanguage.options.find((one) => one === asked) ?? 'he';
  useTitle(t('library.title'));
  return (
    <Page width="narrow">
      <PageHead title={t('library.title')} note={t('library.note')} back="/admin-panel" />
      <div className={styles.screen}>
        <ChipRow label={t('library.language')}>
          {TermLanguage.options.map((one) => (
            <FilterChip key={one} on={one === language} onClick={() => setAsked(one)}>
              {t(`library.languages.${one}`)}
            </FilterChip>
          ))}
        </ChipRow>
        <Library key={language} language={language} />
      </div>
    </Page>
  );
}

function Library({ language }: { language: TermLanguage }) {
  const query = useLibraryQuery({ query: { language } }, { refetchOnMountOrArgChange: true });
  if (!query.currentData) return <QueryStatus query={query} skeleton={<SkeletonRows count={5} />} />;
  return <Entries language={language} entries={query.currentData.entries} />;
}

function Entries({ language, entries }: { language: TermLanguage; entries: LibraryEntry[] }) {
  const { t } = useTranslation('admin');
  const [adding, setAdding] = useState(false);
  const terms = entries.filter(({ type }) => type === 'term');
  return (
    <>
      {adding ? (
        <EntryForm language={language} terms={terms} onClose={() => setAdding(false)} />
      ) : (
        <div>
          <Button icon="plus" onClick={() => setAdding(true)}>
            {t('library.add')}
          </Button>
        </div>
      )}
      {entries.length ? (
        <ul className={styles.rows} aria-label={t('library.title')}>
          {entries.map((entry) => (
            <EntryRow key={entry._id} entry={entry} terms={terms} />
          ))}
        </ul>
      ) : (
        <EmptyState art="empty-orders" title={t('library.none')} />
      )}
    </>
  );
}
