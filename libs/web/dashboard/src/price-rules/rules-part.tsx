import { type Language, MOST_PRICE_RULES } from '@smachot/contracts';
import { priceDayWords } from '@smachot/i18n';
import { type FieldErrors, useFieldText } from '@smachot/web-platform';
import { Button, IconButton, MoveButtons, moved, removesRow, useSnackbar } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Part } from '../shell/part';
import { newKey, type UnitValues } from '../units/unit-values';
import { isFlat } from '../units/unit-wire';
import { NumberField } from '../values/number-field';
import { RuleFields } from './rule-fields';
import { emptyRule, type RuleValues } from './rule-values';
import dashboardStyles from '../dashboard.module.css';
import priceRulesStyles from './price-rules.module.css';

type Props = { values: UnitValues; faults: FieldErrors; onChange: (values: Partial<UnitValues>) => void };

/** Price rules for other days and seasons, and the minimum charge. */
export function RulesPart({ values, faults, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  const rules = values.priceRules ?? [];
  const set = (priceRules: RuleValues[]) => onChange({ priceRules });
  const flat = isFlat(values);
  return (
    <Part id="rules" headingId="ed-rules" title={t('dayPrices.title')}>
      <p className="muted">{t('dayPrices.text')}</p>
      {rules.length > 1 ? <p>{t('dayPrices.first')}</p> : null}
      {rules.length > 0 ? (
        <ol className={priceRulesStyles.rules}>
          {rules.map((rule, at) => (
            <Rule
              key={rule.key}
              {...{ rule, rules, at, faults }}
              flat={flat}
              onChange={(change) => set(rules.map((one, its) => (its === at ? { ...one, ...change } : one)))}
              onRules={set}
            />
          ))}
        </ol>
      ) : null}
      <div>
        <Button
          kind="soft"
          icon="plus"
          disabled={rules.length >= MOST_PRICE_RULES}
          onClick={() => set([...rules, emptyRule(newKey())])}
        >
          {t('dayPrices.add')}
        </Button>
      </div>
      <Minimum {...{ values, faults, onChange, flat }} />
    </Part>
  );
}

type RuleProps = {
  rule: RuleValues;
  rules: readonly RuleValues[];
  at: number;
  faults: FieldErrors;
  flat: boolean;
  onChange: (change: Partial<RuleValues>) => void;
  onRules: (rules: RuleValues[]) => void;
};

function Rule({ rule, rules, at, faults, flat, onChange, onRules }: RuleProps) {
  const { t, i18n } = useTranslation('dashboard');
  const say = useSnackbar();
  const days = rule.days.length ? priceDayWords(rule.days, i18n.language as Language) : null;
  const name = days ?? t('dayPrices.number', { at: at + 1 });
  const remove = () => {
    onRules(rules.filter((one) => one !== rule));
    say(t('dayPrices.gone'), { undo: () => onRules([...rules]) });
  };
  return (
    <li className={priceRulesStyles.rule}>
      <div className={dashboardStyles.between}>
        <h3>{name}</h3>
        <span className="row">
          <MoveButtons
            name={name}
            at={at}
            count={rules.length}
            onMove={(to) => onRules(moved(rules, at, to))}
          />
          <IconButton icon="trash" label={t('remove', { name })} onClick={removesRow(remove)} />
        </span>
      </div>
      <RuleFields {...{ rule, faults, onChange }} isFlat={flat} path={`priceRules.${at}.`} />
    </li>
  );
}

function Minimum({ values, faults, onChange, flat }: Props & { flat: boolean }) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  return (
    <>
      <h3>{t('dayPrices.minimum')}</h3>
      <p className="muted">{t('dayPrices.minimumText')}</p>
      <div className={dashboardStyles.pair}>
        <NumberField
          label={t('optional', { label: t('dayPrices.minimumSum') })}
          unit="₪"
          value={values.minimumSum ?? ''}
          error={say(faults['minimumOrder.sum'])}
          onChange={(minimumSum) => onChange({ minimumSum })}
        />
        {flat ? null : (
          <NumberField
            whole
            label={t('optional', { label: t('dayPrices.minimumParticipants') })}
            value={values.minimumParticipants ?? ''}
            error={
              faults['minimumOrder.participants'] === 'number.range'
                ? t('dayPrices.minimumTooMany')
                : say(faults['minimumOrder.participants'])
            }
            onChange={(minimumParticipants) => onChange({ minimumParticipants })}
          />
        )}
      </div>
    </>
  );
}
