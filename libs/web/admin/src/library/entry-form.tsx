import { createLibraryEntry, type LibraryEntry, type TermLanguage, TermType } from '@smachot/contracts';
import { useContractForm, useProblemText } from '@smachot/web-platform';
import {
  ActDialog,
  Button,
  CheckField,
  DraftNote,
  Field,
  Note,
  SelectField,
  useAskedReason,
  useSnackbar,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useChangeLibraryEntryMutation, useCreateLibraryEntryMutation } from './library-api';
import styles from './library.module.css';

type Props = {
  language: TermLanguage;
  /** The terms of the library in this language, which presets and categories are made of. */
  terms: LibraryEntry[];
  /** Absent: a new entry. */
  entry?: LibraryEntry;
  onClose: () => void;
};

/** `type` is of a new entry alone. */
const Written = z.omit(createLibraryEntry.body, { language: true, reason: true });
type Written = z.infer<typeof Written>;

const valuesOf = ({ type, name, description, memberIds }: LibraryEntry): Written => ({
  ...{ type, name, description, memberIds },
});
const EMPTY: Written = { type: 'term', name: '', description: '', memberIds: [] };

const useEntryForm = ({ language, terms, entry, onClose }: Props) => {
  const { t } = useTranslation('admin');
  const say = useSnackbar();
  const [create] = useCreateLibraryEntryMutation();
  const [edit] = useChangeLibraryEntryMutation();
  const { send, dialog } = useAskedReason<Written>(
    entry?.version ?? 0,
    ({ type, version, ...words }) =>
      entry
        ? edit({ params: { termId: entry._id }, body: { ...words, version } })
        : create({ body: { ...words, type, language } }),
    () => {
      say(t('library.saved'));
      onClose();
    },
  );
  const form = useContractForm(Written, {
    defaults: entry ? valuesOf(entry) : EMPTY,
    wireOf: (typed) => ({
      ...typed,
      memberIds:
        typed.type === 'term' ? [] : typed.memberIds.filter((id) => terms.some(({ _id }) => _id === id)),
    }),
    draft: `library:${entry?._id ?? language}`,
    version: entry?.version,
    send,
  });
  return { form, dialog };
};
type Form = ReturnType<typeof useEntryForm>['form'];

/** Writes an entry; the reason is asked for before it is saved. */
export function EntryForm(props: Props) {
  const { t } = useTranslation('admin');
  const words = useProblemText();
  const { form, dialog } = useEntryForm(props);
  const { name, description } = form.values;
  return (
    <div className={styles.form}>
      <form className={styles.form} {...form.props}>
        <Fields {...props} form={form} />
        {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
        <div className="row wrap">
          <Button type="submit" icon="check" disabled={!name.trim() || !description.trim()}>
            {t('library.save')}
          </Button>
          <Button kind="ghost" onClick={props.onClose}>
            {t('library.keep')}
          </Button>
        </div>
      </form>
      {dialog ? (
        <ActDialog
          title={t('library.saveAsk')}
          text={t('library.saveText')}
          confirm={t('library.save')}
          reasons={[t('library.why.wording'), t('library.why.missing')]}
          {...dialog}
        />
      ) : null}
    </div>
  );
}

function Fields({ entry, terms, form }: Props & { form: Form }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <DraftNote form={form} />
      {entry ? null : (
        <SelectField
          label={t('library.type')}
          options={TermType.options.map((value) => ({ value, label: t(`library.types.${value}`) }))}
          {...form.choice('type')}
        />
      )}
      <Field label={t('library.name')} {...form.field('name')} />
      <Field multiline minRows={3} label={t('library.description')} {...form.field('description')} />
      {form.values.type === 'term' ? null : <Members terms={terms} form={form} />}
    </>
  );
}

function Members({ terms, form: { values, change } }: { terms: LibraryEntry[]; form: Form }) {
  const { t } = useTranslation('admin');
  const { memberIds } = values;
  const toggled = (id: LibraryEntry['_id']) =>
    memberIds.includes(id) ? memberIds.filter((one) => one !== id) : [...memberIds, id];
  return (
    <fieldset className={styles.members}>
      <legend>{t('library.members')}</legend>
      {terms.map(({ _id: id, name }) => (
        <CheckField
          key={id}
          label={name}
          checked={memberIds.includes(id)}
          onChange={() => change({ memberIds: toggled(id) })}
        />
      ))}
    </fieldset>
  );
}
