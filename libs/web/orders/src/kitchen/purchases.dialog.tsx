import { DishPurchases, maxLengthOf, PurchaseLine, PurchaseUnit } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { isSound, useContested, useContractForm, useFormat, useProblemText } from '@smachot/web-platform';
import { Button, Dialog, DraftNote, Field, IconButton, Note, removesRow, SelectField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '../parts/act-dialog';
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
    draft: `purchases:${store}:${dish}`,
    version: JSON.stringify(lines),
    wireOf: (values) => ({
      dish,
      lines: values.typed.filter(({ what, quantity }) => what.trim() || quantity.trim()),
    }),
    send: async (body) => {
      const { error } = await save({ params: { partner: store }, body: { ...body, expected: lines } });
      if (error) return error;
      onClose();
    },
  });
};

type LineProps = {
  line: Typed;
  number: number;
  onChange: (changed: Partial<Typed>) => void;
  onRemove: () => void;
};

/** One purchase: what, how much, in which unit. */
function LineFields({ line, number, onChange, onRemove }: LineProps) {
  const { t } = useTranslation('production');
  const units = PurchaseUnit.options.map((value) => ({ value, label: t(`units.${value}`) }));
  return (
    <fieldset className={styles.line}>
      <legend className="sr">{t('line', { number })}</legend>
      <Field
        label={t('what')}
        maxLength={maxLengthOf(PurchaseLine.shape.what)}
        value={line.what}
        onChange={({ target }) => onChange({ what: target.value })}
      />
      <Field
        ltr
        label={t('quantity')}
        inputMode="decimal"
        maxLength={maxLengthOf(PurchaseLine.shape.quantity)}
        value={line.quantity}
        onChange={({ target }) => onChange({ quantity: target.value })}
      />
      <SelectField
        label={t('unit')}
        options={units}
        value={line.unit}
        onChange={({ target }) => onChange({ unit: target.value as PurchaseUnit })}
      />
      <IconButton icon="trash" label={t('removeLine', { number })} onClick={removesRow(onRemove)} />
    </fieldset>
  );
}

/** The lines of the form, each of them editable, and the button of another one. */
function Lines({ typed, onChange }: { typed: Typed[]; onChange: (typed: Typed[]) => void }) {
  const { t } = useTranslation('production');
  return (
    <>
      {typed.map((line, at) => (
        <LineFields
          key={at}
          line={line}
          number={at + 1}
          onChange={(changed) => onChange(typed.with(at, { ...line, ...changed }))}
          onRemove={() => onChange(typed.toSpliced(at, 1))}
        />
      ))}
      {typed.length < MOST ? (
        <Button kind="soft" icon="plus" onClick={() => onChange([...typed, EMPTY])}>
          {t('addLine')}
        </Button>
      ) : null}
    </>
  );
}

/** The purchases as somebody else saved them, to be copied from. */
function SavedLines({ lines }: Pick<DishPurchases, 'lines'>) {
  const { t } = useTranslation('production');
  const format = useFormat();
  return (
    <div>
      <p>{t('savedNow')}</p>
      <ul>
        {lines.map(({ what, quantity, unit }, at) => (
          <li key={at}>
            {`${format.number(quantity)} ${t(`units.${unit}`)}`} <bdi>{what}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Edits the purchases for one portion of a dish; an empty line is left out. */
export function PurchasesDialog(props: Props) {
  const { t } = useTranslation('production');
  const words = useProblemText();
  const form = usePurchasesForm(props);
  const { purchases, onClose } = props;
  const contested = useContested(form.problem);
  return (
    <Dialog
      open
      title={t('perPortion', { dish: isolate(purchases.dish) })}
      onClose={onClose}
      actions={
        <DialogActions stay={t('leave')} onClose={onClose}>
          <Button busy={form.busy} onClick={() => void form.submit()}>
            {t('save')}
          </Button>
        </DialogActions>
      }
    >
      <div className="ui-flow">
        <p className="small muted">{t('perPortionText')}</p>
        <DraftNote form={form} />
        <Lines typed={form.values.typed} onChange={(typed) => form.change({ typed })} />
        {!form.problem && !isSound(form.errors) ? <Note tone="bad">{t('wrong')}</Note> : null}
        {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
        {contested && purchases.lines.length ? <SavedLines lines={purchases.lines} /> : null}
      </div>
    </Dialog>
  );
}
