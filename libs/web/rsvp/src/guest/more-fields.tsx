import { GuestForm, Language, maxLengthOf, Side } from '@smachot/contracts';
import { useFieldText } from '@smachot/web-platform';
import { Field, SelectField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { GuestText, GuestTextProblems } from './guest-text';

export type FieldsProps = {
  value: GuestText;
  problems: GuestTextProblems;
  set: (change: Partial<GuestText>) => void;
};

/** The host's own words for the group, and whose guest it is. */
function BelongingFields({ value, problems, set }: FieldsProps) {
  const { t } = useTranslation('rsvp');
  const say = useFieldText();
  return (
    <>
      <Field
        label={t('guest.groupLabel')}
        hint={t('guest.groupLabelHint')}
        value={value.groupLabel}
        maxLength={maxLengthOf(GuestForm.shape.groupLabel)}
        error={say(problems.groupLabel)}
        onChange={(event) => set({ groupLabel: event.target.value })}
      />
      <SelectField<Side | ''>
        label={t('guest.side')}
        value={value.side}
        options={[
          { value: '', label: t('guest.noSide') },
          ...Side.options.map((side) => ({ value: side, label: t(`side.${side}`) })),
        ]}
        onChange={(event) => set({ side: event.target.value as Side | '' })}
      />
    </>
  );
}

function NoteFields({ value, problems, set }: FieldsProps) {
  const { t } = useTranslation('rsvp');
  const say = useFieldText();
  return (
    <>
      <Field
        multiline
        minRows={2}
        label={t('guest.hostNote')}
        hint={t('guest.hostNoteHint')}
        value={value.hostNote}
        maxLength={maxLengthOf(GuestForm.shape.hostNote)}
        error={say(problems.hostNote)}
        onChange={(event) => set({ hostNote: event.target.value })}
      />
      <Field
        multiline
        minRows={2}
        label={t('guest.requestsByHost')}
        hint={t('guest.requestsHint')}
        value={value.requests}
        maxLength={maxLengthOf(GuestForm.shape.specialRequests)}
        error={say(problems.requests)}
        onChange={(event) => set({ requests: event.target.value })}
      />
    </>
  );
}

/** Group, side, table and note: fields that can wait when a guest is added. */
export function MoreFields(props: FieldsProps) {
  const { value, problems, set } = props;
  const { t } = useTranslation('rsvp');
  const say = useFieldText();
  return (
    <>
      <BelongingFields {...props} />
      <Field
        label={t('guests.columns.table')}
        value={value.table}
        maxLength={maxLengthOf(GuestForm.shape.tableName)}
        error={say(problems.table)}
        onChange={(event) => set({ table: event.target.value })}
      />
      <SelectField<Language>
        label={t('guest.language')}
        value={value.language}
        options={Language.options.map((language) => ({
          value: language,
          label: t(`language.${language}`),
        }))}
        onChange={(event) => set({ language: event.target.value as Language })}
      />
      <NoteFields {...props} />
      <Field
        ltr
        label={t('guest.income')}
        hint={t('guest.incomeHint')}
        inputMode="decimal"
        value={value.income}
        maxLength={maxLengthOf(GuestForm.shape.income)}
        error={problems.income ? t('guest.incomeProblem') : undefined}
        onChange={(event) => set({ income: event.target.value })}
      />
    </>
  );
}
