import { GuestForm, GuestGroup, maxLengthOf, Side, StatsGroup } from '@smachot/contracts';
import { listed } from '@smachot/web-platform';
import { Button, Dialog, Field, SelectField } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressPatch, withChanges } from '../../use-address-patch';
import { useGroupWords } from '../event/event-over';
import { readFilter, writeFilter, type GuestFilter } from './filters';
import { useNavigate } from 'react-router';
import styles from '../../guest/guest.module.css';

type Choice<T extends string> = T | '';
type FilterForm = {
  status: Choice<StatsGroup>;
  group: Choice<GuestGroup>;
  side: Choice<Side>;
  groupLabel: string;
  table: string;
};

const formOf = ({ status, group, side, groupLabel, table }: GuestFilter): FilterForm => ({
  status: status ?? '',
  group: group ?? '',
  side: side ?? '',
  groupLabel: groupLabel ?? '',
  table: table ?? '',
});

/** The filter the form asks for; what the form has no field for stays as it is. */
const filterOf = (
  before: GuestFilter,
  { status, group, side, groupLabel, table }: FilterForm,
): GuestFilter => ({
  ...before,
  status: status || undefined,
  group: group || undefined,
  side: side || undefined,
  groupLabel,
  table,
});

type FieldsProps = { form: FilterForm; onChange: (changes: Partial<FilterForm>) => void };

function ChoiceFields({ form, onChange }: FieldsProps) {
  const { t } = useTranslation('rsvp');
  const words = useGroupWords();
  const any = { value: '' as const, label: t('filters.any') };
  return (
    <>
      <SelectField<Choice<StatsGroup>>
        label={t('filters.status')}
        value={form.status}
        options={[any, ...StatsGroup.options.map((value) => ({ value, label: words(value) }))]}
        onChange={(event) => onChange({ status: event.target.value as Choice<StatsGroup> })}
      />
      <SelectField<Choice<GuestGroup>>
        label={t('guests.columns.group')}
        value={form.group}
        options={[any, ...GuestGroup.options.map((value) => ({ value, label: t(`group.${value}`) }))]}
        onChange={(event) => onChange({ group: event.target.value as Choice<GuestGroup> })}
      />
      <SelectField<Choice<Side>>
        label={t('filters.side')}
        value={form.side}
        options={[any, ...Side.options.map((value) => ({ value, label: t(`side.${value}`) }))]}
        onChange={(event) => onChange({ side: event.target.value as Choice<Side> })}
      />
    </>
  );
}

function TextFields({ form, onChange, tables }: FieldsProps & { tables: readonly string[] }) {
  const { t } = useTranslation('rsvp');
  return (
    <>
      <Field
        label={t('filters.groupLabel')}
        value={form.groupLabel}
        maxLength={maxLengthOf(GuestForm.shape.groupLabel)}
        onChange={(event) => onChange({ groupLabel: event.target.value })}
      />
      <Field
        label={t('guests.columns.table')}
        hint={tables.length > 0 ? t('filters.tables', { tables: listed(tables.slice(0, 12)) }) : undefined}
        value={form.table}
        maxLength={maxLengthOf(GuestForm.shape.tableName)}
        onChange={(event) => onChange({ table: event.target.value })}
      />
    </>
  );
}

/** Every filter in one place, for the combinations the chips do not offer. */
export function FiltersDialog({ tables }: { tables: readonly string[] }) {
  const { t } = useTranslation('rsvp');
  const { params, close } = useAddressPatch();
  const navigate = useNavigate();
  const now = readFilter(params);
  const [form, setForm] = useState(() => formOf(now));
  const change = (changes: Partial<FilterForm>) => setForm((before) => ({ ...before, ...changes }));
  const show = () =>
    void navigate(`?${withChanges(writeFilter(params, filterOf(now, form)), { open: null })}`, {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <Dialog
      open
      title={t('filters.title')}
      onClose={() => close('open')}
      actions={
        <Button kind="primary" block onClick={show}>
          {t('filters.show')}
        </Button>
      }
    >
      <div className={styles.form}>
        <ChoiceFields form={form} onChange={change} />
        <TextFields form={form} onChange={change} tables={tables} />
      </div>
    </Dialog>
  );
}
