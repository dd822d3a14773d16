import { Occasion, type PricingUnitVisibility } from '@smachot/contracts';
import { type FieldErrors, useFieldText } from '@smachot/web-platform';
import { Icon } from '@smachot/web-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from '../shell/part';
import { KindField, PriceFields } from '../units/price-fields';
import type { UnitValues } from '../units/unit-values';
import { FoodFields, servesFood } from '../content/food-fields';
import { useOwnStore } from '../shell/own-store';
import { ChipsField } from '../values/chips-field';
import { NumberField } from '../values/number-field';
import { TagsField } from './tags-field';
import styles from '../units/units.module.css';

type Props = { values: UnitValues; faults: FieldErrors; onChange: (values: Partial<UnitValues>) => void };

export function PricePart({ values, faults, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <Part id="price" headingId="ed-price" title={t('unit.price')}>
      <KindField value={values.kind} onChange={(kind) => onChange({ kind })} />
      <PriceFields values={values} faults={faults} onChange={onChange} />
    </Part>
  );
}

const SHOWN: readonly PricingUnitVisibility[] = ['public', 'unlisted', 'private', 'archived'];
const ICONS = { public: 'eye', unlisted: 'share', private: 'lock', archived: 'file' } as const;

export function VisibilityPart({ values, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  const name = useId();
  return (
    <Part id="visibility" headingId="ed-visibility" title={t('unit.visibility')}>
      <div className={styles.kinds} role="radiogroup" aria-labelledby="ed-visibility">
        {SHOWN.map((visibility) => (
          <label key={visibility} className={styles.kind}>
            <input
              type="radio"
              name={name}
              checked={values.visibility === visibility}
              onChange={() => onChange({ visibility })}
            />
            <Icon name={ICONS[visibility]} size={22} />
            <span>
              <b>{t(`visibility.${visibility}.title`)}</b>
              <span className="small muted">{t(`visibility.${visibility}.text`)}</span>
            </span>
          </label>
        ))}
      </div>
    </Part>
  );
}

export function DetailsPart({ values, faults, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  const { categories } = useOwnStore();
  return (
    <Part id="details" headingId="ed-details" title={t('unit.details')}>
      {values.kind !== 'compound' && servesFood(categories) ? (
        <FoodFields food={values} onChange={onChange} />
      ) : null}
      <NumberField
        label={t('unit.duration')}
        hint={t('unit.durationHint')}
        unit={t('unit.hours')}
        value={values.durationHours}
        error={say(faults['durationHours'])}
        onChange={(durationHours) => onChange({ durationHours })}
      />
      <ChipsField
        label={t('facts.unitOccasions')}
        options={Occasion.options}
        name={(one) => t(`occasions.${one}`)}
        value={values.occasions ?? []}
        onChange={(occasions) => onChange({ occasions })}
      />
      <TagsField tags={values.tags} error={say(faults['tags'])} onChange={(tags) => onChange({ tags })} />
    </Part>
  );
}
