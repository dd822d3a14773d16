import type { DishPurchases, Language } from '@smachot/contracts';
import { type ProducedDish, shoppingList } from '@smachot/pricing';
import { listed, useDraft, useFormat } from '@smachot/web-platform';
import { Button, CheckField } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PurchasesDialog } from './purchases.dialog';
import styles from './kitchen-days.module.css';
import './texts';

type Props = {
  store: string;
  /** The days of the shopping list, to which its ticks belong. */
  span: { from: string; to: string };
  dishes: readonly ProducedDish[];
  purchases: readonly DishPurchases[];
};

/** What was already bought, ticked off on this device; the ticks belong to the days. */
const useTicks = ({ store, span }: Pick<Props, 'store' | 'span'>) => {
  const [ticked, setTicked] = useDraft<string[]>(`shopping:${store}:${span.from}:${span.to}`, []);
  const toggle = (key: string) =>
    setTicked(ticked.includes(key) ? ticked.filter((one) => one !== key) : [...ticked, key]);
  return (key: string) => ({ checked: ticked.includes(key), onChange: () => toggle(key) });
};
type Ticks = ReturnType<typeof useTicks>;

const useDishName = () => {
  const { i18n } = useTranslation('orders');
  return ({ name, translations }: ProducedDish) => translations?.[i18n.language as Language] ?? name;
};

type ShoppingLines = ReturnType<typeof shoppingList>;

function KnownPurchases({ lines, tick }: { lines: ShoppingLines['lines']; tick: Ticks }) {
  const { t } = useTranslation('production');
  const format = useFormat();
  return (
    <ul>
      {lines.map(({ key, what, quantity, unit, dishes }) => (
        <li key={key}>
          <CheckField
            {...tick(key)}
            label={
              <>
                <b>{`${format.number(quantity)} ${t(`units.${unit}`)}`}</b> <bdi>{what}</bdi>
              </>
            }
            hint={<bdi>{listed(dishes)}</bdi>}
          />
        </li>
      ))}
    </ul>
  );
}

/** Dishes without known purchases, by their number. */
function UnknownPurchases({ dishes, tick }: { dishes: ShoppingLines['unknown']; tick: Ticks }) {
  const { t } = useTranslation('production');
  const format = useFormat();
  const nameOf = useDishName();
  return (
    <>
      <h3>{t('unknown')}</h3>
      <ul>
        {dishes.map((dish) => (
          <li key={dish.name}>
            <CheckField
              {...tick(`dish|${dish.name}`)}
              label={
                <>
                  <b>{format.number(dish.count)}</b> <bdi>{nameOf(dish)}</bdi>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A button for each dish, which opens its purchases. */
function EditPurchases({ store, dishes, purchases }: Omit<Props, 'span'>) {
  const { t } = useTranslation('production');
  const nameOf = useDishName();
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <>
      <div className={styles.screenOnly}>
        <h3>{t('edit')}</h3>
        <p className="small muted">{t('editText')}</p>
        <div className="row wrap">
          {dishes.map((dish) => (
            <Button key={dish.name} kind="line" icon="edit" onClick={() => setEdited(dish.name)}>
              {nameOf(dish)}
            </Button>
          ))}
        </div>
      </div>
      {edited === null ? null : (
        <PurchasesDialog
          store={store}
          purchases={purchases.find(({ dish }) => dish === edited) ?? { dish: edited, lines: [] }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

/** The shopping list, ticked off on this device, and the dishes without known purchases. */
export function Shopping({ span, ...kitchen }: Props) {
  const { t } = useTranslation('production');
  const { store, dishes, purchases } = kitchen;
  const tick = useTicks({ store, span });
  const { lines, unknown } = shoppingList(dishes, purchases);
  return (
    <section className={styles.shopping} aria-labelledby="kitchen-shopping">
      <h2 id="kitchen-shopping">{t('shopping')}</h2>
      {lines.length === 0 ? <p className="muted">{t('nothingKnown')}</p> : null}
      <KnownPurchases lines={lines} tick={tick} />
      {unknown.length > 0 ? <UnknownPurchases dishes={unknown} tick={tick} /> : null}
      <EditPurchases {...kitchen} />
    </section>
  );
}
