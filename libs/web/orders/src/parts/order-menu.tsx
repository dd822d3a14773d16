import type { OrderSummary } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';

/** What will be on the table, as it was agreed. */
export function OrderMenu({ menu }: { menu: OrderSummary['menu'] }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (
    <dl className="od-menu">
      {menu.map(({ section, items }, index) => (
        <div key={index}>
          <dt>
            <bdi>{section}</bdi>
          </dt>
          {items.map(({ name, quantity, included }, at) => (
            <dd key={at}>
              <bdi>{name}</bdi>
              {quantity > 1 ? <b> × {format.number(quantity)}</b> : null}
              {included ? <small className="muted"> · {t('price.included')}</small> : null}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
