import { type StoreTerm, TermForm, TermType } from '@smachot/contracts';
import { useContractForm, useProblemText } from '@smachot/web-platform';
import {
  Button,
  CheckField,
  Dialog,
  DraftNote,
  Field,
  Note,
  SelectField,
  useSnackbar,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../../shell/own-store';
import { useChangeTermMutation, useCreateTermMutation } from '../proposals-api';
import styles from '../../dashboard.module.css';

type Props = {
  /** Null: a new one. */
  term: StoreTerm | null;
  all: readonly StoreTerm[];
  onClose: () => void;
};
type Values = { type: TermType; name: string; description: string; memberIds: string[] };

const valuesOf = (term: StoreTerm | null): Values => ({
  type: term?.type ?? 'term',
  name: term?.name ?? '',
  description: term?.description ?? '',
  memberIds: term?.memberIds ?? [],
});

const useTermForm = ({ term, all, onClose }: Props) => {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const say = useSnackbar();
  const [create] = useCreateTermMutation();
  const [change] = useChangeTermMutation();
  return useContractForm(TermForm, {
    defaults: valuesOf(term),
    draft: `term:${partner}:${term?._id ?? 'new'}`,
    version: term?.version,
    wireOf: ({ type, memberIds, ...words }: Values) => ({
      ...words,
      type,
      // one of a draft may have been deleted since
      memberIds: type === 'term' ? [] : memberIds.filter((id) => all.some(({ _id }) => _id === id)),
    }),
    send: async ({ type, ...words }) => {
      const { error } = term
        ? await change({
            params: { partner, termId: term._id },
            body: { ...words, version: term.version },
          })
        : await create({ params: { partner }, body: { ...words, type } });
      if (error) return error;
      say(t('terms.saved'));
      onClose();
      return undefined;
    },
  });
};
type Form = ReturnType<typeof useTermForm>;

/** The terms of a preset or category. */
function Members({ form, all }: { form: Form; all: readonly StoreTerm[] }) {
  const { t } = useTranslation('dashboard');
  const { memberIds } = form.values;
  const terms = all.filter(({ type }) => type === 'term');
  const tick = (id: string, ticked: boolean) =>
    form.change({ memberIds: ticked ? [...memberIds, id] : memberIds.filter((one) => one !== id) });
  if (terms.length === 0) return <p className="muted">{t('terms.noMembers')}</p>;
  return (
    <fieldset className={styles.act}>
      <legend className={styles.lab}>{t('terms.members')}</legend>
      {terms.map(({ _id, name }) => (
        <CheckField
          key={_id}
          label={<bdi>{name}</bdi>}
          checked={memberIds.includes(_id)}
          onChange={({ target }) => tick(_id, target.checked)}
        />
      ))}
    </fieldset>
  );
}

/** Writes a term, a preset or a category of the store. */
export function TermDialog(props: Props) {
  const { t } = useTranslation('dashboard');
  const words = useProblemText();
  const form = useTermForm(props);
  const { term, all, onClose } = props;
  const types = TermType.options.map((value) => ({ value, label: t(`terms.types.${value}`) }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={term ? t('terms.edit') : t('terms.new')}
      actions={
        <>
          <Button busy={form.busy} onClick={() => void form.submit()}>
            {t('terms.save')}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {t('terms.leave')}
          </Button>
        </>
      }
    >
      <form className={styles.stack} {...form.props}>
        <DraftNote form={form} />
        {term ? null : <SelectField label={t('terms.type')} options={types} {...form.choice('type')} />}
        <Field label={t('terms.name')} {...form.field('name')} />
        <Field multiline minRows={3} label={t('terms.words')} {...form.field('description')} />
        {form.values.type === 'term' ? null : <Members form={form} all={all} />}
        {form.problem && !form.problem.fields ? <Note tone="bad">{words(form.problem)}</Note> : null}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
