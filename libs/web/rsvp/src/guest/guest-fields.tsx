import { GuestForm, GuestGroup, maxLengthOf } from '@smachot/contracts';
import { readPhone } from '@smachot/kernel';
import { MOST_UNINVITED } from '@smachot/lifecycles';
import { useFieldText } from '@smachot/web-platform';
import { Field, SelectField } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuestText, GuestTextProblems } from './guest-text';
import { MoreFields, type FieldsProps } from './more-fields';

/** A number no message reaches. */
const isLandline = (phone: string): boolean => {
  const reading = readPhone(phone);
  return reading.ok && !reading.mobile;
};

function PhoneField({ value, problems, set, short }: FieldsProps & { short: boolean | undefined }) {
  const { t } = useTranslation('rsvp');
  const say = useFieldText();
  return (
    <Field
      ltr
      label={t('guest.phone')}
      type="tel"
      inputMode="tel"
      value={value.phone}
      maxLength={maxLengthOf(GuestForm.shape.attendeePhone)}
      error={say(problems.phone)}
      hint={isLandline(value.phone) ? t('upload.landline') : short ? undefined : t('guest.phoneHint')}
      onChange={(event) => set({ phone: event.target.value })}
    />
  );
}

type Props = {
  value: GuestText;
  problems: GuestTextProblems;
  onChange: (value: GuestText) => void;
  /** Only the fields most people need; the rest can be changed later. */
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
        maxLength={maxLengthOf(GuestForm.shape.attendeeName)}
        error={say(problems.name)}
        onChange={(event) => set({ name: event.target.value })}
      />
      <PhoneField value={value} problems={problems} set={set} short={short} />
      <Field
        label={t('guest.seats')}
        inputMode="numeric"
        value={value.seats}
        maxLength={maxLengthOf(GuestForm.shape.estimatedNumberOfGuests)}
        hint={t('guest.seatsHint', { count: MOST_UNINVITED })}
        error={problems.seats ? t('guest.seatsProblem') : undefined}
        onChange={(event) => set({ seats: event.target.value.replace(/\D/g, '') })}
      />
      <SelectField<GuestGroup>
        label={t('guests.columns.group')}
        value={value.group}
        options={GuestGroup.options.map((group) => ({ value: group, label: t(`group.${group}`) }))}
        onChange={(event) => set({ group: event.target.value as GuestGroup })}
      />
      {short ? null : <MoreFields value={value} problems={problems} set={set} />}
    </>
  );
}
