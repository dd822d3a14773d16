import { type BusinessCategory, maxLengthOf, profileFields } from '@smachot/contracts';
import { type FieldErrors, useFieldText } from '@smachot/web-platform';
import {
  Art,
  Badge,
  CATEGORIES,
  Field,
  FieldProblem,
  FilterChip,
  Ltr,
  Note,
  useCategoryNames,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { ChosenPictures } from '../pictures/chosen-pictures';
import { PhoneField } from '../place/phone-field';
import { WhereFields } from '../place/where-fields';
import { editUnit } from '../units/unit-edits';
import { KindField, PriceFields } from '../units/price-fields';
import { WordsFields } from '../units/words-fields';
import type { BecomeValues } from './become-values';
import { suggestUsername, USERNAME_LONGEST } from './username';
import { useUsernameCheck, type UsernameCheck } from './use-username-check';
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

export function NameStep({ values, faults, onChange }: StepProps) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  const check = useUsernameCheck(values.partnerUsername, values.city);
  const refused = check.state === 'refused' ? check.code : undefined;
  return (
    <>
      <Field
        label={t('become.businessName')}
        value={values.businessName}
        maxLength={maxLengthOf(profileFields.businessName)}
        autoComplete="organization"
        placeholder={t('become.businessNameExample')}
        error={say(faults['businessName'])}
        onChange={({ target }) =>
          onChange({
            businessName: target.value,
            ...(values.ownUsername ? {} : { partnerUsername: suggestUsername(target.value) }),
          })
        }
      />
      <Field
        ltr
        label={t('become.username')}
        hint={t('become.usernameHint')}
        value={values.partnerUsername}
        maxLength={USERNAME_LONGEST}
        autoComplete="off"
        error={
          values.partnerUsername || faults['partnerUsername']
            ? say(refused ?? faults['partnerUsername'])
            : undefined
        }
        onChange={({ target }) =>
          onChange({ partnerUsername: target.value.trim().toLowerCase(), ownUsername: true })
        }
      />
      <div className={becomeStyles.address} aria-live="polite">
        <span className="muted small">
          <Ltr>
            {location.host}/partner/<b>{values.partnerUsername || '…'}</b>
          </Ltr>
        </span>
        <CheckBadge check={check} />
      </div>
      {check.state === 'refused' && check.others.length > 0 ? (
        <div className="row wrap">
          <span className="small">{t('become.others')}</span>
          {check.others.map((other) => (
            <FilterChip
              key={other}
              on={false}
              onClick={() => onChange({ partnerUsername: other, ownUsername: true })}
            >
              <Ltr>{other}</Ltr>
            </FilterChip>
          ))}
        </div>
      ) : null}
    </>
  );
}

function CheckBadge({ check }: { check: UsernameCheck }) {
  const { t } = useTranslation('dashboard');
  if (check.state === 'free')
    return (
      <Badge tone="ok" icon="check">
        {t('become.free')}
      </Badge>
    );
  return check.state === 'checking' ? <span className="small muted">{t('become.checking')}</span> : null;
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
