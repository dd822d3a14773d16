import { DishPurchases, maxLengthOf, PurchaseLine, PurchaseUnit } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { isSound, useContractForm, useProblemText } from '@smachot/web-platform';
import { Button, Dialog, Field, IconButton, Note, SelectField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useSavePurchasesMutation } from './kitchen-api';
import styles from './kitchen-days.module.css';

type Typed = { what: string; quantity: string; unit: PurchaseUnit };
const EMPTY: Typed = { what: '', quantity: '', unit: 'g' };
const MOST = 20;

type Props = { store: string; purchases: DishPurchases; onClose: () => void };

const usePurchasesForm = ({ store, purchases: { dish, lines }, onClose }: Props) => {
  const [save] = useSavePurchasesMutation();
  const typed: Typed[] = [
    ...lines.map((line) => ({ ...line, quantity: String(line.quantity) })),
    ...(lines.length === 0 ? [EMPTY] : []),
  ];
  return useContractForm(DishPurchases, {
    defaults: { typed },
    wireOf: (values) => ({
      dish,
      lines: values.typed.filter(({ what, quantity }) => what.trim() || quantity.trim()),
    }),
    send: async (body) => {
      const { error } = await save({ params: { partner: store }, body });
      if (error) return error;
      onClose();
    },
  });
};

/** Edits the purchases for one portion of a dish; an empty line is left out. */
export function PurchasesDialog({ store, purchases: { dish, lines }, onClose }: Props) {
  const { t } = useTranslation('orders');
  const words = useProblemText();
  const form = usePurchasesForm({ store, purchases: { dish, lines }, onClose });
  const { typed } = form.values;
  const setTyped = (next: Typed[]) => form.change({ typed: next });
  const change = (at: number, changed: Partial<Typed>) =>
    setTyped(typed.map((line, index) => (index === at ? { ...line, ...changed } : line)));
  const units = PurchaseUnit.options.map((value) => ({ value, label: t(`production.units.${value}`) }));
  return (
    <Dialog
      open
      title={t('production.perPortion', { dish: isolate(dish) })}
      onClose={onClose}
      actions={
        <>
          <Button busy={form.busy} onClick={() => void form.submit()}>
            {t('production.save')}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {t('production.leave')}
          </Button>
        </>
      }
    >
      <div className="ui-flow">
        <p className="small muted">{t('production.perPortionText')}</p>
        {typed.map((line, at) => (
          <fieldset key={at} className={styles.line}>
            <legend className="sr">{t('production.line', { number: at + 1 })}</legend>
            <Field
              label={t('production.what')}
              maxLength={maxLengthOf(PurchaseLine.shape.what)}
              value={line.what}
              onChange={({ target }) => change(at, { what: target.value })}
            />
            <Field
              ltr
              label={t('production.quantity')}
              inputMode="decimal"
              maxLength={maxLengthOf(PurchaseLine.shape.quantity)}
              value={line.quantity}
              onChange={({ target }) => change(at, { quantity: target.value })}
            />
            <SelectField
              label={t('production.unit')}
              options={units}
              value={line.unit}
              onChange={({ target }) => change(at, { unit: target.value as PurchaseUnit })}
            />
            <IconButton
              icon="trash"
              label={t('production.removeLine', { number: at + 1 })}
              onClick={() => setTyped(typed.filter((_, index) => index !== at))}
            />
          </fieldset>
        ))}
        {typed.length < MOST ? (
          <Button kind="soft" icon="plus" onClick={() => setTyped([...typed, EMPTY])}>
            {t('production.addLine')}
          </Button>
        ) : null}
        {!form.problem && !isSound(form.errors) ? <Note tone="bad">{t('production.wrong')}</Note> : null}
        {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
      </div>
    </Dialog>
  );
}
