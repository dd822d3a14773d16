import { maxLengthOf, ProposalLine } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { CheckField } from '../forms/check-field';
import { Field } from '../forms/field';
import { SelectField } from '../forms/select-field';
import { FoodMarks } from '../food/food-marks';
import { removesRow } from '../actions/removes-row';
import styles from './proposal-lines.module.css';
import '../proposals/texts';
import './texts';

/** A line as typed. `key` lives as long as its row on the page. */
export type TypedLine = Omit<ProposalLine, 'quantity' | 'unitPrice'> & {
  key: string;
  quantity: string;
  unitPrice: string;
};

export const emptyLine = (): TypedLine => ({
  key: crypto.randomUUID(),
  name: '',
  description: '',
  per: 'order',
  quantity: '1',
  unitPrice: '',
  optional: false,
});

export const typedLine = (line: ProposalLine): TypedLine => ({
  ...line,
  key: crypto.randomUUID(),
  quantity: String(line.quantity),
  unitPrice: String(line.unitPrice),
});

type Props = {
  line: TypedLine;
  at: number;
  /** Whether the customer may be left to choose it. */
  mayBeOptional: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (line: TypedLine) => void;
  onRemove: () => void;
};
type FieldsProps = Pick<Props, 'line' | 'mayBeOptional' | 'errorOf' | 'onChange'>;

/** The properties of a text field of the line. */
const fieldOf = (
  { line, errorOf, onChange }: FieldsProps,
  field: 'name' | 'description' | 'quantity' | 'unitPrice',
) => ({
  value: line[field],
  error: errorOf(field),
  onChange: ({ target }: { target: { value: string } }) => onChange({ ...line, [field]: target.value }),
});

/** How many, of what price, and for whom. */
function PriceFields(props: FieldsProps) {
  const { t } = useTranslation('proposalLines');
  const { t: read } = useTranslation('proposals');
  const { line, mayBeOptional, onChange } = props;
  const per = (['order', 'participant'] as const).map((value) => ({ value, label: read(`per.${value}`) }));
  return (
    <>
      <SelectField
        label={t('per')}
        options={per}
        value={line.per}
        onChange={({ target }) => onChange({ ...line, per: target.value as TypedLine['per'] })}
      />
      <div className={styles.pair}>
        <Field ltr inputMode="numeric" label={t('quantity')} {...fieldOf(props, 'quantity')} />
        <Field ltr inputMode="decimal" label={t('unitPrice')} {...fieldOf(props, 'unitPrice')} />
      </div>
      {mayBeOptional ? (
        <CheckField
          label={t('optional')}
          checked={line.optional}
          onChange={({ target }) => onChange({ ...line, optional: target.checked })}
        />
      ) : null}
    </>
  );
}

/** The fields of one line of a proposal, or of an order that was made of one. */
export function LineFields({ at, onRemove, ...fields }: Props) {
  const { t } = useTranslation('proposalLines');
  const { dish } = fields.line;
  return (
    <fieldset className={styles.edited}>
      <legend className="sr">{t('at', { at: at + 1 })}</legend>
      {dish ? (
        <p className="small muted">
          {t('dish', { dish: isolate(dish.name), menu: isolate(dish.menu) })}
          <FoodMarks food={dish} />
        </p>
      ) : null}
      <Field
        label={t('name')}
        maxLength={maxLengthOf(ProposalLine.shape.name)}
        {...fieldOf(fields, 'name')}
      />
      <Field
        label={t('description')}
        maxLength={maxLengthOf(ProposalLine.shape.description)}
        {...fieldOf(fields, 'description')}
      />
      <PriceFields {...fields} />
      <div>
        <Button kind="ghost" danger aria-label={t('removeAt', { at: at + 1 })} onClick={removesRow(onRemove)}>
          {t('remove')}
        </Button>
      </div>
    </fieldset>
  );
}
