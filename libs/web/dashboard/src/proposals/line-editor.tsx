import type { ProposalDish } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFieldText, useFormat } from '@smachot/web-platform';
import { Button, emptyLine, FieldProblem, LineFields, type TypedLine } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DishPicker, useMenus } from './dish-picker';
import { typedTotals, withDishes } from './proposal-values';
import type { ProposalFormState } from './use-proposal-form';
import dashboardStyles from '../dashboard.module.css';
import styles from './proposals.module.css';

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
  const { t: words } = useTranslation('proposalLines');
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
        {words('add')}
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
  const set = (next: TypedLine[]) => form.change({ lines: next });
  return (
    <section className={dashboardStyles.stack} aria-labelledby="pr-lines">
      <h2 id="pr-lines">{t('proposals.lines')}</h2>
      {lines.map((line, at) => (
        <LineFields
          key={line.key}
          line={line}
          at={at}
          mayBeOptional
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
