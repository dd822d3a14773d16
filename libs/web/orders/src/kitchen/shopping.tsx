import type { DishPurchases, Language } from '@smachot/contracts';
import { type ProducedDish, shoppingList } from '@smachot/pricing';
import { useDraft, useFormat } from '@smachot/web-platform';
import { Button, CheckField } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PurchasesDialog } from './purchases.dialog';
import styles from './kitchen-days.module.css';

type Props = {
  store: string;
  /** The days of the shopping list, to which its ticks belong. */
  span: { from: string; to: string };
  dishes: readonly ProducedDish[];
  purchases: readonly DishPurchases[];
};

/** The shopping list, ticked off on this device, and the dishes without known purchases. */
export function Shopping({ store, span, dishes, purchases }: Props) {
  const { t, i18n } = useTranslation('orders');
  const format = useFormat();
  const [ticked, setTicked] = useDraft<string[]>(`shopping:${store}:${span.from}:${span.to}`, []);
  const [edited, setEdited] = useState<string | null>(null);
  const { lines, unknown } = shoppingList(dishes, purchases);
  const toggle = (key: string) =>
    setTicked(ticked.includes(key) ? ticked.filter((one) => one !== key) : [...ticked, key]);
  const nameOf = ({ name, translations }: ProducedDish) => translations?.[i18n.language as Language] ?? name;
  return (
    <section className={styles.shopping} aria-labelledby="kitchen-shopping">
      <h2 id="kitchen-shopping">{t('production.shopping')}</h2>
      {lines.length === 0 ? <p className="muted">{t('production.nothingKnown')}</p> : null}
      <ul>
        {lines.map(({ key, what, quantity, unit, dishes: of }) => (
          <li key={key}>
            <CheckField
              checked={ticked.includes(key)}
              onChange={() => toggle(key)}
              label={
                <>
                  <b>{`${format.number(quantity)} ${t(`production.units.${unit}`)}`}</b> <bdi>{what}</bdi>
                </>
              }
              hint={<bdi>{of.join(', ')}</bdi>}
            />
          </li>
        ))}
      </ul>
      {unknown.length > 0 ? (
        <>
          <h3>{t('production.unknown')}</h3>
          <ul>
            {unknown.map((dish) => (
              <li key={dish.name}>
                <CheckField
                  checked={ticked.includes(`dish|${dish.name}`)}
                  onChange={() => toggle(`dish|${dish.name}`)}
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
      ) : null}
      <div className={styles.screenOnly}>
        <h3>{t('production.edit')}</h3>
        <p className="small muted">{t('production.editText')}</p>
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
    </section>
  );
}
