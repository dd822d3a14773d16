import type { Language } from '@smachot/contracts';
import { priceDayWords } from '@smachot/i18n';
import { type FieldErrors, useFieldText } from '@smachot/web-platform';
import { DateField, FilterChip, SelectField } from '@smachot/web-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../values/number-field';
import type { ChangeKind, RuleValues, SeasonKind } from './rule-values';
import styles from '../dashboard.module.css';

const DAYS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const SEASONS: readonly SeasonKind[] = ['none', 'yearly', 'once'];
const CHANGES: readonly ChangeKind[] = ['more', 'less', 'price'];

type Props = {
  rule: RuleValues;
  faults: FieldErrors;
  /** Prefix of the rule's error paths. */
  path: string;
  /** The price knows no participants. */
  isFlat: boolean;
  onChange: (change: Partial<RuleValues>) => void;
};

export function RuleFields(props: Props) {
  return (
    <>
      <Days {...props} />
      <Season {...props} />
      <Change {...props} />
    </>
  );
}

function Days({ rule: { days }, faults, path, onChange }: Props) {
  const { t, i18n } = useTranslation('dashboard');
  const say = useFieldText();
  const id = useId();
  const fault = say(faults[`${path}days`]);
  return (
    <div role="group" aria-labelledby={id} className={styles.stack}>
      <span id={id} className={styles.lab}>
        {t('dayPrices.days')}
      </span>
      <div className="row wrap">
        {DAYS.map((day) => {
          const on = days.includes(day);
          return (
            <FilterChip
              key={day}
              on={on}
              onClick={() => onChange({ days: on ? days.filter((one) => one !== day) : [...days, day] })}
            >
              {priceDayWords([day], i18n.language as Language)}
            </FilterChip>
          );
        })}
      </div>
      <span className="small muted">{t('dayPrices.daysHint')}</span>
      {fault ? <span className="ui-field-error">{fault}</span> : null}
    </div>
  );
}

function Season({ rule: { season, from, to }, faults, path, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  return (
    <>
      <SelectField
        label={t('dayPrices.season')}
        value={season}
        options={SEASONS.map((value) => ({ value, label: t(`dayPrices.seasons.${value}`) }))}
        onChange={({ target }) => onChange({ season: target.value as SeasonKind })}
      />
      {season === 'none' ? null : (
        <div className={styles.pair}>
          <DateField
            label={t('dayPrices.from')}
            {...(season === 'yearly' ? { hint: t('dayPrices.yearly') } : {})}
            value={from}
            error={say(faults[`${path}season.from`])}
            onChange={(day) => onChange({ from: day })}
          />
          <DateField
            label={t('dayPrices.to')}
            value={to}
            error={say(faults[`${path}season.to`])}
            onChange={(day) => onChange({ to: day })}
          />
        </div>
      )}
    </>
  );
}

function Change(props: Props) {
  const { rule, faults, path, onChange } = props;
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('dayPrices.change')}
        value={rule.change}
        options={CHANGES.map((value) => ({ value, label: t(`dayPrices.changes.${value}`) }))}
        onChange={({ target }) => onChange({ change: target.value as ChangeKind })}
      />
      {rule.change === 'price' ? (
        <PriceFields {...props} />
      ) : (
        <NumberField
          whole
          label={t('dayPrices.percent')}
          unit="%"
          value={rule.percent}
          error={say(faults[`${path}change.percent`])}
          onChange={(percent) => onChange({ percent })}
        />
      )}
    </div>
  );
}

/** The price on these days: one sum, or a sum and more for each participant. */
function PriceFields({ rule, faults, path, isFlat, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  return (
    <>
      <NumberField
        label={t(isFlat ? 'unit.numbers.price' : 'unit.numbers.basePrice')}
        unit="₪"
        value={rule.price}
        error={say(faults[`${path}change.price`])}
        onChange={(price) => onChange({ price })}
      />
      {isFlat ? null : (
        <NumberField
          label={t('unit.numbers.pricePerParticipant')}
          unit="₪"
          value={rule.pricePerParticipant}
          error={say(faults[`${path}change.pricePerParticipant`])}
          onChange={(pricePerParticipant) => onChange({ pricePerParticipant })}
        />
      )}
    </>
  );
}
