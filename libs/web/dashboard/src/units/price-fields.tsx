import { type FieldErrors, useFieldText } from '@smachot/web-platform';
import { Icon, Note, type IconName } from '@smachot/web-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../values/number-field';
import type { PriceKind, UnitValues } from './unit-values';
import dashboardStyles from '../dashboard.module.css';
import unitsStyles from './units.module.css';

const KINDS: readonly { kind: PriceKind; icon: IconName }[] = [
  { kind: 'range', icon: 'users' },
  { kind: 'fixed', icon: 'table' },
  { kind: 'no_participants', icon: 'receipt' },
  { kind: 'compound', icon: 'leaf' },
  { kind: 'personalized', icon: 'chat' },
];

/** The kind of price, each described in the partner's words. */
export function KindField({
  value,
  onChange,
  simpleOnly,
}: {
  value: PriceKind;
  onChange: (kind: PriceKind) => void;
  simpleOnly?: boolean;
}) {
  const { t } = useTranslation('dashboard');
  const name = useId();
  return (
    <fieldset>
      <legend className={dashboardStyles.lab}>{t('unit.kind')}</legend>
      <div className={unitsStyles.kinds}>
        {KINDS.filter(({ kind }) => !(simpleOnly && kind === 'compound')).map(({ kind, icon }) => (
          <label key={kind} className={unitsStyles.kind}>
            <input
              type="radio"
              name={name}
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
            />
            <Icon name={icon} size={22} />
            <span>
              <b>{t(`unit.kinds.${kind}.title`)}</b>
              <span className="small muted">{t(`unit.kinds.${kind}.text`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Props = { values: UnitValues; faults: FieldErrors; onChange: (values: Partial<UnitValues>) => void };
type NumberName =
  | 'participants'
  | 'price'
  | 'basePrice'
  | 'pricePerParticipant'
  | 'minParticipants'
  | 'maxParticipants'
  | 'startingFromPrice';

const FIELDS: Record<PriceKind, readonly NumberName[]> = {
  fixed: ['price', 'participants'],
  range: ['pricePerParticipant', 'basePrice', 'minParticipants', 'maxParticipants'],
  no_participants: ['price'],
  personalized: ['startingFromPrice'],
  compound: ['pricePerParticipant', 'basePrice', 'minParticipants', 'maxParticipants'],
};
const PEOPLE: ReadonlySet<NumberName> = new Set(['participants', 'minParticipants', 'maxParticipants']);
const OPTIONAL: Partial<Record<PriceKind, readonly NumberName[]>> = {
  range: ['basePrice'],
  compound: ['pricePerParticipant', 'basePrice', 'minParticipants', 'maxParticipants'],
  personalized: ['startingFromPrice'],
};

/** The sums and limits of the chosen kind of price. */
export function PriceFields({ values, faults, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  return (
    <>
      {values.kind === 'personalized' ? <Note icon="chat">{t('unit.personalizedNote')}</Note> : null}
      <div className={dashboardStyles.pair}>
        {FIELDS[values.kind].map((name) => {
          const label = t(`unit.numbers.${name}`);
          const optional = OPTIONAL[values.kind]?.includes(name);
          return (
            <NumberField
              key={name}
              label={optional ? t('optional', { label }) : label}
              hint={t(`unit.numberHints.${name}`)}
              unit={PEOPLE.has(name) ? undefined : '₪'}
              whole={PEOPLE.has(name)}
              value={values[name]}
              error={say(faults[name])}
              onChange={(typed) => onChange({ [name]: typed })}
            />
          );
        })}
      </div>
    </>
  );
}
