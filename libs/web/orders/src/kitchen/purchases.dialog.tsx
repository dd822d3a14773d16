import { DishPurchases, PurchaseUnit } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useProblemText } from '@smachot/web-platform';
import { Button, Dialog, Field, IconButton, Note, SelectField } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSavePurchasesMutation } from './kitchen-api';
import styles from './kitchen-days.module.css';

type Typed = { what: string; quantity: string; unit: PurchaseUnit };
const EMPTY: Typed = { what: '', quantity: '', unit: 'g' };
const MOST = 20;

type Props = { store: string; purchases: DishPurchases; onClose: () => void };

/** Edits the purchases for one portion of a dish; an empty line is left out. */
export function PurchasesDialog({ store, purchases: { dish, lines }, onClose }: Props) {
  const { t } = useTranslation('orders');
  const words = useProblemText();
  const [save, saving] = useSavePurchasesMutation();
  const [wrong, setWrong] = useState(false);
  const [typed, setTyped] = useState<Typed[]>([
    ...lines.map((line) => ({ ...line, quantity: String(line.quantity) })),
    ...(lines.length === 0 ? [EMPTY] : []),
  ]);
  const change = (at: number, changed: Partial<Typed>) =>
    setTyped((before) => before.map((line, index) => (index === at ? { ...line, ...changed } : line)));
  const submit = async () => {
    const filled = typed.filter(({ what, quantity }) => what.trim() || quantity.trim());
    const read = DishPurchases.safeParse({ dish, lines: filled });
    setWrong(!read.success);
    if (!read.success) return;
    const { error } = await save({ params: { partner: store }, body: read.data });
    if (!error) onClose();
  };
  const units = PurchaseUnit.options.map((value) => ({ value, label: t(`production.units.${value}`) }));
  return (
    <Dialog
      open
      title={t('production.perPortion', { dish: isolate(dish) })}
      onClose={onClose}
      actions={
        <>
          <Button busy={saving.isLoading} onClick={() => void submit()}>
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
              maxLength={80}
              value={line.what}
              onChange={({ target }) => change(at, { what: target.value })}
            />
            <Field
              ltr
              label={t('production.quantity')}
              inputMode="decimal"
              maxLength={8}
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
              onClick={() => setTyped((before) => before.filter((_, index) => index !== at))}
            />
          </fieldset>
        ))}
        {typed.length < MOST ? (
          <Button kind="soft" icon="plus" onClick={() => setTyped((before) => [...before, EMPTY])}>
            {t('production.addLine')}
          </Button>
        ) : null}
        {wrong ? <Note tone="bad">{t('production.wrong')}</Note> : null}
        {saving.error ? <Note tone="bad">{words(saving.error)}</Note> : null}
      </div>
    </Dialog>
  );
}
