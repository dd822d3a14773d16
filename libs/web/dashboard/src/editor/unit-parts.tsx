import { lengthAt, Occasion, type PricingUnitVisibility, SimplePricingUnitForm } from '@smachot/contracts';
import { type FieldErrors, useFieldText } from '@smachot/web-platform';
import { Button, Field, Icon, IconButton } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KindField, PriceFields } from '../units/price-fields';
import type { UnitValues } from '../units/unit-values';
import { FoodFields, servesFood } from '../content/food-fields';
import { useOwnStore } from '../shell/own-store';
import { ChipsField } from '../values/chips-field';
import { NumberField } from '../values/number-field';
import dashboardStyles from '../dashboard.module.css';
import editorStyles from './editor.module.css';
import unitsStyles from '../units/units.module.css';

type Props = { values: UnitValues; faults: FieldErrors; onChange: (values: Partial<UnitValues>) => void };

export function PricePart({ values, faults, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <section className={clsx('card', dashboardStyles.part)} id="price" aria-labelledby="ed-price">
      <h2 id="ed-price">{t('unit.price')}</h2>
      <KindField value={values.kind} onChange={(kind) => onChange({ kind })} />
      <PriceFields values={values} faults={faults} onChange={onChange} />
    </section>
  );
}

const SHOWN: readonly PricingUnitVisibility[] = ['public', 'unlisted', 'private', 'archived'];
const ICONS = { public: 'eye', unlisted: 'share', private: 'lock', archived: 'file' } as const;

export function VisibilityPart({ values, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  const name = useId();
  return (
    <section className={clsx('card', dashboardStyles.part)} id="visibility" aria-labelledby="ed-visibility">
      <h2 id="ed-visibility">{t('unit.visibility')}</h2>
      <div className={unitsStyles.kinds} role="radiogroup" aria-labelledby="ed-visibility">
        {SHOWN.map((visibility) => (
          <label key={visibility} className={unitsStyles.kind}>
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
    </section>
  );
}

const MOST_TAGS = 20;

export function DetailsPart({ values, faults, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  const { categories } = useOwnStore();
  const [tag, setTag] = useState('');
  const add = () => {
    const word = tag.trim();
    if (word && !values.tags.includes(word)) onChange({ tags: [...values.tags, word].slice(0, MOST_TAGS) });
    setTag('');
  };
  return (
    <section className={clsx('card', dashboardStyles.part)} id="details" aria-labelledby="ed-details">
      <h2 id="ed-details">{t('unit.details')}</h2>
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
      <div>
        <div className={editorStyles.quick}>
          <div className="grow">
            <Field
              label={t('unit.tags')}
              hint={t('unit.tagsHint')}
              placeholder={t('unit.tagExample')}
              value={tag}
              maxLength={lengthAt(SimplePricingUnitForm, 'tags.0')}
              error={say(faults['tags'])}
              onChange={(event) => setTag(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ',') return;
                event.preventDefault();
                add();
              }}
            />
          </div>
          <Button kind="soft" disabled={!tag.trim()} onClick={add}>
            {t('unit.addTag')}
          </Button>
        </div>
        <ul className="row wrap">
          {values.tags.map((one) => (
            <li key={one} className={editorStyles.tag}>
              <bdi>{one}</bdi>
              <IconButton
                icon="x"
                label={t('remove', { name: one })}
                onClick={() => onChange({ tags: values.tags.filter((other) => other !== one) })}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
