import type { AnswerOf, LibraryTerm, listTerms, ProposalTerm, StoreTerm } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useProblemText } from '@smachot/web-platform';
import { Button, Note, QueryStatus, SelectField, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../shell/own-store';
import { useOwnTermsQuery, usePullTermMutation } from './proposals-api';
import { libraryInOrder, useTermLanguage } from './terms/library';
import type { ProposalFormState } from './use-proposal-form';
import dashboardStyles from '../dashboard.module.css';
import styles from './proposals.module.css';

type Term = Pick<StoreTerm | LibraryTerm, 'type' | 'name' | 'description'> & {
  _id: string;
  memberIds: readonly string[];
};
/** The terms that a choice brings: itself, or those of a preset or category. */
const broughtBy = <One extends Term>(chosen: One, all: readonly One[]): One[] =>
  chosen.type === 'term'
    ? [chosen]
    : chosen.memberIds.flatMap((id) => all.find(({ _id }) => _id === id) ?? []);

type Props = { form: ProposalFormState };
type Found = AnswerOf<typeof listTerms>;

/** Adds terms to those in the form, each name once; the form may have changed while they were copied. */
const addTo = (form: ProposalFormState, brought: readonly ProposalTerm[]): void =>
  form.change(({ terms }) => {
    const fresh = brought.filter(({ name }) => !terms.some((one) => one.name === name));
    return { terms: [...terms, ...fresh.map(({ name, description }) => ({ name, description }))] };
  });

/** Picks one of the store's terms, or an entry of the library, which is copied to the store first. */
const useTermPick = (form: ProposalFormState, { terms: own, library }: Found) => {
  const { partnerUsername: partner } = useOwnStore();
  const [pull, pulling] = usePullTermMutation();
  const pick = async (id: string): Promise<void> => {
    if (pulling.isLoading) return;
    const mine = own.find(({ _id }) => _id === id);
    if (mine) return addTo(form, broughtBy(mine, own));
    const entry = library.find(({ _id }) => _id === id);
    if (!entry) return;
    const { data } = await pull({ params: { partner }, body: { termId: entry._id } });
    if (!data) return;
    const copy = data.terms.find(({ type, name }) => type === entry.type && name === entry.name);
    // somebody else of the crew has just copied it: its words are those of the library
    addTo(form, copy ? broughtBy(copy, [...data.terms, ...own]) : broughtBy(entry, library));
  };
  return { pick, problem: pulling.error };
};

/** The choice of a term, or of a preset or category with its terms; owners choose from the library too. */
function TermChoice({ form, found }: Props & { found: Found }) {
  const { t } = useTranslation('dashboard');
  const words = useProblemText();
  const { terms: own, library, mayEdit } = found;
  const { pick, problem } = useTermPick(form, found);
  const fromLibrary = mayEdit ? libraryInOrder(library).filter(({ pulled }) => !pulled) : [];
  const nameOf = ({ type, name }: Term) => (type === 'term' ? name : `${t(`terms.types.${type}`)}: ${name}`);
  const options = [
    { value: '', label: t('proposals.chooseTerm') },
    ...own.map((term) => ({ value: term._id as string, label: nameOf(term) })),
    ...fromLibrary.map((entry) => ({
      value: entry._id as string,
      label: t('proposals.fromLibrary', { name: nameOf(entry) }),
    })),
  ];
  return (
    <>
      {options.length > 1 ? (
        <SelectField
          label={t('proposals.addTerm')}
          options={options}
          value=""
          onChange={({ target }) => void pick(target.value)}
        />
      ) : mayEdit ? (
        <p className="muted">{t('proposals.noTerms')}</p>
      ) : null}
      {mayEdit ? null : (
        <p className="muted">{t(own.length ? 'proposals.ownersCopy' : 'proposals.noTermsOwnersCopy')}</p>
      )}
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </>
  );
}

function ChosenTerms({ form }: Props) {
  const { t } = useTranslation('dashboard');
  const { terms } = form.values;
  return (
    <ul className={styles.rows}>
      {terms.map(({ name, description }) => (
        <li key={name} className={styles.row}>
          <div className={styles.grow}>
            <h3>
              <bdi>{name}</bdi>
            </h3>
            <p className={styles.text} dir="auto">
              {description}
            </p>
          </div>
          <Button
            kind="ghost"
            aria-label={t('proposals.removeTerm', { name: isolate(name) })}
            onClick={() => form.change({ terms: terms.filter((one) => one.name !== name) })}
          >
            {t('proposals.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The terms of a proposal, picked from those of the store or from the library; their words are copied. */
export function TermsPicker({ form }: Props) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const language = useTermLanguage();
  const query = useOwnTermsQuery({ params: { partner }, query: { language } });
  return (
    <section className={dashboardStyles.stack} aria-labelledby="pr-terms">
      <h2 id="pr-terms">{t('terms.title')}</h2>
      {query.data ? (
        <TermChoice form={form} found={query.data} />
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={1} />} />
      )}
      <div>
        <Button kind="ghost" to={`/dashboard/${partner}/proposals/terms`}>
          {t('proposals.toTerms')}
        </Button>
      </div>
      <ChosenTerms form={form} />
    </section>
  );
}
