import {
  createLibraryEntry,
  type LibraryEntry,
  maxLengthOf,
  type TermLanguage,
  TermType,
} from '@smachot/contracts';
import { ActDialog, Button, CheckField, Field, SelectField, useSnackbar } from '@smachot/web-ui';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
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

const valuesOf = (entry?: LibraryEntry): Pick<LibraryEntry, 'type' | 'name' | 'description' | 'memberIds'> =>
  entry ?? { type: 'term', name: '', description: '', memberIds: [] };

const useEntryForm = ({ language, entry }: Props) => {
  const [values, setValues] = useState(() => valuesOf(entry));
  const [create] = useCreateLibraryEntryMutation();
  const [edit] = useChangeLibraryEntryMutation();
  const { type, name, description } = values;
  const memberIds = type === 'term' ? [] : values.memberIds;
  const send = (reason: string): Promise<{ error?: unknown }> => {
    const words = { name, description, memberIds, reason };
    return entry
      ? edit({ params: { termId: entry._id }, body: { ...words, version: entry.version } })
      : create({ body: { ...words, type, language } });
  };
  return {
    values,
    change: (changed: Partial<typeof values>) => setValues((now) => ({ ...now, ...changed })),
    complete: name.trim() !== '' && description.trim() !== '',
    send,
  };
};
type Form = ReturnType<typeof useEntryForm>;

/** Writes an entry; the reason is asked for before it is saved. */
export function EntryForm(props: Props) {
  const { t } = useTranslation('admin');
  const say = useSnackbar();
  const form = useEntryForm(props);
  const [asking, setAsking] = useState(false);
  const ask = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsking(form.complete);
  };
  const done = () => {
    say(t('library.saved'));
    props.onClose();
  };
  return (
    <div className={styles.form}>
      <form className={styles.form} noValidate onSubmit={ask}>
        <Fields {...props} form={form} />
        <div className="row wrap">
          <Button type="submit" icon="check" disabled={!form.complete}>
            {t('library.save')}
          </Button>
          <Button kind="ghost" onClick={props.onClose}>
            {t('library.keep')}
          </Button>
        </div>
      </form>
      {asking ? <SaveDialog send={form.send} onDone={done} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

type SaveProps = { send: Form['send']; onDone: () => void; onClose: () => void };

function SaveDialog(props: SaveProps) {
  const { t } = useTranslation('admin');
  return (
    <ActDialog
      title={t('library.saveAsk')}
      text={t('library.saveText')}
      confirm={t('library.save')}
      reasons={[t('library.why.wording'), t('library.why.missing')]}
      {...props}
    />
  );
}

function Fields({ entry, terms, form }: Props & { form: Form }) {
  const { t } = useTranslation('admin');
  const { values, change } = form;
  return (
    <>
      {entry ? null : (
        <SelectField
          label={t('library.type')}
          value={values.type}
          options={TermType.options.map((value) => ({ value, label: t(`library.types.${value}`) }))}
          onChange={({ target }) => change({ type: target.value as TermType })}
        />
      )}
      <Field
        label={t('library.name')}
        maxLength={maxLengthOf(createLibraryEntry.body.shape.name)}
        value={values.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Field
        multiline
        minRows={3}
        label={t('library.description')}
        maxLength={maxLengthOf(createLibraryEntry.body.shape.description)}
        value={values.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      {values.type === 'term' ? null : <Members terms={terms} form={form} />}
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
