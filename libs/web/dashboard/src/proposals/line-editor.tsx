import { maxLengthOf, type ProposalDish, ProposalLine } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFieldText, useFormat } from '@smachot/web-platform';
import { Button, CheckField, Field, FieldProblem, FoodMarks, removesRow, SelectField } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DishPicker, useMenus } from './dish-picker';
import { emptyLine, type LineValues, typedTotals, withDishes } from './proposal-values';
import type { ProposalFormState } from './use-proposal-form';
import dashboardStyles from '../dashboard.module.css';
import styles from './proposals.module.css';

type LineProps = {
  line: LineValues;
  at: number;
  errorOf: (field: string) => string | undefined;
  onChange: (line: LineValues) => void;
  onRemove: () => void;
};

type FieldsProps = Pick<LineProps, 'line' | 'errorOf' | 'onChange'>;
type TypedField = 'name' | 'description' | 'quantity' | 'unitPrice';

/** The properties of a text field of the line. */
const fieldOf = ({ line, errorOf, onChange }: FieldsProps, field: TypedField) => ({
  value: line[field],
  error: errorOf(field),
  onChange: ({ target }: { target: { value: string } }) => onChange({ ...line, [field]: target.value }),
});

/** How many, of what price, and for whom. */
function PriceFields(props: FieldsProps) {
  const { t } = useTranslation('dashboard');
  const { line, onChange } = props;
  const per = (['order', 'participant'] as const).map((value) => ({
    value,
    label: t(`proposals.per.${value}`),
  }));
  return (
    <>
      <SelectField
        label={t('proposals.perLabel')}
        options={per}
        value={line.per}
        onChange={({ target }) => onChange({ ...line, per: target.value as LineValues['per'] })}
      />
      <div className={dashboardStyles.pair}>
        <Field ltr inputMode="numeric" label={t('proposals.quantity')} {...fieldOf(props, 'quantity')} />
        <Field ltr inputMode="decimal" label={t('proposals.unitPrice')} {...fieldOf(props, 'unitPrice')} />
      </div>
      <CheckField
        label={t('proposals.optional')}
        checked={line.optional}
        onChange={({ target }) => onChange({ ...line, optional: target.checked })}
      />
    </>
  );
}

function LineFields({ at, onRemove, ...fields }: LineProps) {
  const { t } = useTranslation('dashboard');
  const { dish } = fields.line;
  return (
    <fieldset className={styles.line}>
      <legend className="sr">{t('proposals.lineAt', { at: at + 1 })}</legend>
      {dish ? (
        <p className="small muted">
          {t('proposals.dishes.of', { dish: isolate(dish.name), menu: isolate(dish.menu) })}
          <FoodMarks food={dish} />
        </p>
      ) : null}
      <Field
        label={t('proposals.lineName')}
        maxLength={maxLengthOf(ProposalLine.shape.name)}
        {...fieldOf(fields, 'name')}
      />
      <Field
        label={t('proposals.lineDescription')}
        maxLength={maxLengthOf(ProposalLine.shape.description)}
        {...fieldOf(fields, 'description')}
      />
      <PriceFields {...fields} />
      <div>
        <Button
          kind="ghost"
          danger
          aria-label={t('proposals.removeLineAt', { at: at + 1 })}
          onClick={removesRow(onRemove)}
        >
          {t('proposals.removeLine')}
        </Button>
      </div>
    </fieldset>
  );
}

/** What the lines come to, without and with all options. */
function Total({ form }: { form: ProposalFormState }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { least, most } = typedTotals(form.values);
  const sums = { least: isolate(format.shekels(least)), most: isolate(format.shekels(most)) };
  return (
    <p className={styles.sum} aria-live="polite">
      <span>{t('proposals.total')}</span>
      <span>{most > least ? t('proposals.totalWith', sums) : format.shekels(least)}</span>
    </p>
  );
}

/** Another line: in words, or a dish of a menu of the store. */
function AddLine({ form }: { form: ProposalFormState }) {
  const { t } = useTranslation('dashboard');
  const menus = useMenus();
  const [open, setOpen] = useState(false);
  const { lines } = form.values;
  const take = (dishes: ProposalDish[]) => {
    form.change({ lines: withDishes(lines, dishes) });
    setOpen(false);
  };
  return (
    <div className="row wrap">
      <Button kind="soft" icon="plus" onClick={() => form.change({ lines: [...lines, emptyLine()] })}>
        {t('proposals.addLine')}
      </Button>
      {menus.length > 0 ? (
        <Button kind="soft" icon="plus" onClick={() => setOpen(true)}>
          {t('proposals.dishes.add')}
        </Button>
      ) : null}
      {open ? <DishPicker menus={menus} onTake={take} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

/** The lines of a proposal, with what they come to. */
export function LineEditor({ form }: { form: ProposalFormState }) {
  const { t } = useTranslation('dashboard');
  const text = useFieldText();
  const { lines } = form.values;
  const set = (next: LineValues[]) => form.change({ lines: next });
  return (
    <section className={dashboardStyles.stack} aria-labelledby="pr-lines">
      <h2 id="pr-lines">{t('proposals.lines')}</h2>
      {lines.map((line, at) => (
        <LineFields
          key={line.key}
          line={line}
          at={at}
          errorOf={(field) => text(form.errors[`lines.${at}.${field}`])}
          onChange={(changed) => set(lines.map((one) => (one.key === line.key ? changed : one)))}
          onRemove={() => set(lines.filter(({ key }) => key !== line.key))}
        />
      ))}
      {form.errors['lines'] ? (
        <FieldProblem id="pr-lines-bad">{text(form.errors['lines'])}</FieldProblem>
      ) : null}
      <AddLine form={form} />
      <Total form={form} />
    </section>
  );
}
