import type { AnswerOf, LibraryTerm, listTerms, StoreTerm } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { listed, useProblemText, useTitle } from '@smachot/web-platform';
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  Note,
  Page,
  PageHead,
  QueryStatus,
  SkeletonRows,
  useSnackbar,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../../shell/own-store';
import { useDeleteTermMutation, useOwnTermsQuery, usePullTermMutation } from '../proposals-api';
import { libraryInOrder, useTermLanguage } from './library';
import { TermDialog } from './term.dialog';
import dashboardStyles from '../../dashboard.module.css';
import styles from '../proposals.module.css';

type Found = AnswerOf<typeof listTerms>;

function TermWords({ term, names }: { term: StoreTerm | LibraryTerm; names: string[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <div className={styles.grow}>
      <h3>
        <bdi>{term.name}</bdi>
      </h3>
      <p className={styles.text} dir="auto">
        {term.description}
      </p>
      {term.type === 'term' ? null : (
        <p className="small muted">
          {t(`terms.types.${term.type}`)}
          {names.length ? `: ${listed(names.map(isolate))}` : ''}
        </p>
      )}
    </div>
  );
}

const namesOf = (
  { memberIds }: { memberIds: readonly string[] },
  all: readonly { _id: string; name: string }[],
): string[] => memberIds.flatMap((id) => all.find(({ _id }) => _id === id)?.name ?? []);

function DeleteTerm({ term, onClose }: { term: StoreTerm; onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const words = useProblemText();
  const [remove, removing] = useDeleteTermMutation();
  const confirm = async () => {
    const { error } = await remove({ params: { partner, termId: term._id } });
    if (!error) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('terms.deleteTitle', { name: isolate(term.name) })}
      text={t('terms.deleteText')}
      confirm={t('terms.delete')}
      tone="bad"
      busy={removing.isLoading}
      problem={removing.error ? words(removing.error) : null}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

type Act = { kind: 'edit'; term: StoreTerm | null } | { kind: 'delete'; term: StoreTerm };

function TermActs({ term, onAct }: { term: StoreTerm; onAct: (act: Act) => void }) {
  const { t } = useTranslation('dashboard');
  return (
    <span className="row">
      <Button
        kind="ghost"
        aria-label={t('terms.editOne', { name: isolate(term.name) })}
        onClick={() => onAct({ kind: 'edit', term })}
      >
        {t('terms.edit')}
      </Button>
      <Button
        kind="ghost"
        danger
        aria-label={t('terms.deleteOne', { name: isolate(term.name) })}
        onClick={() => onAct({ kind: 'delete', term })}
      >
        {t('terms.delete')}
      </Button>
    </span>
  );
}

/** The terms of the store itself. */
function OwnTerms({ found, onAct }: { found: Found; onAct: (act: Act) => void }) {
  const { t } = useTranslation('dashboard');
  const add = found.mayEdit ? (
    <Button icon="plus" onClick={() => onAct({ kind: 'edit', term: null })}>
      {t('terms.new')}
    </Button>
  ) : null;
  if (found.terms.length === 0)
    return <EmptyState art="empty-orders" title={t('terms.none')} text={t('terms.noneText')} action={add} />;
  return (
    <Card component="section" aria-label={t('terms.own')} className={dashboardStyles.stack}>
      <h2>{t('terms.own')}</h2>
      {add ? <div>{add}</div> : null}
      <ul className={styles.rows}>
        {found.terms.map((term) => (
          <li key={term._id} className={styles.row}>
            <TermWords term={term} names={namesOf(term, found.terms)} />
            {found.mayEdit ? <TermActs term={term} onAct={onAct} /> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function LibraryRow({ term, found }: { term: LibraryTerm; found: Found }) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const words = useProblemText();
  const say = useSnackbar();
  const [pull, pulling] = usePullTermMutation();
  const copy = async () => {
    const { error } = await pull({ params: { partner }, body: { termId: term._id } });
    if (!error) say(t('terms.pulledNow', { name: isolate(term.name) }));
  };
  return (
    <li className={styles.row}>
      <div className={styles.grow}>
        <TermWords term={term} names={namesOf(term, found.library)} />
        <p className="small muted">{t('terms.pulls', { count: term.pullsCount })}</p>
        {pulling.error ? <Note tone="bad">{words(pulling.error)}</Note> : null}
      </div>
      {term.pulled ? (
        <Badge tone="ok" icon="check">
          {t('terms.pulled')}
        </Badge>
      ) : found.mayEdit ? (
        <Button
          kind="line"
          busy={pulling.isLoading}
          aria-label={t('terms.pullOne', { name: isolate(term.name) })}
          onClick={() => void copy()}
        >
          {t('terms.pull')}
        </Button>
      ) : null}
    </li>
  );
}

/** The shared library. */
function Library({ found }: { found: Found }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card component="section" aria-label={t('terms.library')} className={dashboardStyles.stack}>
      <h2>{t('terms.library')}</h2>
      <p className="muted">{t('terms.libraryNote')}</p>
      <ul className={styles.rows}>
        {libraryInOrder(found.library).map((term) => (
          <LibraryRow key={term._id} term={term} found={found} />
        ))}
      </ul>
    </Card>
  );
}

/** proposals/terms: the terms of a store, and the library it copies from. */
export function TermsScreen() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const language = useTermLanguage();
  const query = useOwnTermsQuery(
    { params: { partner }, query: { language } },
    { refetchOnMountOrArgChange: true },
  );
  const [act, setAct] = useState<Act | null>(null);
  useTitle(t('terms.title'));
  const found = query.currentData;
  return (
    <Page width="narrow">
      <PageHead title={t('terms.title')} note={t('terms.note')} back={`/dashboard/${partner}/proposals`} />
      {found ? (
        <>
          {found.mayEdit ? null : <Note icon="lock">{t('terms.ownersOnly')}</Note>}
          <OwnTerms found={found} onAct={setAct} />
          <Library found={found} />
          {act?.kind === 'edit' ? (
            <TermDialog
              term={found.terms.find(({ _id }) => _id === act.term?._id) ?? act.term}
              all={found.terms}
              onClose={() => setAct(null)}
            />
          ) : null}
          {act?.kind === 'delete' ? <DeleteTerm term={act.term} onClose={() => setAct(null)} /> : null}
        </>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={5} />} />
      )}
    </Page>
  );
}
