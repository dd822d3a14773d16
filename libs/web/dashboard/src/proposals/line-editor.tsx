import { maxLengthOf, ProposalLine } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFieldText, useFormat } from '@smachot/web-platform';
import { Button, CheckField, Field, FieldProblem, SelectField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { emptyLine, type LineValues, typedTotals } from './proposal-values';
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

function LineFields({ line, at, errorOf, onChange, onRemove }: LineProps) {
  const { t } = useTranslation('dashboard');
  const per = (['order', 'participant'] as const).map((value) => ({
    value,
    label: t(`proposals.per.${value}`),
  }));
  const typed =
    (field: 'name' | 'description' | 'quantity' | 'unitPrice') =>
    ({ target }: { target: { value: string } }) =>
      onChange({ ...line, [field]: target.value });
  return (
    <fieldset className={styles.line}>
      <legend className="sr">{t('proposals.lineAt', { at: at + 1 })}</legend>
      <Field
        label={t('proposals.lineName')}
        maxLength={maxLengthOf(ProposalLine.shape.name)}
        value={line.name}
        error={errorOf('name')}
        onChange={typed('name')}
      />
      <Field
        label={t('proposals.lineDescription')}
        maxLength={maxLengthOf(ProposalLine.shape.description)}
        value={line.description}
        error={errorOf('description')}
        onChange={typed('description')}
      />
      <SelectField
        label={t('proposals.perLabel')}
        options={per}
        value={line.per}
        onChange={({ target }) => onChange({ ...line, per: target.value as LineValues['per'] })}
      />
      <div className={dashboardStyles.pair}>
        <Field
          ltr
          inputMode="numeric"
          label={t('proposals.quantity')}
          value={line.quantity}
          error={errorOf('quantity')}
          onChange={typed('quantity')}
        />
        <Field
          ltr
          inputMode="decimal"
          label={t('proposals.unitPrice')}
          value={line.unitPrice}
          error={errorOf('unitPrice')}
          onChange={typed('unitPrice')}
        />
      </div>
      <CheckField
        label={t('proposals.optional')}
        checked={line.optional}
        onChange={({ target }) => onChange({ ...line, optional: target.checked })}
      />
      <div>
        <Button
          kind="ghost"
          danger
          aria-label={t('proposals.removeLineAt', { at: at + 1 })}
          onClick={onRemove}
        >
          {t('proposals.removeLine')}
        </Button>
      </div>
    </fieldset>
  );
}

/** The lines of a proposal, with what they come to. */
export function LineEditor({ form }: { form: ProposalFormState }) {
  const { t } = useTranslation('dashboard');
  const text = useFieldText();
  const format = useFormat();
  const { lines } = form.values;
  const { least, most } = typedTotals(form.values);
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
      {form.errors['lines'] ? <FieldProblem id="pr-lines-bad">{text(form.errors['lines'])}</FieldProblem> : null}
      <div>
        <Button kind="soft" icon="plus" onClick={() => set([...lines, emptyLine()])}>
          {t('proposals.addLine')}
        </Button>
      </div>
      <p className={styles.sum} aria-live="polite">
        <span>{t('proposals.total')}</span>
        <span>
          {most > least
            ? t('proposals.totalWith', {
                least: isolate(format.shekels(least)),
                most: isolate(format.shekels(most)),
              })
            : format.shekels(least)}
        </span>
      </p>
    </section>
  );
}
