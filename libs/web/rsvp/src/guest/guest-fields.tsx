import { GuestForm, GuestGroup, Language } from '@smachot/contracts';
import { nationalPhone, readPhone } from '@smachot/kernel';
import { useFieldText } from '@smachot/web-platform';
import { Field, SelectField } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A guest as it is typed: everything text, so that half-typed things are kept in drafts as they are. */
export type GuestText = {
  name: string;
  phone: string;
  group: GuestGroup;
  table: string;
  seats: string;
  language: Language;
  notes: string;
  income: string;
};
export type GuestTextProblems = Partial<Record<keyof GuestText, string>>;

export const guestText = (language: Language, about: Partial<GuestText> = {}): GuestText => ({
  name: '',
  phone: '',
  group: 'general',
  table: '',
  seats: '1',
  language,
  notes: '',
  income: '',
  ...about,
});

const FIELD_OF: Record<string, keyof GuestText> = {
  attendeeName: 'name',
  attendeePhone: 'phone',
  tableName: 'table',
  estimatedNumberOfGuests: 'seats',
  specialRequests: 'notes',
  income: 'income',
  group: 'group',
  language: 'language',
};

/** The contract's guest, or what is wrong with the text, by field, as codes. */
export const readGuestText = (text: GuestText): { guest: GuestForm } | { problems: GuestTextProblems } => {
  const problems: GuestTextProblems = {};
  if (text.phone.trim() && !readPhone(text.phone).ok) problems.phone = 'phone.invalid';
  const parsed = GuestForm.safeParse({
    attendeeName: text.name,
    attendeePhone: text.phone.trim() || null,
    group: text.group,
    tableName: text.table.trim() || null,
    estimatedNumberOfGuests: Number(text.seats || 'NaN'),
    language: text.language,
    specialRequests: text.notes.trim() || null,
    income: text.income.trim() === '' ? null : Number(text.income),
  });
  if (parsed.success && !problems.phone) return { guest: parsed.data };
  for (const issue of parsed.error?.issues ?? []) {
    const field = FIELD_OF[String(issue.path[0])];
    if (field) problems[field] ??= issue.message;
  }
  return { problems };
};

export const phoneText = (e164: string | null): string => (e164 ? nationalPhone(e164) : '');

type Props = {
  value: GuestText;
  problems: GuestTextProblems;
  onChange: (value: GuestText) => void;
  /** Only what most people need; the rest can be changed later. */
  short?: boolean;
  autoFocus?: boolean;
  children?: ReactNode;
};

export function GuestFields({ value, problems, onChange, short, autoFocus }: Props) {
  const { t } = useTranslation('rsvp');
  const say = useFieldText();
  const set = (change: Partial<GuestText>) => onChange({ ...value, ...change });
  return (
    <>
      <Field
        label={t('guest.name')}
        value={value.name}
        autoFocus={autoFocus ?? false}
        maxLength={120}
        error={say(problems.name)}
        onChange={(event) => set({ name: event.target.value })}
      />
      <Field
        ltr
        label={t('guest.phone')}
        type="tel"
        inputMode="tel"
        value={value.phone}
        maxLength={40}
        error={say(problems.phone)}
        hint={short ? undefined : t('guest.phoneHint')}
        onChange={(event) => set({ phone: event.target.value })}
      />
      <Field
        label={t('guest.seats')}
        inputMode="numeric"
        value={value.seats}
        maxLength={3}
        error={problems.seats ? t('guest.seatsProblem') : undefined}
        onChange={(event) => set({ seats: event.target.value.replace(/\D/g, '') })}
      />
      <SelectField<GuestGroup>
        label={t('guests.columns.group')}
        value={value.group}
        options={GuestGroup.options.map((group) => ({ value: group, label: t(`group.${group}`) }))}
        onChange={(event) => set({ group: event.target.value as GuestGroup })}
      />
      {short ? null : (
        <>
          <Field
            label={t('guests.columns.table')}
            value={value.table}
            maxLength={40}
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
          <Field
            multiline
            minRows={2}
            label={t('guest.requests')}
            value={value.notes}
            maxLength={1000}
            error={say(problems.notes)}
            onChange={(event) => set({ notes: event.target.value })}
          />
          <Field
            ltr
            label={t('guest.income')}
            hint={t('guest.incomeHint')}
            inputMode="decimal"
            value={value.income}
            maxLength={12}
            error={problems.income ? t('guest.incomeProblem') : undefined}
            onChange={(event) => set({ income: event.target.value })}
          />
        </>
      )}
    </>
  );
}
