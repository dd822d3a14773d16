import type { StoreTerm } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { Button, SelectField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../shell/own-store';
import { useOwnTermsQuery } from './proposals-api';
import type { ProposalFormState } from './use-proposal-form';
import dashboardStyles from '../dashboard.module.css';
import styles from './proposals.module.css';

/** The terms that a choice brings: itself, or those of a preset or category. */
const broughtBy = (chosen: StoreTerm, all: readonly StoreTerm[]): StoreTerm[] =>
  chosen.type === 'term'
    ? [chosen]
    : chosen.memberIds.flatMap((id) => all.find(({ _id }) => _id === id) ?? []);

type Props = { form: ProposalFormState };

/** The choice of a term, or of a preset or category with its terms. */
function TermChoice({ form, own }: Props & { own: readonly StoreTerm[] }) {
  const { t } = useTranslation('dashboard');
  const { terms } = form.values;
  const options = [
    { value: '', label: t('proposals.chooseTerm') },
    ...own.map(({ _id, type, name }) => ({
      value: _id,
      label: type === 'term' ? name : `${t(`terms.types.${type}`)}: ${name}`,
    })),
  ];
  const pick = (id: string) => {
    const chosen = own.find(({ _id }) => _id === id);
    if (!chosen) return;
    const fresh = broughtBy(chosen, own).filter(({ name }) => !terms.some((one) => one.name === name));
    form.change({ terms: [...terms, ...fresh.map(({ name, description }) => ({ name, description }))] });
  };
  if (own.length === 0) return <p className="muted">{t('proposals.noTerms')}</p>;
  return (
    <SelectField
      label={t('proposals.addTerm')}
      options={options}
      value=""
      onChange={({ target }) => pick(target.value)}
    />
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

/** The terms of a proposal, picked from those of the store; their words are copied. */
export function TermsPicker({ form }: Props) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const own = useOwnTermsQuery({ params: { partner }, query: {} }).data?.terms ?? [];
  return (
    <section className={dashboardStyles.stack} aria-labelledby="pr-terms">
      <h2 id="pr-terms">{t('terms.title')}</h2>
      <TermChoice form={form} own={own} />
      <div>
        <Button kind="ghost" to={`/dashboard/${partner}/proposals/terms`}>
          {t('proposals.toTerms')}
        </Button>
      </div>
      <ChosenTerms form={form} />
    </section>
  );
}
