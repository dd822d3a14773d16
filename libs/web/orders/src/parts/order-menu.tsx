import type { Language, OrderSummary } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { FoodMarks } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import styles from './order-menu.module.css';

/** The agreed menu. */
export function OrderMenu({ menu }: { menu: OrderSummary['menu'] }) {
  const { t, i18n } = useTranslation('orders');
  const language = i18n.language as Language;
  const format = useFormat();
  return (
    <dl className={styles.menu}>
      {menu.map(({ section, translations, items }, index) => (
        <div key={index}>
          <dt>
            <bdi>{translations?.[language] ?? section}</bdi>
          </dt>
          {items.map(({ name, translations, quantity, included, ...food }, at) => (
            <dd key={at}>
              <bdi>{translations?.[language] ?? name}</bdi>
              {quantity > 1 ? <b> × {format.number(quantity)}</b> : null}
              {included ? <small className="muted"> · {t('price.included')}</small> : null}
              <FoodMarks food={food} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
