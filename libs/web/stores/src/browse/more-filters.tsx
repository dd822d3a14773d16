import {
  BrowseQuery,
  digitsOf,
  FoodFilter,
  KosherFilter,
  SpokenLanguage,
  StoreSetting,
} from '@smachot/contracts';
import { CheckField, Field, SelectField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { NOTICES, type Narrowings } from './narrowings';

type PartProps = { values: Narrowings; counted: boolean; onChange: (patch: Partial<Narrowings>) => void };

const digits = (text: string): number | null => Number(text.replace(/[^\d]/g, '')) || null;

function Sums({ values, counted, onChange }: PartProps) {
  const { t } = useTranslation('stores');
  const { perGuest, seats } = values;
  return (
    <>
      <Field
        label={t('filters.perGuest')}
        hint={t(counted ? 'filters.perGuestSum' : 'filters.perGuestHint')}
        disabled={!counted}
        inputMode="numeric"
        maxLength={digitsOf(BrowseQuery.shape.perGuest)}
        value={perGuest === null ? '' : String(perGuest)}
        onChange={({ target }) => onChange({ perGuest: digits(target.value) })}
      />
      <Field
        label={t('filters.seats')}
        inputMode="numeric"
        maxLength={digitsOf(BrowseQuery.shape.seats)}
        value={seats === null ? '' : String(seats)}
        onChange={({ target }) => onChange({ seats: digits(target.value) })}
      />
    </>
  );
}

/** Filters of the kitchen, the place and the people. */
export function MoreFilters(props: PartProps) {
  const { values, onChange } = props;
  const { t } = useTranslation('stores');
  const any = { value: '', label: t('filters.any') } as const;
  const select = <N extends 'kosher' | 'food' | 'setting' | 'notice' | 'language'>(
    name: N,
    options: readonly (Narrowings[N] & string)[],
  ) => (
    <SelectField
      label={t(`filters.${name}.label`)}
      value={values[name] ?? ''}
      options={[
        any,
        ...options.map((value) => ({ value, label: t(`filters.${name}.${value}` as 'filters.any') })),
      ]}
      onChange={({ target }) =>
        onChange({ [name]: options.find((option) => option === target.value) ?? null })
      }
    />
  );
  return (
    <>
      {select('kosher', KosherFilter.options)}
      {select('food', FoodFilter.options)}
      {select('setting', StoreSetting.options)}
      <CheckField
        label={t('filters.accessible')}
        checked={values.accessible !== null}
        onChange={({ target }) => onChange({ accessible: target.checked ? 'yes' : null })}
      />
      <Sums {...props} />
      {select('notice', NOTICES)}
      {select('language', SpokenLanguage.options)}
    </>
  );
}
