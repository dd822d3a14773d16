import type { BusinessCategory } from '@smachot/contracts';
import { type FieldErrors, useFieldText } from '@smachot/web-platform';
import { Art, CATEGORIES, Field, FieldProblem, Note, useCategoryNames } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { ChosenPictures } from '../pictures/chosen-pictures';
import { PhoneField } from '../place/phone-field';
import { WhereFields } from '../place/where-fields';
import { editUnit } from '../units/unit-edits';
import { KindField, PriceFields } from '../units/price-fields';
import { WordsFields } from '../units/words-fields';
import type { BecomeValues } from './become-values';
import dashboardStyles from '../dashboard.module.css';
import becomeStyles from './become.module.css';

export type StepProps = {
  values: BecomeValues;
  faults: FieldErrors;
  onChange: (values: Partial<BecomeValues>) => void;
};

const MOST_CATEGORIES = 4;

export function CategoriesField({
  value,
  error,
  onChange,
}: {
  value: BusinessCategory[];
  error: string | undefined;
  onChange: (categories: BusinessCategory[]) => void;
}) {
  const { t } = useTranslation('dashboard');
  const names = useCategoryNames();
  const full = value.length >= MOST_CATEGORIES;
  const toggle = (category: BusinessCategory) =>
    onChange(value.includes(category) ? value.filter((one) => one !== category) : [...value, category]);
  return (
    <fieldset>
      <legend className={dashboardStyles.lab}>{t('become.categories')}</legend>
      <div className={becomeStyles.kinds}>
        {CATEGORIES.map((category) => (
          <label key={category} className={becomeStyles.kind}>
            <input
              type="checkbox"
              checked={value.includes(category)}
              disabled={full && !value.includes(category)}
              onChange={() => toggle(category)}
            />
            <Art name={`category-${category}`} />
            <span>{names.one(category)}</span>
          </label>
        ))}
      </div>
      <FieldProblem>{error}</FieldProblem>
    </fieldset>
  );
}

export function WhatStep({ values, faults, onChange }: StepProps) {
  const say = useFieldText();
  return (
    <CategoriesField
      value={values.categories}
      error={say(faults['categories'])}
      onChange={(categories) => onChange({ categories })}
    />
  );
}

export function WhereStep({ values, faults, onChange }: StepProps) {
  return <WhereFields values={values} faults={faults} onChange={onChange} />;
}

export function ContactStep({ values, faults, onChange }: StepProps) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  return (
    <>
      <PhoneField values={values} error={say(faults['businessPhone'])} onChange={onChange} />
      <Field
        ltr
        type="email"
        label={t('optional', { label: t('become.email') })}
        hint={t('become.emailHint')}
        autoComplete="off"
        value={values.email}
        error={say(faults['email'])}
        onChange={({ target }) => onChange({ email: target.value })}
      />
    </>
  );
}

export function OfferStep({
  values,
  faults,
  onChange,
  pictures,
  onPictures,
}: StepProps & { pictures: readonly File[]; onPictures: (files: readonly File[]) => void }) {
  const { t } = useTranslation('dashboard');
  const set = (change: Partial<BecomeValues['unit']>) =>
    onChange({ unit: editUnit(values.unit, { do: 'set', values: change }) });
  return (
    <>
      <KindField simpleOnly value={values.unit.kind} onChange={(kind) => set({ kind })} />
      <PriceFields values={values.unit} faults={faults} onChange={set} />
      <WordsFields words={values.unit} faults={faults} onChange={set} />
      <div>
        <span className={dashboardStyles.lab}>{t('pictures.title')}</span>
        <ChosenPictures files={pictures} onChange={onPictures} />
      </div>
      <Note icon="leaf">{t('become.menuLater')}</Note>
    </>
  );
}
